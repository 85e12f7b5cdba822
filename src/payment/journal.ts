import * as z from 'zod/mini'
import { readAttempt, type Attempt } from '#src/domain/payment.ts'
import { encodeText } from '#src/format/addresses.ts'
import { createBrowserStorage, onStorage } from '#src/platform/browserStorage.ts'

/**
 * The storage keys of unfinished payments begin with it. A format in which older releases could not find `attemptBase` takes
 * another version: they skip such an entry, and would write their own over it.
 */
export const paymentsPrefix = 'dhruva.payment.v1:'

// One key per attempt: tabs that write at the same moment don't overwrite each other's payments.
const keyOf = ({ userId, orderId }: Pick<Attempt, 'userId' | 'orderId'>): string =>
  paymentsPrefix + [userId, orderId].map(encodeText).join(':')

/** @returns null for text that is not an attempt, and for an attempt that is stored under another key */
function parse(key: string, text: string | null): Attempt | null {
  if (text === null) return null
  try {
    const attempt = readAttempt(JSON.parse(text))
    return attempt && keyOf(attempt) === key ? attempt : null
  } catch {
    return null
  }
}

/** How long an entry is kept that can't be read, in ms: 90 days, longer than a release is rolled back. */
const unreadableLifetimeMs = 90 * 24 * 60 * 60 * 1000

const datedSchema = z.object({ createdAt: z.number() })

/** Whether an entry is so old that no release will read it again; never for one without a date. */
function isForgotten(text: string): boolean {
  try {
    const dated = z.safeParse(datedSchema, JSON.parse(text))
    return dated.success && Date.now() - dated.data.createdAt > unreadableLifetimeMs
  } catch {
    return false
  }
}

/**
 * Creates the journal of the unfinished payments of this browser, one per user and order (PAY-4). Entries that can't be read
 * are skipped, because another release may have written them; it removes those that are older than 90 days.
 * @param open returns the storage; the page keeps in memory what it refuses
 */
export function createJournal(open?: () => Storage) {
  const storage = createBrowserStorage(open)
  const listeners = new Set<() => void>()
  let snapshot: { text: string; attempts: readonly Attempt[] } = { text: '', attempts: [] }

  const readAll = () => storage.keys(paymentsPrefix).map((key) => [key, storage.get(key)] as const)
  const notify = () => {
    for (const listener of listeners) listener()
  }

  // A null text can't be read at the moment.
  for (const [key, text] of readAll()) if (text !== null && !parse(key, text) && isForgotten(text)) storage.remove(key)

  return {
    /** Reads the stored attempt, including changes by other tabs; null for none. */
    read(userId: string, orderId: string): Attempt | null {
      const key = keyOf({ userId, orderId })
      return parse(key, storage.get(key))
    },
    write(attempt: Attempt): void {
      storage.set(keyOf(attempt), JSON.stringify(attempt))
      notify()
    },
    remove(attempt: Pick<Attempt, 'userId' | 'orderId'>): void {
      storage.remove(keyOf(attempt))
      notify()
    },
    /** Lists the attempts of all users. Returns the same array until something changes. */
    all(): readonly Attempt[] {
      const entries = readAll()
      const text = JSON.stringify(entries)
      if (text !== snapshot.text) {
        snapshot = {
          text,
          attempts: entries.map(([key, value]) => parse(key, value)).filter((attempt) => attempt !== null),
        }
      }
      return snapshot.attempts
    },
    /** Tells of every change, including those by other tabs. @returns a function that unsubscribes */
    subscribe(listener: () => void): () => void {
      listeners.add(listener)
      const unsubscribe = onStorage((key) => {
        if (key === null || key.startsWith(paymentsPrefix)) listener()
      })
      return () => {
        listeners.delete(listener)
        unsubscribe()
      }
    },
  }
}

export type Journal = ReturnType<typeof createJournal>
