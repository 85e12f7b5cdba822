import * as z from 'zod/mini'
import { createBrowserStorage, onStorage } from '#src/lib/browserStorage.ts'

const prefix = 'dhruva.draft.v1:'

/** The last submitted draft of each form, for all tabs, because a duplicated tab's copy must not be submitted again. */
const submittedPrefix = 'dhruva.sentDraft.v1:'

/** What an account has seen is kept for all tabs, and longer than drafts. */
const seenPrefix = 'dhruva.seen.v1:'

const storedSchema = z.object({ accountId: z.string(), value: z.unknown() })
type Stored = z.infer<typeof storedSchema>

function parse(text: string | null): Stored | null {
  try {
    return z.safeParse(storedSchema, JSON.parse(text ?? 'null')).data ?? null
  } catch {
    return null
  }
}

/** Stores unfinished forms of the signed-in user in this tab, through reloads and "Log in again" (AUTH-28). */
export function createDrafts() {
  const storage = createBrowserStorage(() => sessionStorage)
  const shared = createBrowserStorage()
  const keyOf = (name: string) => prefix + name
  let isKept = false

  const removeAll = (shouldRemove: (draft: Stored | null) => boolean) => {
    for (const key of storage.keys(prefix)) if (shouldRemove(parse(storage.get(key)))) storage.remove(key)
    for (const sharedPrefix of [submittedPrefix, seenPrefix])
      for (const key of shared.keys(sharedPrefix)) if (shouldRemove(parse(shared.get(key)))) shared.remove(key)
  }

  return {
    /** @returns null for no draft, another account's, or one that another tab has submitted */
    read(name: string, accountId: string): unknown {
      const text = storage.get(keyOf(name))
      if (text === shared.get(submittedPrefix + name)) storage.remove(keyOf(name))
      const draft = parse(storage.get(keyOf(name)))
      return draft?.accountId === accountId ? draft.value : null
    },
    write(name: string, accountId: string, value: unknown): void {
      storage.set(keyOf(name), JSON.stringify({ accountId, value } satisfies Stored))
    },
    remove: (name: string) => storage.remove(keyOf(name)),
    /** Call it when a form is submitted. @returns a function to call on success, which removes the draft in all tabs */
    submit(name: string): () => void {
      const text = storage.get(keyOf(name))
      return () => {
        if (text !== null) shared.set(submittedPrefix + name, text)
        storage.remove(keyOf(name))
      }
    },
    /** @param onSubmitted called when another tab submits this tab's draft @returns a function that unsubscribes */
    onSubmittedElsewhere: (name: string, onSubmitted: () => void) =>
      onStorage((key, text) => {
        if (key !== submittedPrefix + name || text === null || text !== storage.get(keyOf(name))) return
        storage.remove(keyOf(name))
        onSubmitted()
      }),
    /** @returns what the account has seen in this browser (ADMIN-21); null for nothing */
    readSeen(name: string, accountId: string): unknown {
      const seen = parse(shared.get(seenPrefix + name))
      return seen?.accountId === accountId ? seen.value : null
    },
    writeSeen(name: string, accountId: string, value: unknown): void {
      shared.set(seenPrefix + name, JSON.stringify({ accountId, value } satisfies Stored))
    },
    /** Until `stopKeeping`, `clearOnSignOut` removes nothing, because the user is about to log in again. */
    keepThroughSignOut: () => void (isKept = true),
    stopKeeping: () => void (isKept = false),
    clearOnSignOut() {
      if (!isKept) removeAll(() => true)
    },
    clearOtherAccounts: (accountId: string) => removeAll((draft) => draft?.accountId !== accountId),
  }
}

export const drafts = createDrafts()
