import { fetchUncached } from '#src/api/fetchUncached.ts'
import { useAppDispatch } from '#src/api/hooks.ts'
import { orderCalls, useDeleteOrderMutation, useShipOrderMutation } from '#src/api/orders.ts'
import type { Order } from '#src/domain/order.ts'
import { useDeleteUnpaid } from '#src/routes/hooks/useDeleteUnpaid.ts'
import { useRowMutation } from '#src/routes/hooks/useRowMutation.ts'
import { useExclusiveTask } from '#src/routes/hooks/useSingleFlight.ts'

/** Ships single orders and deletes unpaid ones for an admin (ADMIN-7). */
export function useOrderMutations(refetch: Parameters<typeof useRowMutation<Order>>[0]) {
  const trackMutation = useRowMutation(refetch)
  const dispatch = useAppDispatch()
  const [sendShipment] = useShipOrderMutation()
  const [shippingId, runShipping] = useExclusiveTask<string>()
  const [sendDeletion] = useDeleteOrderMutation()
  const { busyId, deleteUnpaid } = useDeleteUnpaid(
    async (id) =>
      (await dispatch(fetchUncached('getOrders', orderCalls.getOrders, undefined))).find((order) => order.id === id) ??
      null,
    (id) =>
      trackMutation(sendDeletion({ id }), {
        doneToast: orderCalls.deleteOrder.toasts.done,
        isDone: (rows) => !rows.some((order) => order.id === id),
      }),
  )
  const ship = (id: string) =>
    trackMutation(sendShipment({ id }), {
      doneToast: orderCalls.shipOrder.toasts.done,
      isDone: (rows) => rows.some((order) => order.id === id && order.state === 'shipped'),
    })
  return {
    busyId: busyId ?? shippingId,
    shipOrder: ({ id }: Order) => void runShipping(id, () => ship(id)),
    deleteOrder: (order: Order) => void deleteUnpaid(order),
  }
}
