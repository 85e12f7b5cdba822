import type { Mutation } from '#src/api/call.ts'
import { useAppDispatch } from '#src/api/hooks.ts'
import { longWait } from '#src/copy/shared.ts'
import { toasts } from '#src/copy/toasts.ts'
import { showToast, toast } from '#src/lib/toast.ts'
import { mayHaveSucceeded } from '#src/api/status.ts'
import { noResponse, waitForResponse } from '#src/routes/hooks/useFormMutation.ts'
import { useExclusiveTask } from '#src/routes/hooks/useSingleFlight.ts'

const slowNoticeDelayMs = 10_000

/** Refetches a list. */
export type RefetchRows<Row> = () => PromiseLike<{ data?: readonly Row[] | undefined; isSuccess: boolean }>

/**
 * Changes the rows of a list, one at a time.
 * @returns the id of the row that is being changed; `run`, which runs a row's task; and `trackMutation`, for use in that task
 */
export function useRowMutation<Row>(refetch: RefetchRows<Row>) {
  const dispatch = useAppDispatch()
  const [busyId, run] = useExclusiveTask<string>()

  async function showToastAfterRefetch(
    { toasts: { done } }: Mutation<never, unknown>,
    isRowChanged: (rows: readonly Row[]) => boolean,
    isTimedOut: boolean,
  ) {
    const { data = [], isSuccess } = await refetch()
    if (isSuccess && isRowChanged(data)) {
      if (done) dispatch(showToast(done))
    } else if (isTimedOut) dispatch(showToast(toast.warning(toasts.unanswered)))
  }

  /**
   * Waits up to 30 s for a mutation. If its response is lost or overdue, the refetched list shows whether it succeeded (ORDER-6).
   * @param isDone returns whether the list shows that the row was changed
   */
  async function trackMutation(
    call: Mutation<never, unknown>,
    request: Promise<{ error?: unknown }>,
    isDone: (rows: readonly Row[]) => boolean,
  ): Promise<void> {
    const timer = setTimeout(() => dispatch(showToast(toast.info(longWait.slow))), slowNoticeDelayMs)
    const result = await waitForResponse(request).finally(() => clearTimeout(timer))
    // The refetch is not awaited, so that the other rows' buttons are enabled before the list has loaded.
    if (mayHaveSucceeded(result.error)) void showToastAfterRefetch(call, isDone, result === noResponse)
  }

  return { busyId, run, trackMutation }
}
