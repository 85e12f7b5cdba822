import type { CallName, Fault } from '#mocks/settings.ts'
import { createObservable } from '#mocks/observable.ts'
import { IdentityError, type IdentityPort } from '#src/ports/ports.ts'

/** The actions of the mock card and identity providers. They are not API calls. */
export type ProviderAction =
  | 'confirmCard'
  | 'authenticateCard'
  | 'retrieveIntent'
  | Exclude<keyof IdentityPort, 'onChange' | 'preload'>

/** One API call of this page, or one action of a mock provider. */
export interface CallRecord {
  id: number
  name: CallName | ProviderAction
  /**
   * An HTTP status, or a provider's outcome or error code. `network` means a network error; `cancelled` means that another
   * situation was opened before the response. Null while there is no response.
   */
  status: number | string | null
  /** Whether the response reports that the call changed nothing (DATA-11). */
  hadNoEffect: boolean
  /** The simulated fault that the settings defined for the call; null if there was none. */
  fault: Fault | null
  /** Increases whenever a call starts or ends. It orders these events, because their timestamps are often equal. */
  sequence: number
}

/** The result of a call; a null status means that there will be no response. */
type CallOutcome = Pick<CallRecord, 'status'> & Partial<Pick<CallRecord, 'fault' | 'hadNoEffect'>>

const maxRecords = 200

const records = createObservable<readonly CallRecord[]>([])
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
    hadNoEffect: false,
    fault: null,
    sequence: ++lastSequence,
  }
  records.set([...records.get(), pendingRecord].slice(-maxRecords))
  return (outcome) => {
    const completedRecord: CallRecord = { ...pendingRecord, ...outcome, sequence: ++lastSequence }
    // If the record was dropped or cleared, the array stays the same, so no listener is notified.
    const currentRecords = records.get()
    const isStillLogged = currentRecords.some(({ id }) => id === completedRecord.id)
    records.set(
      isStillLogged
        ? currentRecords.map((record) => (record.id === completedRecord.id ? completedRecord : record))
        : currentRecords,
    )
  }
}

/**
 * Runs a provider's action and records its outcome. An error without a code counts as a network error. The action starts
 * synchronously, because browsers allow a popup only within the click handler (AUTH-4).
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
