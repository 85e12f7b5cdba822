import * as z from 'zod/mini'
import { attemptSchema, type Attempt } from '#src/domain/payment.ts'
import { createBrowserStorage, onStorage } from '#src/platform/browserStorage.ts'

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

const stages = ['open', 'confirming', 'charged']

/** How far an attempt has come; -1 for none. */
const stageOf = (key: string, text: string | null): number => stages.indexOf(parse(key, text)?.stage ?? '')

/**
 * The journal over a storage. Signing out leaves it alone (AUTH-15); what can't be read is dropped at the start.
 * @param open as `() => localStorage`; what it refuses to store lives in this page until it can be stored
 */
export function createJournal(open: () => Storage): Journal {
  const storage = createBrowserStorage({
    open,
    // what may have been charged is never given up for what was not: asking the provider once more does no harm (PAY-7)
    prefersUnstored: (key, unstored, stored) => stageOf(key, unstored) > stageOf(key, stored),
  })
  const listeners = new Set<() => void>()
  let shown: { text: string; attempts: readonly Attempt[] } = { text: '', attempts: [] }

  const readAll = () => storage.keys(prefix).map((key) => [key, storage.get(key)] as const)
  const tell = () => {
    for (const listener of listeners) listener()
  }

  // null can't be read at the moment, and may be a payment all the same
  for (const [key, text] of readAll()) if (text !== null && !parse(key, text)) storage.remove(key)

  return {
    read(userId, orderId) {
      const key = keyOf({ userId, orderId })
      return parse(key, storage.get(key))
    },
    write(attempt) {
      storage.set(keyOf(attempt), JSON.stringify(attempt))
      tell()
    },
    remove(attempt) {
      storage.remove(keyOf(attempt))
      tell()
    },
    all() {
      const entries = readAll()
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
      listeners.add(listener)
      const stop = onStorage((key) => {
        if (key === null || key.startsWith(prefix)) listener()
      })
      return () => {
        listeners.delete(listener)
        stop()
      }
    },
  }
}
