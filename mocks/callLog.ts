import type { CallName, Fault } from '#mocks/settings.ts'
import { createState } from '#mocks/observable.ts'
import { IdentityError, type IdentityPort } from '#src/ports/ports.ts'

/** What the mock providers do besides the calls: the card provider's and the identity provider's actions. */
export type ProviderAction =
  | 'confirmCard'
  | 'authenticateCard'
  | 'retrieveIntent'
  | Exclude<keyof IdentityPort, 'onChange' | 'preload'>

/** One call of this page, or one action of a mock provider. */
export interface CallRecord {
  id: number
  name: CallName | ProviderAction
  /**
   * HTTP status, 'network' for a network error, 'cancelled' when another situation was opened meanwhile, a provider's
   * error code or outcome; null while it is not answered.
   */
  status: number | string | null
  /** The answer reports that nothing was changed (DATA-11), with or without a fault. */
  changedNothing: boolean
  /** The fault that the settings set; null when they set none. */
  cause: Fault | null
  /** Counts every start and end of a call in this page: the order of events within one millisecond. */
  sequence: number
}

/** What is known of a call once it is answered, or known to stay unanswered (`answer: null`). */
type CallOutcome = Pick<CallRecord, 'status'> & Partial<Pick<CallRecord, 'cause' | 'changedNothing'>>

const maxRecords = 200

const records = createState<readonly CallRecord[]>([])
let lastId = 0
let lastSequence = 0

/** The calls that came in from this page, oldest first. In memory only, never in the world (DEMO-2). */
export const callLog = { get: records.get, subscribe: records.subscribe, clear: () => records.set([]) }

/** Adds a call to the log. @returns a function that completes the record */
export function recordCall(name: CallRecord['name']): (outcome: CallOutcome) => void {
  const started: CallRecord = {
    id: ++lastId,
    name,
    status: null,
    changedNothing: false,
    cause: null,
    sequence: ++lastSequence,
  }
  records.set([...records.get(), started].slice(-maxRecords))
  return (outcome) => {
    const row: CallRecord = { ...started, ...outcome, sequence: ++lastSequence }
    // The row was dropped or cleared: setting the same array again calls no listener.
    const current = records.get()
    const isStillLogged = current.some(({ id }) => id === row.id)
    records.set(isStillLogged ? current.map((record) => (record.id === row.id ? row : record)) : current)
  }
}

/**
 * Records what a provider does, and what it ends with (DEMO-2); an error without a code is one of the network. It adds no
 * wait: popups open within the click (AUTH-4).
 */
export async function recordAction<Result>(
  name: ProviderAction,
  run: () => Promise<Result>,
  toStatus: (result: Result) => string = () => 'done',
): Promise<Result> {
  const complete = recordCall(name)
  try {
    const result = await run()
    complete({ status: toStatus(result) })
    return result
  } catch (error) {
    complete({ status: error instanceof IdentityError ? error.code : 'network' })
    throw error
  }
}
