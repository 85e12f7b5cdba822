import { createBrowserStorage } from '#src/platform/browserStorage.ts'

const prefix = 'dhruva.draft.v1:'

interface Stored {
  accountId: string
  value: unknown
}

const isStored = (entry: unknown): entry is Stored =>
  typeof entry === 'object' && entry !== null && 'accountId' in entry && 'value' in entry

function parse(text: string | null): Stored | null {
  try {
    const entry: unknown = JSON.parse(text ?? 'null')
    return isStored(entry) ? entry : null
  } catch {
    return null
  }
}

/** Unfinished work of the signed-in person, in this tab: it survives a reload and "Log in again" (AUTH-28). */
export function createDrafts() {
  const storage = createBrowserStorage(() => sessionStorage)
  const keyOf = (name: string) => prefix + name
  let isHeld = false

  const removeAll = (isDoomed: (draft: Stored | null) => boolean) => {
    for (const key of storage.keys(prefix)) if (isDoomed(parse(storage.get(key)))) storage.remove(key)
  }

  return {
    /** @returns null for none, and for another account's */
    read(name: string, accountId: string): unknown {
      const draft = parse(storage.get(keyOf(name)))
      return draft?.accountId === accountId ? draft.value : null
    },
    write(name: string, accountId: string, value: unknown): void {
      storage.set(keyOf(name), JSON.stringify({ accountId, value } satisfies Stored))
    },
    remove: (name: string) => storage.remove(keyOf(name)),
    /** Until `release`, `leave` keeps all: the person logs in again. */
    hold: () => void (isHeld = true),
    release: () => void (isHeld = false),
    /** Somebody has signed out: removes all, unless they are held. */
    leave() {
      if (!isHeld) removeAll(() => true)
    },
    /** Somebody has signed in: removes what belongs to another account. */
    enter: (accountId: string) => removeAll((draft) => draft?.accountId !== accountId),
  }
}

export const drafts = createDrafts()
