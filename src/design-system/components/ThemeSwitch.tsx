import { useId } from 'react'
import { Icon } from '#src/design-system/components/Icon.tsx'
import * as css from '#src/design-system/components/ThemeSwitch.css.ts'

/** 'system' follows the visitor's device. */
export type ThemeChoice = 'system' | 'light' | 'dark'

export interface ThemeSwitchProps {
  /** Legend of the group. */
  label: string
  /** The current choice. */
  value: ThemeChoice
  /** Label of each choice. */
  labels: Readonly<Record<ThemeChoice, string>>
  onChange: (value: ThemeChoice) => void
}

const choices = [
  { value: 'system', icon: 'monitor' },
  { value: 'light', icon: 'sun' },
  { value: 'dark', icon: 'moon' },
] as const

/** Lets the visitor choose the colour theme. */
export function ThemeSwitch({ label, value, labels, onChange }: ThemeSwitchProps) {
  const name = useId()
  return (
    <fieldset className={css.group}>
      <legend className={css.legend}>{label}</legend>
      <div className={css.options}>
        {choices.map((choice) => (
          <label key={choice.value} className={css.option}>
            <input
              className={css.radio}
              type="radio"
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
