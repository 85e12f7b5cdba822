import type { CallName, Fault } from '#mocks/settings.ts'
import { createState } from '#mocks/observable.ts'
import { IdentityError, type IdentityPort } from '#src/ports/ports.ts'

/** The actions of the mock card and identity providers. They are not API calls. */
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
   * An HTTP status, a provider's outcome or error code, 'network' for a network error, or 'cancelled' if a different
   * situation was opened in the meantime; null while there is no response.
   */
  status: number | string | null
  /** Whether the response reports that nothing was changed, even without a simulated fault (DATA-11). */
  changedNothing: boolean
  /** The simulated fault that the settings defined for the call; null if the call had no fault. */
  cause: Fault | null
  /** A counter of all starts and ends of calls in this page. Timestamps could not order events within one millisecond. */
  sequence: number
}

/** The result of a call; a null status means that there will be no response. */
type CallOutcome = Pick<CallRecord, 'status'> & Partial<Pick<CallRecord, 'cause' | 'changedNothing'>>

const maxRecords = 200

const records = createState<readonly CallRecord[]>([])
let lastId = 0
let lastSequence = 0

/** The calls of this page, oldest first. They are kept in memory and never stored (DEMO-2). */
export const callLog = { get: records.get, subscribe: records.subscribe, clear: () => records.set([]) }

/**
 * Adds a call to the log.
 * @returns a function that completes the record
 */
export function recordCall(name: CallRecord['name']): (outcome: CallOutcome) => void {
  const pendingRecord: CallRecord = {
    id: ++lastId,
    name,
    status: null,
    changedNothing: false,
    cause: null,
    sequence: ++lastSequence,
  }
  records.set([...records.get(), pendingRecord].slice(-maxRecords))
  return (outcome) => {
    const completedRecord: CallRecord = { ...pendingRecord, ...outcome, sequence: ++lastSequence }
    // If the row was dropped or cleared, the same array is set again, which calls no listener.
    const current = records.get()
    const isStillLogged = current.some(({ id }) => id === completedRecord.id)
    records.set(
      isStillLogged ? current.map((record) => (record.id === completedRecord.id ? completedRecord : record)) : current,
    )
  }
}

/**
 * Runs a provider's action and records its outcome; an error without a code counts as a network error. The action starts
 * synchronously, so that browsers still allow the popup that a click opens (AUTH-4).
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
