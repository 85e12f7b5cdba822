import { type FormEvent, type RefObject, useEffect, useEffectEvent, useRef } from 'react'
import {
  type FieldError,
  type FieldPath,
  type FieldPathValue,
  type FieldValues,
  get,
  type SubmitHandler,
  useForm,
  type UseFormProps,
  type UseFormReturn,
} from 'react-hook-form'

const selectionInputTypes = new Set(['checkbox', 'radio', 'range', 'file'])

const hasText = (element: Element): element is HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement =>
  element instanceof HTMLSelectElement ||
  element instanceof HTMLTextAreaElement ||
  (element instanceof HTMLInputElement && !selectionInputTypes.has(element.type))

/**
 * react-hook-form's `useForm`, for every form of the shop (STATE-13). What is sent is what the fields show: password managers
 * fill them without an event. An error set by `setError` goes when its field changes, also before the first submission.
 */
export function useShopForm<Values extends FieldValues>(props: UseFormProps<Values>) {
  const form = useForm<Values>(props)
  const { handleSubmit, register, setValue, getValues, subscribe, getFieldState, clearErrors } = form
  const { errors } = form.formState

  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback({ name }) {
          const field = name as FieldPath<Values> | undefined
          // An error that validation found has a type, and is validated again.
          if (field && getFieldState(field).error?.type === undefined) clearErrors(field)
        },
      }),
    [subscribe, getFieldState, clearErrors],
  )

  /** Takes over what the form's elements show. */
  const readElements = (element: HTMLFormElement) => {
    const names = Object.keys(getValues()) as FieldPath<Values>[]
    for (const name of names) {
      const field = element.elements.namedItem(name)
      if (!(field instanceof Element) || !hasText(field) || field.value === getValues(name)) continue
      setValue(name, field.value as FieldPathValue<Values, typeof name>, { shouldDirty: true })
    }
  }

  return {
    ...form,
    readElements,
    /** The props of a field: its registration, and what is wrong with its value. */
    field(name: FieldPath<Values>) {
      const error: FieldError | undefined = get(errors, name)
      return { ...register(name), error: error?.message }
    },
    handleSubmit: (onValid: SubmitHandler<Values>) => (event: FormEvent<HTMLFormElement>) => {
      readElements(event.currentTarget)
      return handleSubmit(onValid)(event)
    },
  }
}

/**
 * Moves the focus to a form's notice when the outcome of a submission is known (STATE-14).
 * @param outcome null before the first submission and while one is being sent
 * @param onOutcome called once per outcome, before the focus moves: resets the form, for example
 * @returns a ref for the notice
 */
export function useFormOutcome<Outcome extends string>(
  outcome: Outcome | null,
  onOutcome: (outcome: Outcome) => void,
): RefObject<HTMLDivElement | null> {
  const notice = useRef<HTMLDivElement>(null)
  const handleOutcome = useEffectEvent((result: Outcome) => {
    onOutcome(result)
    notice.current?.focus()
  })
  useEffect(() => {
    if (outcome !== null) handleOutcome(outcome)
  }, [outcome])
  return notice
}

/**
 * Remembers a form's values when it is sent, so that its success resets those values only, and not what was changed
 * while it was being sent (STATE-14).
 */
export function useSubmittedValues<Values extends FieldValues>({
  getValues,
  resetField,
}: Pick<UseFormReturn<Values>, 'getValues' | 'resetField'>) {
  const submitted = useRef<{ values: Values; form: Values } | null>(null)
  const selectUnchanged = (names: FieldPath<Values>[]) =>
    names.filter((name) => getValues(name) === submitted.current?.values[name])
  return {
    /** Call it when the form is sent. @returns its argument, the form to send */
    capture(form: Values): Values {
      submitted.current = { values: { ...getValues() }, form }
      return form
    },
    /** Empties those of the fields that are still as they were sent. */
    resetUnchanged(...names: FieldPath<Values>[]): void {
      for (const name of selectUnchanged(names)) resetField(name)
    },
    /** Makes what was sent the own value of those of the fields that are still as they were sent. */
    commitUnchanged(...names: FieldPath<Values>[]): void {
      for (const name of selectUnchanged(names)) resetField(name, { defaultValue: get(submitted.current?.form, name) })
    },
  }
}

export interface FormError<Field extends string> {
  field: Field | 'form'
  message: string
}

/**
 * Shows at its field, or in the form's notice, why a form was refused, and moves the focus there. Typing clears a field's error.
 * @param error the last one; a new object for each attempt
 * @returns a ref for the notice about the whole form
 */
export function useServerError<Values extends FieldValues>(
  error: FormError<FieldPath<Values>> | null,
  setError: UseFormReturn<Values>['setError'],
): RefObject<HTMLDivElement | null> {
  const notice = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (error?.field === 'form') notice.current?.focus()
    else if (error) setError(error.field, { message: error.message }, { shouldFocus: true })
  }, [error, setError])
  return notice
}
