import { useEffect, useState } from 'react'
import * as z from 'zod/mini'
import { drafts } from '#src/lib/formDrafts.ts'
import { useAccount } from '#src/session/useSession.ts'

/**
 * Stores a form's draft for the signed-in account (AUTH-28).
 * @param name the name of the form
 * @param schema validates a stored draft, which a different release may have written
 */
export function useDraft<Values extends Record<string, string | number>>(name: string, schema: z.ZodMiniType<Values>) {
  const accountId = useAccount().id
  const [isSubmittedElsewhere, setIsSubmittedElsewhere] = useState(() => drafts.removeSubmitted(name))
  const [draft, setDraft] = useState(() => {
    const storedDraft = z.safeParse(schema, drafts.read(name, accountId))
    return storedDraft.success ? storedDraft.data : null
  })
  const [formKey, setFormKey] = useState(0)
  useEffect(
    () =>
      drafts.onSubmittedElsewhere(name, () => {
        setDraft(null)
        setIsSubmittedElsewhere(true)
        setFormKey((key) => key + 1)
      }),
    [name],
  )
  return {
    /**
     * The React key of the form. It changes after another tab has submitted the same draft, and the new key empties the form.
     */
    formKey,
    /**
     * Call this on submit.
     * @returns a function to call on success, which removes the draft in all tabs
     */
    submitDraft: () => drafts.submit(name),
    /** The values that were typed before the page was reloaded; null if no draft is stored. */
    draft,
    isSubmittedElsewhere,
    /** Stores valid values. If the values are null, invalid or empty, removes the draft. */
    saveDraft(values: Values | null) {
      const { data: savedDraft } = z.safeParse(schema, values)
      if (savedDraft === undefined || Object.values(savedDraft).every((value) => value === '' || value === 0))
        drafts.remove(name)
      else drafts.write(name, accountId, savedDraft)
    },
  }
}
