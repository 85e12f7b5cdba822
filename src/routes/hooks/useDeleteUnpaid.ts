import { isApiError } from '#src/api/apiError.ts'
import { baseApi } from '#src/api/baseApi.ts'
import { createListTag, createRowTag, type Mutation } from '#src/api/call.ts'
import { useAppDispatch } from '#src/api/hooks.ts'
import { orderToasts } from '#src/copy/orderToasts.ts'
import { toasts } from '#src/copy/toasts.ts'
import { canCancel, type Order } from '#src/domain/order.ts'
import { showToast, toast, type Toast } from '#src/lib/toast.ts'
import { usePayments } from '#src/payment/paymentHooks.ts'
import { useRowMutation, type RefetchRows } from '#src/routes/hooks/useRowMutation.ts'

/** @returns a toast with the reason not to delete an order; null if the order may be deleted or no longer exists (ADMIN-11) */
async function getReasonNotToDelete(orderRequest: Promise<Order | null>): Promise<Toast | null> {
  try {
    const order = await orderRequest
    return order && !canCancel(order) ? toast.warning(orderToasts.alreadyPaid) : null
  } catch (error) {
    const kind = isApiError(error) ? error.kind : null
    if (kind === 'notFound') return null
    return toast.error(kind === 'network' ? toasts.network : orderToasts.notChecked)
  }
}

interface DeleteUnpaidOptions {
  call: Mutation<{ id: string }, unknown>
  send: (args: { id: string }) => Promise<{ error?: unknown }>
  /** Requests the order without retries (NET-8); resolves to null if the order no longer exists. */
  fetchLatest: (id: string) => Promise<Order | null>
  refetch: RefetchRows<Order>
}

/**
 * Deletes unpaid orders, one at a time. First requests each order again, and shows a toast instead of deleting the order if
 * the order is paid, can't be read, or is being paid in this browser (ADMIN-8).
 */
export function useDeleteUnpaid({ call, send, fetchLatest, refetch }: DeleteUnpaidOptions) {
  const dispatch = useAppDispatch()
  const { flow } = usePayments()
  const { busyId, run, trackMutation } = useRowMutation(refetch)

  const deleteUnpaid = ({ id }: Order) =>
    void run(id, async () => {
      const result = await flow.runIfNotBeingPaid(id, async () => {
        const reason = await getReasonNotToDelete(fetchLatest(id))
        if (reason === null) await trackMutation(call, send({ id }), (rows) => !rows.some((order) => order.id === id))
        else {
          dispatch(showToast(reason))
          dispatch(baseApi.util.invalidateTags([createListTag('Order'), createRowTag('Order', id)]))
        }
      })
      if (result !== 'done') dispatch(showToast(toast.warning(orderToasts[result])))
    })

  return { busyId, deleteUnpaid }
}
