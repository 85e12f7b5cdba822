import * as z from 'zod/mini'
import { readAttempt, type Attempt } from '#src/domain/paymentAttempt.ts'
import { encodeText } from '#src/lib/url.ts'
import { createBrowserStorage, onStorage } from '#src/lib/browserStorage.ts'

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

type BrowserStorage = ReturnType<typeof createBrowserStorage>

/** Joins two storages. An entry is in the second one only while the first one refuses it, so the second one is newer. */
function createStorageWithFallback(first: BrowserStorage, second: BrowserStorage) {
  const unstored = new Set<string>()
  return {
    get: (key: string) => second.get(key) ?? first.get(key),
    set(key: string, text: string): void {
      // Before writing, because both may be one storage.
      second.remove(key)
      const isStored = first.set(key, text) || second.set(key, text)
      unstored[isStored ? 'delete' : 'add'](key)
    },
    remove(key: string): void {
      second.remove(key)
      first.remove(key)
      unstored.delete(key)
    },
    keys: (prefix: string) => [...new Set([...first.keys(prefix), ...second.keys(prefix)])].sort(),
    isStored: (key: string) => !unstored.has(key),
  }
}

/** How long an entry is kept that can't be read, in ms: 90 days, longer than a release is rolled back. */
const unreadableLifetimeMs = 90 * 24 * 60 * 60 * 1000

const datedSchema = z.object({ createdAt: z.number() })

/** Whether an entry is so old that no release will read it again; never for one without a date. */
function isPastRetention(text: string): boolean {
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
 * @param open returns the storage
 * @param openTab returns the tab's own storage, for what the other one refuses; the page's memory keeps what both refuse
 */
export function createJournal(open?: () => Storage, openTab: () => Storage = () => window.sessionStorage) {
  const storage = createStorageWithFallback(createBrowserStorage(open), createBrowserStorage(openTab))
  const listeners = new Set<() => void>()
  let snapshot: { text: string; attempts: readonly Attempt[] } = { text: '', attempts: [] }

  const readAll = () => storage.keys(paymentsPrefix).map((key) => [key, storage.get(key)] as const)
  const notify = () => {
    for (const listener of listeners) listener()
  }

  // A null text can't be read at the moment.
  for (const [key, text] of readAll())
    if (text !== null && !parse(key, text) && isPastRetention(text)) storage.remove(key)

  return {
    /** Reads the stored attempt, including changes by other tabs; null for none. */
    read(userId: string, orderId: string): Attempt | null {
      const key = keyOf({ userId, orderId })
      return parse(key, storage.get(key))
    },
    /** Whether a reload keeps what was written; false when all storage refuses it (PAY-22). */
    isStored: (userId: string, orderId: string): boolean => storage.isStored(keyOf({ userId, orderId })),
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
    /** Calls the listener after every change, including those by other tabs. @returns a function that unsubscribes */
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
