import { useId } from 'react'
import { FieldFrame, type FieldInputProps } from '#src/design-system/components/FieldFrame.tsx'
import * as css from '#src/design-system/components/FieldFrame.css.ts'
import { cx } from '#src/design-system/theme/cx.ts'
import { Icon } from '#src/design-system/components/Icon.tsx'

export interface FieldProps extends FieldInputProps<HTMLInputElement> {
  type?: 'text' | 'email' | 'tel' | 'search' | 'password'
  inputMode?: 'text' | 'email' | 'tel' | 'numeric' | 'decimal' | 'url' | 'search'
  autoComplete?: string
  /** Suggestions shown while the user types. Other values are valid too (PEOPLE-6). */
  suggestions?: readonly string[]
}

/** A one-line text field. Spread the result of a form's `field()` into it. */
export function Field({ label, error, hint, type = 'text', suggestions, ...input }: FieldProps) {
  const listId = useId()
  return (
    <FieldFrame label={label} error={error} hint={hint}>
      {(control) => (
        <>
          <input {...input} {...control} type={type} list={suggestions && listId} className={css.control} />
          {suggestions && (
            <datalist id={listId}>
              {suggestions.map((suggestion) => (
                <option key={suggestion} value={suggestion} />
              ))}
            </datalist>
          )}
        </>
      )}
    </FieldFrame>
  )
}

export type TextAreaFieldProps = FieldInputProps<HTMLTextAreaElement>

export const TextAreaField = ({ label, error, hint, ...input }: TextAreaFieldProps) => (
  <FieldFrame label={label} error={error} hint={hint}>
    {(control) => <textarea {...input} {...control} rows={5} className={cx(css.control, css.textArea)} />}
  </FieldFrame>
)

export interface SelectFieldProps extends Omit<FieldInputProps<HTMLSelectElement>, 'readOnly'> {
  options: readonly { value: string; label: string }[]
  autoComplete?: string
  hideLabel?: boolean
}

/** A native select. The placeholder is an empty first option. */
export const SelectField = ({ label, hideLabel, error, hint, options, placeholder, ...input }: SelectFieldProps) => (
  <FieldFrame label={label} hideLabel={hideLabel} error={error} hint={hint}>
    {(control) => (
      <div className={css.withEndSlot}>
        <select {...input} {...control} className={cx(css.control, css.select, css.endPadding)}>
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
    )}
  </FieldFrame>
)
