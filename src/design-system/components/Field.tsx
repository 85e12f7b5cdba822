import { FieldFrame, useFieldIds, type FieldInputProps } from '#src/design-system/components/FieldFrame.tsx'
import * as css from '#src/design-system/components/FieldFrame.css.ts'

export interface FieldProps extends FieldInputProps<HTMLInputElement> {
  type?: 'text' | 'email' | 'tel' | 'search' | 'password'
  inputMode?: 'text' | 'email' | 'tel' | 'numeric' | 'decimal' | 'url' | 'search'
  autoComplete?: string
  /** Suggested while typing; any other text is allowed too (PEOPLE-6). */
  suggestions?: readonly string[]
}

/** A one-line text field with label, error and hint. Spread the result of a form's `register()` into it. */
export function Field({ label, error, hint, type = 'text', suggestions, ...input }: FieldProps) {
  const { id, described, frame } = useFieldIds(error, hint)
  const listId = `${id}-list`
  return (
    <FieldFrame {...frame} label={label} error={error} hint={hint}>
      <input {...input} {...described} id={id} type={type} list={suggestions && listId} className={css.control} />
      {suggestions && (
        <datalist id={listId}>
          {suggestions.map((suggestion) => (
            <option key={suggestion} value={suggestion} />
          ))}
        </datalist>
      )}
    </FieldFrame>
  )
}
