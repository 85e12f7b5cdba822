import { FieldFrame, useFieldIds, type FieldInputProps } from '#src/design-system/components/FieldFrame.tsx'
import * as css from '#src/design-system/components/FieldFrame.css.ts'
import { join } from '#src/design-system/theme/join.ts'

export interface FieldProps extends FieldInputProps<HTMLInputElement> {
  type?: 'text' | 'email' | 'tel' | 'search' | 'password'
  inputMode?: 'text' | 'email' | 'tel' | 'numeric' | 'decimal' | 'url' | 'search'
  autoComplete?: string
  /** Tabular figures at the end of the field: quantities, prices. */
  numeric?: boolean
  /** Offered while typing; anything else may be typed too (PEOPLE-6). */
  suggestions?: readonly string[]
}

/** One line of text with its label, error and hint. Spread a form's register() into it. */
export function Field({ label, error, hint, type = 'text', numeric = false, suggestions, ...input }: FieldProps) {
  const { id, described, frame } = useFieldIds(error, hint)
  const listId = `${id}-list`
  return (
    <FieldFrame {...frame} label={label} error={error} hint={hint}>
      <input
        {...input}
        {...described}
        id={id}
        type={type}
        list={suggestions && listId}
        className={join(css.control, numeric && css.numeric)}
      />
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
