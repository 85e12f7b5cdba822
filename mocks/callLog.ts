import type { CallName, Fault } from '#mocks/dials.ts'
import { createState, type Observable } from '#mocks/observable.ts'

/** What the mock providers do besides the calls: the card provider's and the identity provider's actions. */
export type ProviderAction = 'confirmCard' | 'retrieveIntent' | 'signIn' | 'register' | 'signInWithGoogle' | 'signOut'

/** One call of this page, or one action of a mock provider. */
export interface CallRecord {
  /** Counts from 1. */
  id: number
  name: CallName | ProviderAction
  /** When it came in, in ms since 1970. */
  startedAt: number
  /** How long it took, in ms; null while it is not answered. */
  durationMs: number | null
  /** HTTP status, 'network' for a network error, a provider's error code or outcome; null while it is not answered. */
  answer: number | string | null
  /** What made it fail: the fault that the dials set; null when nothing did. */
  cause: Fault | 'card' | 'popup' | 'identity' | null
}

/** Rows that are kept; older ones are dropped. */
const maxRecords = 200

const records = createState<readonly CallRecord[]>([])
let lastId = 0

/** The calls that the mock server answered in this page, oldest first; in memory only. */
export const callLog: Observable<readonly CallRecord[]> & { clear(): void } = {
  get: records.get,
  subscribe: records.subscribe,
  clear: () => records.set([]),
}

/**
 * Adds a call to the log.
 * @returns a function that completes the record, with the answer and what made the call fail
 */
export function recordCall(name: CallRecord['name']): (answer: number | string, cause: CallRecord['cause']) => void {
  const id = ++lastId
  const startedAt = Date.now()
  const record = { id, name, startedAt, durationMs: null, answer: null, cause: null }
  records.set([...records.get(), record].slice(-maxRecords))
  return (answer, cause) =>
    records.set(
      records.get().map((row) => (row.id === id ? { ...row, durationMs: Date.now() - startedAt, answer, cause } : row)),
    )
}
