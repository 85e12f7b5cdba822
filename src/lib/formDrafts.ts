import * as z from 'zod/mini'
import { createBrowserStorage, onStorageChange } from '#src/lib/browserStorage.ts'
import { parseJson } from '#src/lib/parseJson.ts'

const draftPrefix = 'dhruva.draft.v1:'

/**
 * Prefix for the last submitted draft of each form. All tabs share this draft, so that a duplicated tab does not submit its
 * own copy again.
 */
const submittedPrefix = 'dhruva.sentDraft.v1:'

/** Prefix for the items that an account has already seen. Unlike drafts, these items are shared by all tabs and outlive them. */
const seenPrefix = 'dhruva.seen.v1:'

const storedValueSchema = z.object({ accountId: z.string(), value: z.unknown() })
type StoredValue = z.infer<typeof storedValueSchema>

const parseStoredValue = (text: string | null): StoredValue | null =>
  z.safeParse(storedValueSchema, parseJson(text ?? '')).data ?? null

/** Stores unfinished forms of the signed-in user in this tab. They survive reloads and "Log in again" (AUTH-28). */
export function createDraftStorage() {
  const tabStorage = createBrowserStorage(() => sessionStorage)
  const sharedStorage = createBrowserStorage()
  const toKey = (name: string) => draftPrefix + name
  let isKeptThroughSignOut = false

  const removeWhere = (shouldRemove: (draft: StoredValue | null) => boolean) => {
    for (const key of tabStorage.keys(draftPrefix))
      if (shouldRemove(parseStoredValue(tabStorage.get(key)))) tabStorage.remove(key)
    for (const sharedPrefix of [submittedPrefix, seenPrefix])
      for (const key of sharedStorage.keys(sharedPrefix))
        if (shouldRemove(parseStoredValue(sharedStorage.get(key)))) sharedStorage.remove(key)
  }

  /**
   * Removes this tab's draft if another tab has submitted it.
   * @returns whether it was removed
   */
  const removeSubmitted = (name: string): boolean => {
    const text = tabStorage.get(toKey(name))
    const isSubmitted = text !== null && text === sharedStorage.get(submittedPrefix + name)
    if (isSubmitted) tabStorage.remove(toKey(name))
    return isSubmitted
  }

  return {
    removeSubmitted,
    /** @returns null if there is no draft, or it belongs to another account */
    read(name: string, accountId: string): unknown {
      const draft = parseStoredValue(tabStorage.get(toKey(name)))
      return draft?.accountId === accountId ? draft.value : null
    },
    write(name: string, accountId: string, value: unknown): void {
      tabStorage.set(toKey(name), JSON.stringify({ accountId, value } satisfies StoredValue))
    },
    remove: (name: string) => tabStorage.remove(toKey(name)),
    /**
     * Call it when a form is submitted.
     * @returns a function to call on success, which removes the draft in all tabs
     */
    submit(name: string): () => void {
      const text = tabStorage.get(toKey(name))
      return () => {
        if (text !== null) sharedStorage.set(submittedPrefix + name, text)
        tabStorage.remove(toKey(name))
      }
    },
    /** Calls the listener when another tab submits this tab's draft, until the returned function is called. */
    onSubmittedElsewhere: (name: string, listener: () => void) =>
      onStorageChange((key) => {
        if (key === submittedPrefix + name && removeSubmitted(name)) listener()
      }),
    /** @returns the items that the account has seen in this browser; null if nothing is stored (ADMIN-21) */
    readSeenItems(name: string, accountId: string): unknown {
      const storedItems = parseStoredValue(sharedStorage.get(seenPrefix + name))
      return storedItems?.accountId === accountId ? storedItems.value : null
    },
    writeSeenItems(name: string, accountId: string, value: unknown): void {
      sharedStorage.set(seenPrefix + name, JSON.stringify({ accountId, value } satisfies StoredValue))
    },
    /** Keeps the drafts until `stopKeeping`, even if `clearOnSignOut` is called, because the user is about to log in again. */
    keepThroughSignOut: () => void (isKeptThroughSignOut = true),
    stopKeeping: () => void (isKeptThroughSignOut = false),
    clearOnSignOut() {
      if (!isKeptThroughSignOut) removeWhere(() => true)
    },
    clearOtherAccounts: (accountId: string) => removeWhere((draft) => draft?.accountId !== accountId),
  }
}

export const drafts = createDraftStorage()
