import { callLog } from '#mocks/callLog.ts'
import { db } from '#mocks/db.ts'
import { releaseWaitingCalls } from '#mocks/waitingCalls.ts'

/** How long a server on a free host takes to wake. */
const wakingMs = 40_000

function wake(): void {
  db.mutate(({ dials }) => delete dials.faults['*'])
  releaseWaitingCalls()
}

/** Puts the mock server to sleep, as free hosts do: the next call wakes it, and all calls wait until it is awake. */
export function fallAsleep(): void {
  db.mutate(({ dials }) => void (dials.faults['*'] = 'hang'))
  const stop = callLog.subscribe(() => {
    stop()
    setTimeout(wake, wakingMs)
  })
}
