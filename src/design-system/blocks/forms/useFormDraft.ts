import { useEffect, useEffectEvent, useState } from 'react'
import type { DefaultValues, FieldPath, FieldValues, UseFormReturn } from 'react-hook-form'

/** The draft of a form, which its route stores (AUTH-28). */
export interface FormDraft<Values> {
  /** The values typed before the page was reloaded, or null. */
  draft: Values | null
  /** Called with the current values of the form, or with null when it is cleared. */
  onDraftChange: (values: Values | null) => void
}

/**
 * Fills a form with its draft, and reports changes of its values.
 * @param emptyValues the values of the empty form, which also apply to fields that drafts lack, such as a file
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
  const onValuesChange = useEffectEvent(saveDraft)
  const restore = useEffectEvent(() => {
    if (draft) reset(Object.assign({}, emptyValues, draft), { keepDefaultValues: true })
  })
  useEffect(() => {
    restore()
    return subscribe({ formState: { values: true }, callback: () => onValuesChange() })
  }, [subscribe])

  return {
    wasRestored,
    /** Stores the values that have been typed since the form was submitted. */
    onSubmitted: () => {
      setWasRestored(false)
      saveDraft()
    },
    /** Empties the form and moves the focus, because the button disappears. */
    clear: () => {
      setWasRestored(false)
      // Also resets typed values in a form with `keepDirtyValues`.
      reset(emptyValues, { keepFieldsRef: true, keepDirtyValues: false })
      // Last, because the reset itself reports the empty values as a draft.
      onDraftChange(null)
      setFocus(firstField)
    },
  }
}
