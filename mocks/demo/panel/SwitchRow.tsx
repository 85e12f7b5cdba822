import { useId } from 'react'
import * as css from '#mocks/demo/panel/SelectRow.css.ts'
import { join } from '#src/design-system/theme/join.ts'

export interface SwitchRowProps {
  label: string
  isOn: boolean
  onChange: (isOn: boolean) => void
}

/** A condition that is on or off. */
export function SwitchRow({ label, isOn, onChange }: SwitchRowProps) {
  const id = useId()
  return (
    <div className={join(css.row, isOn && css.changed)}>
      <label className={css.label} htmlFor={id}>
        {label}
      </label>
      <input
        id={id}
        type="checkbox"
        role="switch"
        className={css.toggle}
        checked={isOn}
        aria-checked={isOn}
        onChange={(event) => onChange(event.target.checked)}
      />
    </div>
  )
}
