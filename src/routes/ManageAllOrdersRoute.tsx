import { useSearchParams } from 'react-router-dom'
import { orderCalls, useDeleteOrderMutation, useGetOrdersQuery, useShipOrderMutation } from '#src/api/orders.ts'
import { fetchUncached } from '#src/api/fetchUncached.ts'
import { useAppDispatch } from '#src/api/hooks.ts'
import { ManageAllOrdersScreen } from '#src/design-system/screens/ManageAllOrdersScreen.tsx'
import { allOrderList } from '#src/design-system/blocks/orders/orderLists.ts'
import type { Order } from '#src/domain/order.ts'
import type { ListCsv } from '#src/domain/status.ts'
import { useRetriedLoadable } from '#src/routes/useRetriedLoadable.ts'
import { useDeleteUnpaid } from '#src/routes/useDeleteUnpaid.ts'
import { useListQuery } from '#src/routes/useListQuery.ts'
import { useOrderInAddress } from '#src/routes/useOrderInAddress.ts'
import { useOrderTabs } from '#src/routes/useOrderTabs.ts'
import { useShipSeveral } from '#src/routes/useShipSeveral.ts'
import { useRowWrite } from '#src/routes/useRowWrite.ts'
import { useNamedFlight } from '#src/routes/useSingleFlight.ts'

const saveOrders: ListCsv<Order> = async (...args) => (await import('#src/routes/csvTables.ts')).saveOrders(...args)

export function ManageAllOrdersRoute() {
  const query = useGetOrdersQuery()
  const orders = useRetriedLoadable(query)
  const change = useRowWrite(query.refetch)
  const several = useShipSeveral(orders)
  const dispatch = useAppDispatch()
  const search = useListQuery(allOrderList)
  const [shipOrder] = useShipOrderMutation()
  const [shippingId, runShipping] = useNamedFlight<string>()
  const [deleteOrder] = useDeleteOrderMutation()
  const { busyId, deleteUnpaid } = useDeleteUnpaid(
    async (id) =>
      (await dispatch(fetchUncached('getOrders', orderCalls.getOrders, undefined))).find((order) => order.id === id) ??
      null,
    (id) =>
      change(deleteOrder({ id }), {
        done: orderCalls.deleteOrder.toasts.done,
        isDone: (rows) => !rows.some((order) => order.id === id),
      }),
  )

  const ship = (id: string) =>
    change(shipOrder({ id }), {
      done: orderCalls.shipOrder.toasts.done,
      isDone: (rows) => rows.some((order) => order.id === id && order.state === 'shipped'),
    })

  return (
    <ManageAllOrdersScreen
      orders={orders}
      search={search}
      tabs={useOrderTabs(search.query)}
      customer={useSearchParams()[0].get('customer') || null}
      open={useOrderInAddress(search.query)}
      csv={saveOrders}
      busyId={busyId ?? shippingId}
      onPrint={() => window.print()}
      onShip={({ id }) => void runShipping(id, () => ship(id))}
      onDelete={(order) => void deleteUnpaid(order)}
      several={several}
    />
  )
}
