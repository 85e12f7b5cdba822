import * as z from 'zod/mini'
import { attemptSchema, type Attempt } from '#src/domain/payment.ts'

/** The payments of this browser that are not finished (PAY-3, PAY-4), one per user and order. */
export interface Journal {
  /** Reads what is stored now, other tabs' writing included. */
  read(userId: string, orderId: string): Attempt | null
  write(attempt: Attempt): void
  remove(attempt: Pick<Attempt, 'userId' | 'orderId'>): void
  /** All attempts of all users; the same array until something changes. */
  all(): readonly Attempt[]
  /** Told of every change, of other tabs' too. @returns a function that stops it */
  subscribe(listener: () => void): () => void
}

const prefix = 'dhruva.payment.v1:'

// One key per attempt: two tabs that write at the same moment can't overwrite each other's payments.
const keyOf = ({ userId, orderId }: Pick<Attempt, 'userId' | 'orderId'>): string =>
  `${prefix}${encodeURIComponent(userId)}:${encodeURIComponent(orderId)}`

/** @returns null for anything that is not an attempt or lies under another attempt's key. */
function parse(key: string, text: string | null): Attempt | null {
  if (text === null) return null
  try {
    const parsed = z.safeParse(attemptSchema, JSON.parse(text))
    return parsed.success && keyOf(parsed.data) === key ? parsed.data : null
  } catch {
    return null
  }
}

/**
 * The journal over a storage. Signing out leaves it alone (AUTH-15); what can't be read is dropped at the start.
 * @param storage as `localStorage`; where it refuses, this page remembers by itself
 */
export function createJournal(storage: () => Storage): Journal {
  const memory = new Map<string, string>()
  const listeners = new Set<() => void>()
  let shown: { text: string; attempts: readonly Attempt[] } = { text: '', attempts: [] }

  /** @returns null where the storage refuses. */
  function attempted<T>(action: (stored: Storage) => T): T | null {
    try {
      return action(storage())
    } catch {
      return null
    }
  }

  const keys = (): string[] => {
    const stored =
      attempted((store) => Array.from({ length: store.length }, (_, index) => store.key(index) ?? '')) ?? []
    return [...new Set([...stored.filter((key) => key.startsWith(prefix)), ...memory.keys()])].toSorted()
  }
  const textOf = (key: string): string | null => memory.get(key) ?? attempted((store) => store.getItem(key))
  const tell = () => {
    for (const listener of listeners) listener()
  }

  function put(key: string, text: string): void {
    const stored = attempted((store) => {
      store.setItem(key, text)
      return true
    })
    if (stored) memory.delete(key)
    else memory.set(key, text)
  }

  function drop(key: string): void {
    memory.delete(key)
    attempted((store) => {
      store.removeItem(key)
    })
  }

  const fromOtherTab = ({ key }: StorageEvent) => {
    if (key === null || key.startsWith(prefix)) tell()
  }

  for (const key of keys()) {
    const text = textOf(key)
    // what can't be read at the moment may be a payment all the same
    if (text !== null && !parse(key, text)) drop(key)
  }

  return {
    read(userId, orderId) {
      const key = keyOf({ userId, orderId })
      return parse(key, textOf(key))
    },
    write(attempt) {
      put(keyOf(attempt), JSON.stringify(attempt))
      tell()
    },
    remove(attempt) {
      drop(keyOf(attempt))
      tell()
    },
    all() {
      const entries = keys().map((key) => [key, textOf(key)] as const)
      const text = JSON.stringify(entries)
      if (text !== shown.text) {
        shown = {
          text,
          attempts: entries.map(([key, value]) => parse(key, value)).filter((attempt) => attempt !== null),
        }
      }
      return shown.attempts
    },
    subscribe(listener) {
      if (listeners.size === 0) window.addEventListener('storage', fromOtherTab)
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
        if (listeners.size === 0) window.removeEventListener('storage', fromOtherTab)
      }
    },
  }
}
