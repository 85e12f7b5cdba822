import { useEffect, type FormEvent } from 'react'
import {
  useForm,
  type FieldPath,
  type FieldPathValue,
  type FieldValues,
  type SubmitHandler,
  type UseFormProps,
} from 'react-hook-form'

const chosenInputs = new Set(['checkbox', 'radio', 'range', 'file'])

const hasText = (element: Element): element is HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement =>
  element instanceof HTMLSelectElement ||
  element instanceof HTMLTextAreaElement ||
  (element instanceof HTMLInputElement && !chosenInputs.has(element.type))

/**
 * react-hook-form's `useForm`, for every form of the shop (STATE-13). What is sent is what the fields show: password managers
 * fill them without an event. An error set by `setError` goes when its field changes, also before the first submission.
 */
export function useShopForm<Values extends FieldValues>(props: UseFormProps<Values>) {
  const form = useForm<Values>(props)
  const { handleSubmit, setValue, getValues, subscribe, getFieldState, clearErrors } = form

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
    handleSubmit: (onValid: SubmitHandler<Values>) => (event: FormEvent<HTMLFormElement>) => {
      readElements(event.currentTarget)
      return handleSubmit(onValid)(event)
    },
  }
}
