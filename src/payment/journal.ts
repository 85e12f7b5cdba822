import * as z from 'zod/mini'
import { readAttempt, type Attempt } from '#src/domain/paymentAttempt.ts'
import { encodeText } from '#src/lib/url.ts'
import { createBrowserStorage, onStorageChange } from '#src/lib/browserStorage.ts'

/**
 * Prefix of the storage keys. If older releases can't find `attemptBase` in a new format, change the version: they skip such
 * an entry, and would overwrite it with their own.
 */
export const paymentsPrefix = 'dhruva.payment.v1:'

// One key per attempt: tabs that write at the same moment don't overwrite each other's payments.
const keyOf = ({ userId, orderId }: Pick<Attempt, 'userId' | 'orderId'>): string =>
  paymentsPrefix + [userId, orderId].map(encodeText).join(':')

/** @returns null for text that is no attempt, and for an attempt under another one's key */
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

/** An entry is in the second storage only while the first one rejects it, so the second one is newer. */
function createStorageWithFallback(primary: BrowserStorage, fallback: BrowserStorage) {
  const unstoredKeys = new Set<string>()
  return {
    get: (key: string) => fallback.get(key) ?? primary.get(key),
    set(key: string, text: string): void {
      // It is removed before writing, because both may be the same storage.
      fallback.remove(key)
      const isStored = primary.set(key, text) || fallback.set(key, text)
      unstoredKeys[isStored ? 'delete' : 'add'](key)
    },
    remove(key: string): void {
      fallback.remove(key)
      primary.remove(key)
      unstoredKeys.delete(key)
    },
    keys: (prefix: string) => [...new Set([...primary.keys(prefix), ...fallback.keys(prefix)])].sort(),
    isStored: (key: string) => !unstoredKeys.has(key),
  }
}

/** 90 days in ms, in case a rollback makes unreadable entries readable again. */
const unreadableLifetimeMs = 90 * 24 * 60 * 60 * 1000

const datedSchema = z.object({ createdAt: z.number() })

/** False for an entry without a date. */
function isPastRetention(text: string): boolean {
  try {
    const parsed = z.safeParse(datedSchema, JSON.parse(text))
    return parsed.success && Date.now() - parsed.data.createdAt > unreadableLifetimeMs
  } catch {
    return false
  }
}

/**
 * Creates the journal of this browser's unfinished payments, one per user and order (PAY-4). Unreadable entries are skipped,
 * because another release may have written them, and removed when they are older than 90 days.
 * @param openTabStorage returns the fallback; what both storages reject is kept in memory
 */
export function createJournal(open?: () => Storage, openTabStorage: () => Storage = () => window.sessionStorage) {
  const storage = createStorageWithFallback(createBrowserStorage(open), createBrowserStorage(openTabStorage))
  const listeners = new Set<() => void>()
  let snapshot: { text: string; attempts: readonly Attempt[] } = { text: '', attempts: [] }

  const readEntries = () => storage.keys(paymentsPrefix).map((key) => [key, storage.get(key)] as const)
  const notify = () => {
    for (const listener of listeners) listener()
  }

  // The text is null if storage can't be read at the moment.
  for (const [key, text] of readEntries())
    if (text !== null && !parse(key, text) && isPastRetention(text)) storage.remove(key)

  return {
    /** Reads the stored attempt, including changes by other tabs. */
    read(userId: string, orderId: string): Attempt | null {
      const key = keyOf({ userId, orderId })
      return parse(key, storage.get(key))
    },
    /** Whether the attempt survives a reload; false when all storage rejects it (PAY-22). */
    isStored: (userId: string, orderId: string): boolean => storage.isStored(keyOf({ userId, orderId })),
    write(attempt: Attempt): void {
      storage.set(keyOf(attempt), JSON.stringify(attempt))
      notify()
    },
    remove(attempt: Pick<Attempt, 'userId' | 'orderId'>): void {
      storage.remove(keyOf(attempt))
      notify()
    },
    /** Lists the attempts of all users. The array is the same until something changes. */
    all(): readonly Attempt[] {
      const entries = readEntries()
      const text = JSON.stringify(entries)
      if (text !== snapshot.text) {
        snapshot = {
          text,
          attempts: entries.map(([key, value]) => parse(key, value)).filter((attempt) => attempt !== null),
        }
      }
      return snapshot.attempts
    },
    /** Calls the listener after every change, also by other tabs. @returns a function that unsubscribes */
    subscribe(listener: () => void): () => void {
      listeners.add(listener)
      const unsubscribe = onStorageChange((key) => {
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
