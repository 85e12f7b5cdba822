import { useState } from 'react'
import type { ApiError } from '#src/api/apiError.ts'
import type { MutationResult } from '#src/api/status.ts'
import { useSingleFlight } from '#src/routes/hooks/useSingleFlight.ts'

/** After this time without a response, the outcome of a mutation is unknown (ORDER-6). */
const responseTimeoutMs = 30_000

/** The result of a mutation that has not got a response in time. Its request keeps running. */
export const noResponse: { readonly error: ApiError } = { error: { kind: 'network', status: null } }

/**
 * Waits up to 30 s for a mutation, because some servers never respond.
 * @returns the mutation's result, or `noResponse`
 */
export function withTimeout<Result>(mutation: Promise<Result>): Promise<Result | typeof noResponse> {
  let timer: ReturnType<typeof setTimeout>
  const timeout = new Promise<typeof noResponse>((resolve) => {
    timer = setTimeout(resolve, responseTimeoutMs, noResponse)
  })
  return Promise.race([mutation, timeout]).finally(() => clearTimeout(timer))
}

/** The trigger function of RTK Query's mutation hooks. */
type Trigger<Args> = (args: Args) => Promise<{ error?: unknown }> & { requestId: string }

/**
 * Sends a form's mutation, at most one at a time. After 30 s without a response, its outcome is unknown and the form can be
 * submitted again. A later response still counts (ORDER-6).
 * @returns a function that sends the mutation, and the mutation's result
 */
export function useFormMutation<Args, Result extends MutationResult & { requestId?: string | undefined }>([
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
