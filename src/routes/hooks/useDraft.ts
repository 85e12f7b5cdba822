import { useEffect, useState } from 'react'
import * as z from 'zod/mini'
import { drafts } from '#src/lib/formDrafts.ts'
import { useAccount } from '#src/session/useSession.ts'

/**
 * A form's draft, for the signed-in account (AUTH-28).
 * @param name of the form
 * @param schema what can be read of a stored draft; another release may have written it
 */
export function useDraft<Values extends Record<string, string | number>>(name: string, schema: z.ZodMiniType<Values>) {
  const accountId = useAccount().id
  const [draft, setDraft] = useState(() => {
    const stored = z.safeParse(schema, drafts.read(name, accountId))
    return stored.success ? stored.data : null
  })
  const [formKey, setFormKey] = useState(0)
  useEffect(
    () =>
      drafts.onSubmittedElsewhere(name, () => {
        setDraft(null)
        setFormKey((key) => key + 1)
      }),
    [name],
  )
  return {
    /** React key of the form. It changes when another tab has sent the same draft, so that the form is empty. */
    formKey,
    /** Call it when the form is submitted. @returns a function for its success, which removes the draft in all tabs */
    submitDraft: () => drafts.submit(name),
    /** What was typed before the page was loaded again; null for nothing. */
    draft,
    /** Keeps what the schema knows of what is typed; null, and a form without anything in it, remove it. */
    saveDraft(values: Values | null) {
      const { data: savedDraft } = z.safeParse(schema, values)
      if (savedDraft === undefined || Object.values(savedDraft).every((value) => value === '' || value === 0))
        drafts.remove(name)
      else drafts.write(name, accountId, savedDraft)
    },
  }
}
