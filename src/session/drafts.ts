import * as z from 'zod/mini'
import { createBrowserStorage } from '#src/platform/browserStorage.ts'

const prefix = 'dhruva.draft.v1:'

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
