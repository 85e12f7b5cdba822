import { useEffect, useId, useRef } from 'react'
import { Icon } from '#src/design-system/components/Icon.tsx'
import * as css from '#src/design-system/components/ThemeSwitch.css.ts'

/** 'system' follows the visitor's device. */
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

/** Lets the visitor choose the colour theme. */
export function ThemeSwitch({ label, value, labels, onChange }: ThemeSwitchProps) {
  const name = useId()
  const group = useRef<HTMLFieldSetElement>(null)

  // A choice made before the page was hydrated.
  useEffect(() => {
    const checkedValue = group.current?.querySelector<HTMLInputElement>(':checked')?.value
    const earlySelection = options.find((choice) => choice.value === checkedValue)?.value
    if (earlySelection !== undefined && earlySelection !== value) onChange(earlySelection)
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- later, the page shows `value`
  }, [])

  return (
    <fieldset ref={group} className={css.group}>
      <legend className={css.legend}>{label}</legend>
      <div className={css.options}>
        {options.map((choice) => (
          <label key={choice.value} className={css.option}>
            <input
              className={css.radio}
              type="radio"
              autoComplete="off"
              name={name}
              value={choice.value}
              checked={value === choice.value}
              onChange={() => onChange(choice.value)}
            />
            <Icon name={choice.icon} />
            {labels[choice.value]}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
