import { fetchUncached } from '#src/api/fetchUncached.ts'
import { useAppDispatch } from '#src/api/hooks.ts'
import { orderCalls, useDeleteOrderMutation, useShipOrderMutation } from '#src/api/orders.ts'
import type { Order } from '#src/domain/order.ts'
import { useDeleteUnpaid } from '#src/routes/hooks/useDeleteUnpaid.ts'
import { useRowMutation, type RefetchRows } from '#src/routes/hooks/useRowMutation.ts'

/** Ships single orders and deletes unpaid ones for an admin (ADMIN-7). */
export function useOrderMutations(refetch: RefetchRows<Order>) {
  const dispatch = useAppDispatch()
  const [sendShipment] = useShipOrderMutation()
  const shipMutation = useRowMutation(refetch)
  const [sendDeletion] = useDeleteOrderMutation()
  const { busyId, deleteUnpaid } = useDeleteUnpaid({
    call: orderCalls.deleteOrder,
    send: sendDeletion,
    async fetchLatest(id) {
      const orders = await dispatch(fetchUncached('getOrders', orderCalls.getOrders, undefined))
      return orders.find((order) => order.id === id) ?? null
    },
    refetch,
  })
  const sendAndTrackShipment = (id: string) =>
    shipMutation.trackMutation(orderCalls.shipOrder, sendShipment({ id }), (rows) =>
      rows.some((order) => order.id === id && order.state === 'shipped'),
    )
  return {
    busyId: busyId ?? shipMutation.busyId,
    shipOrder: ({ id }: Order) => void shipMutation.run(id, () => sendAndTrackShipment(id)),
    deleteOrder: deleteUnpaid,
  }
}
