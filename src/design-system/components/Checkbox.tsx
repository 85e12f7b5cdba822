import * as css from '#src/design-system/components/Checkbox.css.ts'

export interface CheckboxProps {
  label: string
  checked: boolean
  onChange: (checked: boolean) => void
}

/** A box to tick, with its label. */
export function Checkbox({ label, checked, onChange }: CheckboxProps) {
  return (
    <label className={css.line}>
      <input
        type="checkbox"
        className={css.box}
        checked={checked}
        onChange={({ target }) => onChange(target.checked)}
      />
      {label}
    </label>
  )
}
