import * as z from 'zod/mini'
import { createBrowserStorage, onStorage } from '#src/lib/browserStorage.ts'

const prefix = 'dhruva.draft.v1:'

/** The draft of each form that was sent last, for all tabs: a duplicated tab has a copy, which must not be sent again. */
const sentPrefix = 'dhruva.sentDraft.v1:'

/** What a person has seen: for all tabs, and longer than a draft. */
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

/** Unfinished work of the signed-in person, in this tab: it survives a reload and "Log in again" (AUTH-28). */
export function createDrafts() {
  const storage = createBrowserStorage(() => sessionStorage)
  const shared = createBrowserStorage()
  const keyOf = (name: string) => prefix + name
  let isHeld = false

  const removeAll = (shouldRemove: (draft: Stored | null) => boolean) => {
    for (const key of storage.keys(prefix)) if (shouldRemove(parse(storage.get(key)))) storage.remove(key)
    for (const prefixOfAll of [sentPrefix, seenPrefix])
      for (const key of shared.keys(prefixOfAll)) if (shouldRemove(parse(shared.get(key)))) shared.remove(key)
  }

  return {
    /** @returns null for none, for another account's, and for one that another tab has sent */
    read(name: string, accountId: string): unknown {
      const text = storage.get(keyOf(name))
      if (text === shared.get(sentPrefix + name)) storage.remove(keyOf(name))
      const draft = parse(storage.get(keyOf(name)))
      return draft?.accountId === accountId ? draft.value : null
    },
    write(name: string, accountId: string, value: unknown): void {
      storage.set(keyOf(name), JSON.stringify({ accountId, value } satisfies Stored))
    },
    remove: (name: string) => storage.remove(keyOf(name)),
    /** Call it when a form is submitted. @returns a function for its success, which removes the draft in all tabs */
    submit(name: string): () => void {
      const text = storage.get(keyOf(name))
      return () => {
        if (text !== null) shared.set(sentPrefix + name, text)
        storage.remove(keyOf(name))
      }
    },
    /** @param onSent called when another tab has sent the draft of this tab @returns a function that unsubscribes */
    onSubmittedElsewhere: (name: string, onSent: () => void) =>
      onStorage((key, text) => {
        if (key !== sentPrefix + name || text === null || text !== storage.get(keyOf(name))) return
        storage.remove(keyOf(name))
        onSent()
      }),
    /** @returns what the account has seen by its last visit in this browser (ADMIN-21); null for none */
    readSeen(name: string, accountId: string): unknown {
      const seen = parse(shared.get(seenPrefix + name))
      return seen?.accountId === accountId ? seen.value : null
    },
    writeSeen(name: string, accountId: string, value: unknown): void {
      shared.set(seenPrefix + name, JSON.stringify({ accountId, value } satisfies Stored))
    },
    /** Until `stopKeeping`, `clearOnSignOut` keeps all: the person logs in again. */
    keepThroughSignOut: () => void (isHeld = true),
    stopKeeping: () => void (isHeld = false),
    /** Somebody has signed out: removes all, unless they are held. */
    clearOnSignOut() {
      if (!isHeld) removeAll(() => true)
    },
    /** Somebody has signed in: removes what belongs to another account. */
    clearOtherAccounts: (accountId: string) => removeAll((draft) => draft?.accountId !== accountId),
  }
}

export const drafts = createDrafts()
