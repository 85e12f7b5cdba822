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
import { createFormResolver } from '#src/design-system/blocks/forms/formResolver.ts'

const nonTextInputTypes = new Set(['checkbox', 'radio', 'range', 'file'])

const isTextControl = (element: Element): element is HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement =>
  element instanceof HTMLSelectElement ||
  element instanceof HTMLTextAreaElement ||
  (element instanceof HTMLInputElement && !nonTextInputTypes.has(element.type))

interface ShopFormOptions<Values extends FieldValues> extends Omit<UseFormProps<Values>, 'resolver'> {
  schema: Parameters<typeof createFormResolver<Values>>[0]
  limits?: Parameters<typeof createFormResolver>[1]
}

/**
 * react-hook-form's `useForm` with schema validation, for every form of the app. It submits the values of the DOM elements,
 * because password managers fill fields without dispatching an event (STATE-13). Changing a field clears an error that
 * `setError` has set on it.
 */
export function useShopForm<Values extends FieldValues>({ schema, limits, ...props }: ShopFormOptions<Values>) {
  const form = useForm<Values>({ ...props, resolver: createFormResolver(schema, limits) })
  const { handleSubmit, register, setValue, getValues, subscribe, getFieldState, clearErrors } = form
  const { errors } = form.formState

  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback({ name }) {
          const fieldName = name as FieldPath<Values> | undefined
          // An error with a type is from validation, which runs again anyway.
          if (fieldName && getFieldState(fieldName).error?.type === undefined) clearErrors(fieldName)
        },
      }),
    [subscribe, getFieldState, clearErrors],
  )

  /** Copies the values of the form's elements into its state. */
  const readElementValues = (formElement: HTMLFormElement) => {
    const fieldNames = Object.keys(getValues()) as FieldPath<Values>[]
    for (const name of fieldNames) {
      const control = formElement.elements.namedItem(name)
      if (!(control instanceof Element) || !isTextControl(control) || control.value === getValues(name)) continue
      setValue(name, control.value as FieldPathValue<Values, typeof name>, { shouldDirty: true })
    }
  }

  return {
    ...form,
    readElementValues,
    field(name: FieldPath<Values>) {
      const error: FieldError | undefined = get(errors, name)
      return { ...register(name), error: error?.message }
    },
    handleSubmit: (onValid: SubmitHandler<Values>) => (event: FormEvent<HTMLFormElement>) => {
      readElementValues(event.currentTarget)
      return handleSubmit(onValid)(event)
    },
  }
}

/**
 * Moves the focus to a form's notice when a submission has an outcome (STATE-14).
 * @param outcome null before the first submission and during a submission
 * @param onOutcome called once for each outcome, before the focus moves, for example to reset the form
 * @returns a ref for the notice
 */
export function useFormOutcome<Outcome extends string>(
  outcome: Outcome | null,
  onOutcome: (outcome: Outcome) => void,
): RefObject<HTMLDivElement | null> {
  const noticeRef = useRef<HTMLDivElement>(null)
  const handleOutcome = useEffectEvent((result: Outcome) => {
    onOutcome(result)
    noticeRef.current?.focus()
  })
  useEffect(() => {
    if (outcome !== null) handleOutcome(outcome)
  }, [outcome])
  return noticeRef
}

/**
 * Captures the values of a form on submission. After success, only fields that still have the submitted values are reset, so
 * that anything typed during the request is kept (STATE-14).
 */
export function useSubmittedValues<Values extends FieldValues>(
  form: Pick<UseFormReturn<Values>, 'getValues' | 'resetField'>,
) {
  const { getValues, resetField } = form
  const submission = useRef<{ typedValues: Values; validatedValues: Values } | null>(null)
  const selectUnchangedFields = (names: FieldPath<Values>[]) =>
    names.filter((name) => getValues(name) === submission.current?.typedValues[name])
  return {
    /** Stores the typed and the validated values. @returns the validated values */
    captureValues(validatedValues: Values): Values {
      submission.current = { typedValues: { ...getValues() }, validatedValues }
      return validatedValues
    },
    /** Resets the fields whose values have not changed since the submission. */
    resetUnchangedFields(...names: FieldPath<Values>[]): void {
      for (const name of selectUnchangedFields(names)) resetField(name)
    },
    /** Uses the submitted values as the new defaults of the fields that have not changed since the submission. */
    commitUnchangedFields(...names: FieldPath<Values>[]): void {
      for (const name of selectUnchangedFields(names))
        resetField(name, { defaultValue: get(submission.current?.validatedValues, name) })
    },
  }
}

export interface FormError<Field extends string> {
  field: Field | 'form'
  message: string
}

/**
 * Shows an error from the server at its field or in the form's notice, and moves the focus there.
 * @param error a new object for each failed attempt, so that the same error can be shown again
 * @returns a ref for the form's notice
 */
export function useServerError<Values extends FieldValues>(
  error: FormError<FieldPath<Values>> | null,
  setError: UseFormReturn<Values>['setError'],
): RefObject<HTMLDivElement | null> {
  const noticeRef = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (error?.field === 'form') noticeRef.current?.focus()
    else if (error) setError(error.field, { message: error.message }, { shouldFocus: true })
  }, [error, setError])
  return noticeRef
}
