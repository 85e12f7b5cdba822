import { isApiError } from '#src/api/apiError.ts'
import { baseApi } from '#src/api/baseApi.ts'
import { listTag, rowTag } from '#src/api/call.ts'
import { useAppDispatch } from '#src/api/hooks.ts'
import { orderToasts } from '#src/copy/orderToasts.ts'
import { toasts } from '#src/copy/toasts.ts'
import { canCancel, type Order } from '#src/domain/order.ts'
import { showToast, toast, type Toast } from '#src/lib/toast.ts'
import { usePayments } from '#src/payment/paymentHooks.ts'
import { useExclusiveTask } from '#src/routes/hooks/useSingleFlight.ts'

/** @returns a toast with the reason not to delete an order; null if the order may be deleted or no longer exists (ADMIN-11) */
async function getReasonNotToDelete(latestOrder: Promise<Order | null>): Promise<Toast | null> {
  try {
    const order = await latestOrder
    return order && !canCancel(order) ? toast.warning(orderToasts.alreadyPaid) : null
  } catch (reason) {
    const kind = isApiError(reason) ? reason.kind : null
    if (kind === 'notFound') return null
    return toast.error(kind === 'network' ? toasts.network : orderToasts.notRead)
  }
}

/**
 * Deletes unpaid orders, one at a time. Requests each order again first, and shows a toast instead of deleting the order if
 * it is paid, can't be read, or is being paid in this browser (ADMIN-8).
 * @param fetchLatest requests the order without retries (NET-8); resolves to null if the order no longer exists
 */
export function useDeleteUnpaid(
  fetchLatest: (id: string) => Promise<Order | null>,
  deleteOrder: (id: string) => Promise<unknown>,
) {
  const dispatch = useAppDispatch()
  const { flow } = usePayments()
  const [busyId, run] = useExclusiveTask<string>()

  const deleteUnpaid = ({ id }: Order) =>
    run(id, async () => {
      const result = await flow.runIfNotBeingPaid(id, async () => {
        const reason = await getReasonNotToDelete(fetchLatest(id))
        if (reason === null) await deleteOrder(id)
        else {
          dispatch(showToast(reason))
          dispatch(baseApi.util.invalidateTags([listTag('Order'), rowTag('Order', id)]))
        }
      })
      if (result !== 'done') dispatch(showToast(toast.warning(orderToasts[result])))
    })

  return { busyId, deleteUnpaid }
}
