import { useState } from 'react'
import { useDispatch } from 'react-redux'
import { canCancel, type Order } from '#src/domain/order.ts'
import { useSingleFlight } from '#src/routes/useSingleFlight.ts'
import { happened } from '#src/session/events.ts'

/**
 * Deletes an order that nobody is paying meanwhile (DECISIONS C8): reads it again first, and says so when it is paid by
 * now. One order at a time (C7).
 * @param reread the order as the server has it now; null when it is gone or can't be read, and the server decides
 * @param remove the deletion itself; its outcome has its own toast
 */
export function useDeleteUnpaid(
  reread: (id: string) => Promise<Order | null>,
  remove: (id: string) => Promise<unknown>,
) {
  const dispatch = useDispatch()
  const one = useSingleFlight()
  const [busyId, setBusyId] = useState<string | null>(null)

  const deleteUnpaid = ({ id }: Order) =>
    one(async () => {
      setBusyId(id)
      const current = await reread(id)
      if (current && !canCancel(current)) dispatch(happened('orderAlreadyPaid'))
      else await remove(id)
      setBusyId(null)
    })

  return { busyId, deleteUnpaid }
}
