import { useState } from 'react'
import type { ApiError } from '#src/api/apiError.ts'
import type { MutationResult } from '#src/api/status.ts'
import { useSingleFlight } from '#src/routes/hooks/useSingleFlight.ts'

/** After this time the outcome of a write is unknown (ORDER-6). */
const responseTimeoutMs = 30_000

/** Returned instead of the result of a write that has no response yet. Its request keeps running. */
export const noResponse: { readonly error: ApiError } = { error: { kind: 'network', status: null } }

/** Waits for a write for 30 s: some servers never answer. @returns its result, or `unanswered` */
export function withTimeout<Result>(write: Promise<Result>): Promise<Result | typeof noResponse> {
  let timer: ReturnType<typeof setTimeout>
  const limit = new Promise<typeof noResponse>((resolve) => {
    timer = setTimeout(resolve, responseTimeoutMs, noResponse)
  })
  return Promise.race([write, limit]).finally(() => clearTimeout(timer))
}

/** What RTK Query's hook returns to start a mutation. */
type Trigger<Args> = (args: Args) => Promise<{ error?: unknown }> & { requestId: string }

/**
 * Sends a form's write, one at a time (STATE-13). After 30 s without a response its outcome is unknown and it may be sent
 * again; a response that comes later still counts (ORDER-6).
 * @returns what sends it, and the mutation's result
 */
export function useWrite<Args, Result extends MutationResult & { requestId?: string | undefined }>([
  trigger,
  result,
]: readonly [Trigger<Args>, Result]) {
  const runExclusive = useSingleFlight()
  const [timedOutId, setTimedOutId] = useState<string>()
  const send = (args: Args, onDone?: () => void) =>
    void runExclusive(async () => {
      const request = trigger(args)
      void request.then(({ error }) => error === undefined && onDone?.())
      if ((await withTimeout(request)) === noResponse) setTimedOutId(request.requestId)
    })
  const isTimedOut = result.isLoading && result.requestId === timedOutId
  return [send, { ...result, isTimedOut }] as const
}
