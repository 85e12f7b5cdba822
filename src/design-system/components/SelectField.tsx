import { FieldFrame, useFieldIds, type FieldInputProps } from '#src/design-system/components/FieldFrame.tsx'
import * as css from '#src/design-system/components/FieldFrame.css.ts'
import { Icon } from '#src/design-system/components/Icon.tsx'
import { join } from '#src/design-system/theme/join.ts'

export interface SelectFieldProps extends Omit<FieldInputProps<HTMLSelectElement>, 'readOnly'> {
  /** The choices, in order. */
  options: readonly { value: string; label: string }[]
  autoComplete?: string
}

/** A native select with label, error and hint. The placeholder is an empty first option. */
export function SelectField({ label, error, hint, options, placeholder, ...input }: SelectFieldProps) {
  const { id, described, frame } = useFieldIds(error, hint)
  return (
    <FieldFrame {...frame} label={label} error={error} hint={hint}>
      <div className={css.withEndSlot}>
        <select {...input} {...described} id={id} className={join(css.control, css.select, css.endPadding)}>
          {placeholder !== undefined && <option value="">{placeholder}</option>}
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
        <span className={css.chevron}>
          <Icon name="chevron" />
        </span>
      </div>
    </FieldFrame>
  )
}
