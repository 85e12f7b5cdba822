import { useEffect, useEffectEvent, useState } from 'react'
import type { DefaultValues, FieldPath, FieldValues, UseFormReturn } from 'react-hook-form'

/** A form's draft, as its route keeps it (AUTH-28). */
export interface FormDraft<Values> {
  /** What was typed before the page was loaded again; null for nothing. */
  draft: Values | null
  /** Called with what is typed, also with what is no part of a draft; with null when the form is cleared. */
  onDraftChange: (values: Values | null) => void
}

/**
 * Fills a form with its draft, and reports what is typed.
 * @param emptyValues the form without a text; what a draft does not have, such as a file, stays as it is there
 */
export function useFormDraft<Draft extends FieldValues, Values extends Draft>(
  {
    reset,
    subscribe,
    getValues,
    setFocus,
  }: Pick<UseFormReturn<Values>, 'reset' | 'subscribe' | 'getValues' | 'setFocus'>,
  firstField: FieldPath<Values>,
  { draft, onDraftChange }: FormDraft<Draft>,
  emptyValues: Values & DefaultValues<Values>,
) {
  const [wasRestored, setWasRestored] = useState(draft !== null)
  const saveDraft = () => onDraftChange(getValues())
  const onValues = useEffectEvent(saveDraft)
  const restore = useEffectEvent(() => {
    if (draft) reset(Object.assign({}, emptyValues, draft), { keepDefaultValues: true })
  })
  useEffect(() => {
    restore()
    return subscribe({ formState: { values: true }, callback: () => onValues() })
  }, [subscribe])

  return {
    /** The form shows its draft, and the person may not know why. */
    wasRestored,
    /** Called when the form was sent: keeps what has been typed since. */
    onSubmitted: () => {
      setWasRestored(false)
      saveDraft()
    },
    /** Empties the form; the button for it goes, so the focus moves. */
    clear: () => {
      setWasRestored(false)
      // Typed values, too, also in a form that keeps them when newer ones load.
      reset(emptyValues, { keepFieldsRef: true, keepDirtyValues: false })
      // After the form has told that it is empty.
      onDraftChange(null)
      setFocus(firstField)
    },
  }
}
