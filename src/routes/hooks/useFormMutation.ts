import { useState } from 'react'
import type { ApiError } from '#src/api/apiError.ts'
import type { MutationResult } from '#src/api/status.ts'
import { withTimeout } from '#src/lib/http.ts'
import { useSingleFlight } from '#src/routes/hooks/useSingleFlight.ts'

/** The result of a mutation whose response is overdue. The request keeps running. */
export const noResponse: { readonly error: ApiError } = { error: { kind: 'network', status: null } }

/**
 * Waits up to 30 s for a mutation, because some servers never respond. After that, the outcome is unknown (ORDER-6).
 * @param mutation never rejects
 * @returns the mutation's result, or `noResponse`
 */
export const waitForResponse = <Result>(mutation: Promise<Result>): Promise<Result | typeof noResponse> =>
  withTimeout(() => mutation).catch(() => noResponse)

/** The trigger function of RTK Query's mutation hooks. */
type MutationTrigger<Args> = (args: Args) => Promise<{ error?: unknown }> & { requestId: string }

/**
 * Sends a form's mutation, at most one at a time. After 30 s without a response, its outcome is unknown and the form can be
 * submitted again. A later response still counts (ORDER-6).
 * @returns a function that sends the mutation, and the mutation's result
 */
export function useFormMutation<Args, Result extends MutationResult & { requestId?: string | undefined }>([
  trigger,
  result,
]: readonly [MutationTrigger<Args>, Result]) {
  const runExclusive = useSingleFlight()
  const [timedOutRequestId, setTimedOutRequestId] = useState<string>()
  const sendMutation = (args: Args, onDone?: () => void) =>
    void runExclusive(async () => {
      const request = trigger(args)
      void request.then(({ error }) => error === undefined && onDone?.())
      if ((await waitForResponse(request)) === noResponse) setTimedOutRequestId(request.requestId)
    })
  const isTimedOut = result.isLoading && result.requestId === timedOutRequestId
  return [sendMutation, { ...result, isTimedOut }] as const
}
