import { useState } from 'react'
import { useDispatch } from 'react-redux'
import { isApiError } from '#src/api/apiError.ts'
import { orderToasts } from '#src/copy/orderToasts.ts'
import { canCancel, type Order } from '#src/domain/order.ts'
import { showToast } from '#src/notifications/actions.ts'
import { error, warning } from '#src/notifications/toast.ts'
import { usePayments } from '#src/payment/payments.ts'
import { useSingleFlight } from '#src/routes/useSingleFlight.ts'

/** @returns null for an order that no longer exists; undefined when its state is unknown */
const toMissingOrder = (reason: unknown): null | undefined =>
  isApiError(reason) && reason.kind === 'notFound' ? null : undefined

/**
 * Deletes unpaid orders, one at a time (ADMIN-7). Reads the order again first (ADMIN-8), and shows a toast instead of
 * deleting it when it is paid, can't be read, or is being paid in this browser (PAY-7).
 * @param fetchLatest reads the order from the server; null when it no longer exists; rejects when it can't be read
 * @param deleteOrder sends the deletion, which has its own toasts
 */
export function useDeleteUnpaid(
  fetchLatest: (id: string) => Promise<Order | null>,
  deleteOrder: (id: string) => Promise<unknown>,
) {
  const dispatch = useDispatch()
  const { flow } = usePayments()
  const runExclusive = useSingleFlight()
  const [busyId, setBusyId] = useState<string | null>(null)

  const deleteUnpaid = ({ id }: Order) =>
    runExclusive(async () => {
      setBusyId(id)
      const hasRun = await flow.runUnlessPaying(id, async () => {
        const current = await fetchLatest(id).catch(toMissingOrder)
        if (current === undefined) dispatch(showToast(error(orderToasts.notRead)))
        else if (current && !canCancel(current)) dispatch(showToast(warning(orderToasts.alreadyPaid)))
        else await deleteOrder(id)
      })
      if (!hasRun) dispatch(showToast(warning(orderToasts.beingPaid)))
      setBusyId(null)
    })

  return { busyId, deleteUnpaid }
}
