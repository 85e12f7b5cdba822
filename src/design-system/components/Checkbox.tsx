import { VisuallyHidden } from '#src/design-system/components/VisuallyHidden.tsx'
import * as css from '#src/design-system/components/Checkbox.css.ts'
import { cx } from '#src/design-system/theme/cx.ts'

export interface CheckboxProps {
  label: string
  /** The label is for assistive technology only, because the box stands in a row that says it. */
  hideLabel?: boolean
  /** mixed: some of what the box stands for. */
  checked: boolean | 'mixed'
  /** @param withShift the Shift key was held, by which lists select a range */
  onChange: (isChecked: boolean, withShift: boolean) => void
}

/** A box to choose something. */
export function Checkbox({ label, hideLabel = false, checked, onChange }: CheckboxProps) {
  return (
    <label className={cx(css.label, hideLabel && css.boxOnly)}>
      <input
        type="checkbox"
        className={css.box}
        checked={checked === true}
        ref={(box) => {
          if (box) box.indeterminate = checked === 'mixed'
        }}
        onChange={({ target, nativeEvent }) =>
          onChange(target.checked, 'shiftKey' in nativeEvent && nativeEvent.shiftKey === true)
        }
      />
      {hideLabel ? <VisuallyHidden>{label}</VisuallyHidden> : <span>{label}</span>}
    </label>
  )
}
