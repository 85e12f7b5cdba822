import { useAppDispatch } from '#src/api/hooks.ts'
import { waiting } from '#src/copy/shared.ts'
import { toasts } from '#src/copy/toasts.ts'
import { showToast, toast, type Toast } from '#src/lib/toast.ts'
import { mayHaveSucceeded } from '#src/routes/hooks/useLoadable.ts'
import { noResponse, withinLimit } from '#src/routes/hooks/useWrite.ts'

const slowAfterMs = 10_000

interface ReadRows<Row> {
  data?: readonly Row[] | undefined
  isSuccess: boolean
}

interface RowWrite<Row> {
  /** The toast of a success. */
  done: Toast | null
  /** Whether the list shows that the row was changed. */
  isDone: (rows: readonly Row[]) => boolean
}

/**
 * Waits for the change of a row of a list, for 30 s at most. If the response is lost or overdue, the list is read again and
 * shows whether the change was made (ORDER-6).
 * @param refetch reads the list
 */
export function useRowWrite<Row>(refetch: () => PromiseLike<ReadRows<Row>>) {
  const dispatch = useAppDispatch()

  const readOutcome = async ({ done, isDone }: RowWrite<Row>, isTimedOut: boolean) => {
    const { data = [], isSuccess } = await refetch()
    if (isSuccess && isDone(data)) {
      if (done) dispatch(showToast(done))
    } else if (isTimedOut) dispatch(showToast(toast.warning(toasts.unanswered)))
  }

  return async (request: Promise<{ error?: unknown }>, write: RowWrite<Row>): Promise<void> => {
    const timer = setTimeout(() => dispatch(showToast(toast.info(waiting.slow))), slowAfterMs)
    const result = await withinLimit(request).finally(() => clearTimeout(timer))
    // The other rows' buttons don't wait for the list.
    if (mayHaveSucceeded(result.error)) void readOutcome(write, result === noResponse)
  }
}
