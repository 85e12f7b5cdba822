import * as z from 'zod/mini'
import { readAttempt, type Attempt } from '#src/domain/paymentAttempt.ts'
import { parseJson } from '#src/lib/parseJson.ts'
import { encodeText } from '#src/lib/url.ts'
import { createBrowserStorage, onStorageChange } from '#src/lib/browserStorage.ts'

/**
 * Prefix of the storage keys. Older releases read the fields of `attemptBaseFields`. If a new format lacks these fields, change the
 * version in the prefix. Otherwise older releases would skip an entry and overwrite it.
 */
export const paymentsPrefix = 'dhruva.payment.v1:'

// Each attempt has its own key, so that tabs that write at the same moment don't overwrite each other's payments.
const toStorageKey = ({ userId, orderId }: Pick<Attempt, 'userId' | 'orderId'>): string =>
  paymentsPrefix + [userId, orderId].map(encodeText).join(':')

/** @returns null if the text is not an attempt, or is stored under the key of a different attempt */
function parseAttempt(key: string, text: string | null): Attempt | null {
  const attempt = readAttempt(parseJson(text ?? ''))
  return attempt && toStorageKey(attempt) === key ? attempt : null
}

type BrowserStorage = ReturnType<typeof createBrowserStorage>

/**
 * Combines two storages. An entry that the primary storage rejects is kept in the fallback, so it is newer there than in the
 * primary storage.
 */
function createStorageWithFallback(primary: BrowserStorage, fallback: BrowserStorage) {
  const unstoredKeys = new Set<string>()
  return {
    get: (key: string) => fallback.get(key) ?? primary.get(key),
    set(key: string, text: string): void {
      // The fallback is cleared before the entry is written, because `primary` and `fallback` may be the same storage.
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

/** In ms: unreadable entries are kept for 90 days, because a rollback may make them readable again. */
const unreadableLifetimeMs = 90 * 24 * 60 * 60 * 1000

const entryDateSchema = z.object({ createdAt: z.number() })

/** Returns false if the entry has no date. */
function isPastRetention(text: string): boolean {
  const { success, data } = z.safeParse(entryDateSchema, parseJson(text))
  return success && Date.now() - data.createdAt > unreadableLifetimeMs
}

/**
 * Creates the journal of this browser's unfinished payments, with one attempt per user and order (PAY-4). Unreadable entries
 * may come from a different release, so they are skipped, and removed only when they are older than 90 days.
 * @param openTabStorage returns the fallback; an entry that both storages reject is kept in memory
 */
export function createJournal(
  openStorage?: () => Storage,
  openTabStorage: () => Storage = () => window.sessionStorage,
) {
  const storage = createStorageWithFallback(createBrowserStorage(openStorage), createBrowserStorage(openTabStorage))
  const listeners = new Set<() => void>()
  let attemptsCache: { text: string; attempts: readonly Attempt[] } = { text: '', attempts: [] }

  const readEntries = () => storage.keys(paymentsPrefix).map((key) => [key, storage.get(key)] as const)
  const notifyListeners = () => {
    for (const listener of listeners) listener()
  }

  // A null text means that storage can't be read at the moment.
  for (const [key, text] of readEntries())
    if (text !== null && !parseAttempt(key, text) && isPastRetention(text)) storage.remove(key)

  return {
    /** Reads the stored attempt, including changes by other tabs. */
    read(userId: string, orderId: string): Attempt | null {
      const key = toStorageKey({ userId, orderId })
      return parseAttempt(key, storage.get(key))
    },
    /** Whether the attempt survives a reload; false if both storages reject it (PAY-22). */
    isStored: (userId: string, orderId: string): boolean => storage.isStored(toStorageKey({ userId, orderId })),
    write(attempt: Attempt): void {
      storage.set(toStorageKey(attempt), JSON.stringify(attempt))
      notifyListeners()
    },
    remove(attempt: Pick<Attempt, 'userId' | 'orderId'>): void {
      storage.remove(toStorageKey(attempt))
      notifyListeners()
    },
    /** Lists the attempts of all users. Returns the same array until an attempt changes. */
    listAll(): readonly Attempt[] {
      const entries = readEntries()
      const text = JSON.stringify(entries)
      if (text !== attemptsCache.text) {
        attemptsCache = {
          text,
          attempts: entries.map(([key, entry]) => parseAttempt(key, entry)).filter((attempt) => attempt !== null),
        }
      }
      return attemptsCache.attempts
    },
    /** Calls the listener after every change, in this tab or a different tab, until the returned function is called. */
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
