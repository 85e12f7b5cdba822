import { useAppDispatch } from '#src/api/hooks.ts'
import { waiting } from '#src/copy/shared.ts'
import { toasts } from '#src/copy/toasts.ts'
import { showToast, toast, type Toast } from '#src/lib/toast.ts'
import { mayHaveSucceeded } from '#src/api/status.ts'
import { noResponse, waitForResponse } from '#src/routes/hooks/useFormMutation.ts'

const slowAfterMs = 10_000

interface RefetchResult<Row> {
  data?: readonly Row[] | undefined
  isSuccess: boolean
}

interface ExpectedChange<Row> {
  /** The toast that reports success; null if success needs no toast. */
  doneToast: Toast | null
  /** Whether the list shows that the row was changed. */
  isDone: (rows: readonly Row[]) => boolean
}

/**
 * Waits up to 30 s for a mutation that changes a row of a list. If its response is lost or overdue, the refetched list shows
 * whether it succeeded (ORDER-6).
 * @param refetch refetches the list
 */
export function useRowMutation<Row>(refetch: () => PromiseLike<RefetchResult<Row>>) {
  const dispatch = useAppDispatch()

  const readOutcome = async ({ doneToast, isDone }: ExpectedChange<Row>, isTimedOut: boolean) => {
    const { data = [], isSuccess } = await refetch()
    if (isSuccess && isDone(data)) {
      if (doneToast) dispatch(showToast(doneToast))
    } else if (isTimedOut) dispatch(showToast(toast.warning(toasts.unanswered)))
  }

  return async (request: Promise<{ error?: unknown }>, change: ExpectedChange<Row>): Promise<void> => {
    const timer = setTimeout(() => dispatch(showToast(toast.info(waiting.slow))), slowAfterMs)
    const result = await waitForResponse(request).finally(() => clearTimeout(timer))
    // The refetch is not awaited, so that the other rows' buttons are enabled before the list has loaded.
    if (mayHaveSucceeded(result.error)) void readOutcome(change, result === noResponse)
  }
}
