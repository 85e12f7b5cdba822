import { useId, type ChangeEventHandler, type FocusEventHandler, type ReactNode, type Ref } from 'react'
import * as css from '#src/design-system/components/FieldFrame.css.ts'

/** Props of every field. A form's `register()` provides name, onChange, onBlur and ref. */
export interface FieldInputProps<E extends HTMLElement> {
  label: string
  /** Why the value is invalid. Marks the field as invalid and describes it. */
  error?: string | undefined
  /** Help text below the field. */
  hint?: string | undefined
  name?: string
  value?: string
  defaultValue?: string
  placeholder?: string
  readOnly?: boolean
  disabled?: boolean
  onChange?: ChangeEventHandler<E>
  onBlur?: FocusEventHandler<E>
  ref?: Ref<E>
}

/** Ids and ARIA attributes that connect a control to its label, error and hint. */
export function useFieldIds(error: string | undefined, hint: string | undefined) {
  const id = useId()
  const frame = { controlId: id, errorId: `${id}-error`, hintId: `${id}-hint` }
  const notes = [error && frame.errorId, hint && frame.hintId].filter(Boolean).join(' ')
  const described = { 'aria-invalid': error ? true : undefined, 'aria-describedby': notes || undefined }
  return { id, described, frame }
}

interface FieldFrameProps {
  children: ReactNode
  label: string
  error?: string | undefined
  hint?: string | undefined
  controlId: string
  errorId: string
  hintId: string
}

/** The layout of every field: label, control, error, hint. */
export function FieldFrame({ children, label, error, hint, controlId, errorId, hintId }: FieldFrameProps) {
  return (
    <div className={css.field}>
      <label className={css.label} htmlFor={controlId}>
        {label}
      </label>
      {children}
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
