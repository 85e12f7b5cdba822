import { VisuallyHidden } from '#src/design-system/components/VisuallyHidden.tsx'
import * as css from '#src/design-system/components/Checkbox.css.ts'
import { cx } from '#src/design-system/theme/cx.ts'

export interface CheckboxProps {
  label: string
  /** Hides the label visually, for a checkbox in a table row that shows the same text. */
  hideLabel?: boolean
  /** mixed: some but not all of the items are selected. */
  checked: boolean | 'mixed'
  /** @param isShiftPressed whether the Shift key was held down, which selects a range of rows */
  onChange: (isChecked: boolean, isShiftPressed: boolean) => void
}

export function Checkbox({ label, hideLabel = false, checked, onChange }: CheckboxProps) {
  return (
    <label className={cx(css.label, hideLabel && css.boxOnly)}>
      <input
        type="checkbox"
        className={css.box}
        checked={checked === true}
        ref={(checkbox) => {
          if (checkbox) checkbox.indeterminate = checked === 'mixed'
        }}
        onChange={({ target, nativeEvent }) =>
          onChange(target.checked, 'shiftKey' in nativeEvent && nativeEvent.shiftKey === true)
        }
      />
      {hideLabel ? <VisuallyHidden>{label}</VisuallyHidden> : <span>{label}</span>}
    </label>
  )
}
