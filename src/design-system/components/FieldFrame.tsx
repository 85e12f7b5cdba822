import { useId, type InputHTMLAttributes, type ReactNode, type Ref } from 'react'
import * as css from '#src/design-system/components/FieldFrame.css.ts'
import { visuallyHidden } from '#src/design-system/theme/mixins.css.ts'

/** The props of every field. A form's `register()` provides name, onChange, onBlur and ref. */
export interface FieldInputProps<E extends HTMLElement> extends Pick<
  InputHTMLAttributes<E>,
  'name' | 'value' | 'defaultValue' | 'placeholder' | 'readOnly' | 'disabled' | 'onChange' | 'onBlur'
> {
  label: string
  /** Why the value is invalid. Describes the field and marks it as invalid. */
  error?: string | undefined
  hint?: string | undefined
  ref?: Ref<E>
}

interface FieldFrameProps extends Pick<FieldInputProps<HTMLElement>, 'label' | 'error' | 'hint'> {
  /** Hides the label visually, for a field whose icon has the same meaning. */
  hideLabel?: boolean | undefined
  /** Renders the control, with attributes that associate it with the label, error and hint. */
  children: (control: {
    id: string
    'aria-invalid': true | undefined
    'aria-describedby': string | undefined
  }) => ReactNode
}

/** The layout of every field: label, control, error, hint. */
export function FieldFrame({ children, label, hideLabel = false, error, hint }: FieldFrameProps) {
  const id = useId()
  const errorId = `${id}-error`
  const hintId = `${id}-hint`
  const descriptionIds = [error && errorId, hint && hintId].filter(Boolean).join(' ')
  return (
    <div className={css.field}>
      <label className={hideLabel ? visuallyHidden : css.label} htmlFor={id}>
        {label}
      </label>
      {children({ id, 'aria-invalid': error ? true : undefined, 'aria-describedby': descriptionIds || undefined })}
      {error && (
        <p id={errorId} className={css.error}>
          {error}
        </p>
      )}
      {hint && (
        <p id={hintId} className={css.hint}>
          {hint}
        </p>
      )}
    </div>
  )
}
