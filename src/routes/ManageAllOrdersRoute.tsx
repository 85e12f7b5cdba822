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
import { useSingleFlight } from '#src/routes/useSingleFlight.ts'

const saveOrders: ListCsv<Order> = async (...args) => (await import('#src/routes/csvTables.ts')).saveOrders(...args)

export function ManageAllOrdersRoute() {
  const orders = useRetriedLoadable(useGetOrdersQuery())
  const several = useShipSeveral(orders)
  const dispatch = useAppDispatch()
  const search = useListQuery(allOrderList)
  const [shipOrder, shipping] = useShipOrderMutation()
  const runExclusive = useSingleFlight()
  const [deleteOrder] = useDeleteOrderMutation()
  const { busyId, deleteUnpaid } = useDeleteUnpaid(
    async (id) =>
      (await dispatch(fetchUncached('getOrders', orderCalls.getOrders, undefined))).find((order) => order.id === id) ??
      null,
    (id) => deleteOrder({ id }),
  )

  return (
    <ManageAllOrdersScreen
      orders={orders}
      search={search}
      tabs={useOrderTabs(search.query)}
      open={useOrderInAddress(search.query)}
      csv={saveOrders}
      busyId={busyId ?? (shipping.isLoading ? (shipping.originalArgs?.id ?? null) : null)}
      onPrint={() => window.print()}
      onShip={({ id }) => void runExclusive(() => shipOrder({ id }))}
      onDelete={(order) => void deleteUnpaid(order)}
      several={several}
    />
  )
}
