import { useRef } from 'react'
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form'

/**
 * Remembers a form's values when it is sent, so that its success resets those values only, and not what was changed
 * while it was being sent (STATE-14).
 */
export function useSentValues<Values extends FieldValues>({
  getValues,
  resetField,
}: Pick<UseFormReturn<Values>, 'getValues' | 'resetField'>) {
  const sent = useRef<Values | null>(null)
  return {
    /** Call it when the form is sent. @returns its argument, the form to send */
    remember<Form>(form: Form): Form {
      sent.current = { ...getValues() }
      return form
    },
    /** Resets those of the fields that are still as they were sent. */
    reset(...names: FieldPath<Values>[]): void {
      for (const name of names) if (getValues(name) === sent.current?.[name]) resetField(name)
    },
  }
}
