import { useState } from 'react'
import { useDispatch } from 'react-redux'
import { isApiError } from '#src/api/apiError.ts'
import { orderToasts } from '#src/copy/orderToasts.ts'
import { canCancel, type Order } from '#src/domain/order.ts'
import { showToast } from '#src/notifications/actions.ts'
import { error, warning } from '#src/notifications/toast.ts'
import { usePayments } from '#src/payment/payments.ts'
import { useSingleFlight } from '#src/routes/useSingleFlight.ts'

/** @returns null: the order is gone, and the server says so once more; undefined: nobody knows how it stands */
const whyUnread = (reason: unknown): null | undefined =>
  isApiError(reason) && reason.kind === 'notFound' ? null : undefined

/**
 * Deletes an order that nobody is paying meanwhile (ADMIN-8): not while a payment of it has begun in this browser
 * (PAY-7), and not before it was read again; says so when it is being paid or is paid by now. One order at a time (ADMIN-7).
 * @param reread the order as the server has it now; null when it is gone; rejects when it can't be read, and then nothing
 * is deleted
 * @param remove the deletion itself; its outcome has its own toast
 */
export function useDeleteUnpaid(
  reread: (id: string) => Promise<Order | null>,
  remove: (id: string) => Promise<unknown>,
) {
  const dispatch = useDispatch()
  const { flow } = usePayments()
  const runExclusive = useSingleFlight()
  const [busyId, setBusyId] = useState<string | null>(null)

  const deleteUnpaid = ({ id }: Order) =>
    runExclusive(async () => {
      setBusyId(id)
      const isFree = await flow.runUnlessPaying(id, async () => {
        const current = await reread(id).catch(whyUnread)
        if (current === undefined) dispatch(showToast(error(orderToasts.notRead)))
        else if (current && !canCancel(current)) dispatch(showToast(warning(orderToasts.alreadyPaid)))
        else await remove(id)
      })
      if (!isFree) dispatch(showToast(warning(orderToasts.beingPaid)))
      setBusyId(null)
    })

  return { busyId, deleteUnpaid }
}
