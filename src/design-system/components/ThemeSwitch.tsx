import { useEffect, useId, useRef } from 'react'
import { Icon } from '#src/design-system/components/Icon.tsx'
import * as css from '#src/design-system/components/ThemeSwitch.css.ts'

/** 'system' uses the theme of the device. */
export type ThemePreference = 'system' | 'light' | 'dark'

export interface ThemeSwitchProps {
  label: string
  value: ThemePreference
  labels: Readonly<Record<ThemePreference, string>>
  onChange: (value: ThemePreference) => void
}

const options = [
  { value: 'system', icon: 'monitor' },
  { value: 'light', icon: 'sun' },
  { value: 'dark', icon: 'moon' },
] as const

export function ThemeSwitch({ label, value, labels, onChange }: ThemeSwitchProps) {
  const name = useId()
  const groupRef = useRef<HTMLFieldSetElement>(null)

  // Applies a selection that was made before hydration.
  useEffect(() => {
    const checkedValue = groupRef.current?.querySelector<HTMLInputElement>(':checked')?.value
    const selectionBeforeHydration = options.find((option) => option.value === checkedValue)?.value
    if (selectionBeforeHydration !== undefined && selectionBeforeHydration !== value) onChange(selectionBeforeHydration)
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- after hydration, React controls the selection
  }, [])

  return (
    <fieldset ref={groupRef} className={css.group}>
      <legend className={css.legend}>{label}</legend>
      <div className={css.options}>
        {options.map((option) => (
          <label key={option.value} className={css.option}>
            <input
              className={css.radio}
              type="radio"
              autoComplete="off"
              name={name}
              value={option.value}
              checked={value === option.value}
              onChange={() => onChange(option.value)}
            />
            <Icon name={option.icon} />
            {labels[option.value]}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
