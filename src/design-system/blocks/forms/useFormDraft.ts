import { useEffect, useEffectEvent, useState } from 'react'
import type { DefaultValues, FieldPath, FieldValues, UseFormReturn } from 'react-hook-form'

/** The draft of a form. The form's route stores it (AUTH-28). */
export interface FormDraft<Values> {
  /** The values typed before the page was reloaded; null if there is no draft. */
  draft: Values | null
  /** Whether the form is empty because the draft was submitted in another tab. */
  isSubmittedElsewhere: boolean
  /** Called with the current values of the form, or with null when the form is cleared. */
  onDraftChange: (values: Values | null) => void
}

/** Whether the draft was restored, or submitted in another tab; false if neither. */
export type DraftState = 'restored' | 'submittedElsewhere' | false

/**
 * Fills a form with its draft, and reports changes to the values.
 * @param emptyValues the values of the empty form, also used for fields that a draft lacks, such as a file
 */
export function useFormDraft<Draft extends FieldValues, Values extends Draft>(
  form: Pick<UseFormReturn<Values>, 'reset' | 'subscribe' | 'getValues' | 'setFocus'>,
  firstField: FieldPath<Values>,
  { draft, isSubmittedElsewhere, onDraftChange }: FormDraft<Draft>,
  emptyValues: Values & DefaultValues<Values>,
) {
  const { reset, subscribe, getValues, setFocus } = form
  const [state, setState] = useState<DraftState>(draft ? 'restored' : isSubmittedElsewhere && 'submittedElsewhere')
  const saveDraft = () => onDraftChange(getValues())
  const handleValuesChange = useEffectEvent(saveDraft)
  const restoreDraft = useEffectEvent(() => {
    if (draft) reset(Object.assign({}, emptyValues, draft), { keepDefaultValues: true })
  })
  useEffect(() => {
    restoreDraft()
    return subscribe({ formState: { values: true }, callback: () => handleValuesChange() })
  }, [subscribe])

  return {
    state,
    /** Saves the values that were typed during the submission as a new draft. */
    saveAfterSubmit: () => {
      setState(false)
      saveDraft()
    },
    /** Empties the form, and focuses the first field, because the clicked button disappears. */
    clearForm: () => {
      setState(false)
      // Resets the typed values even in a form with `keepDirtyValues`.
      reset(emptyValues, { keepFieldsRef: true, keepDirtyValues: false })
      // The reset reports the empty values as a draft, so discard that draft.
      onDraftChange(null)
      setFocus(firstField)
    },
  }
}
