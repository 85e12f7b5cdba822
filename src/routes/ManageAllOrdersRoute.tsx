import { useSearchParams } from 'react-router-dom'
import { useGetOrdersQuery } from '#src/api/orders.ts'
import { newOrders as newOrdersCopy } from '#src/copy/newOrders.ts'
import { ManageAllOrdersScreen } from '#src/design-system/screens/ManageAllOrdersScreen.tsx'
import { allOrderList } from '#src/design-system/blocks/orders/orderLists.ts'
import type { Order } from '#src/domain/order.ts'
import type { PickLine } from '#src/domain/pickList.ts'
import type { SaveListCsv } from '#src/lib/csv.ts'
import { PageMeta } from '#src/routes/PageMeta.tsx'
import { useListQuery } from '#src/routes/hooks/useListQuery.ts'
import { newOrdersPollMs, useNewOrders } from '#src/routes/hooks/useNewOrders.ts'
import { useOpenOrderParam } from '#src/routes/hooks/useOpenOrderParam.ts'
import { useOrderTabs } from '#src/routes/hooks/useOrderTabs.ts'
import { useOrderMutations } from '#src/routes/hooks/useOrderMutations.ts'
import { useRetriedLoadable } from '#src/routes/hooks/useRetriedLoadable.ts'
import { useBulkShipping } from '#src/routes/hooks/useBulkShipping.ts'

const saveOrders: SaveListCsv<Order> = async (...args) => (await import('#src/routes/csvTables.ts')).saveOrders(...args)
const savePickList: SaveListCsv<PickLine> = async (...args) =>
  (await import('#src/routes/csvTables.ts')).savePickList(...args)

export function ManageAllOrdersRoute() {
  const query = useGetOrdersQuery(undefined, { pollingInterval: newOrdersPollMs })
  const orders = useRetriedLoadable(query)
  const [displayedOrders, { showArrived, ...newOrders }] = useNewOrders(orders, !query.isFetching)
  const search = useListQuery(allOrderList)
  const { busyId, shipOrder, deleteOrder } = useOrderMutations(query.refetch)
  const titleProps =
    newOrders.unlistedOrderCount > 0 ? { title: newOrdersCopy.title(newOrders.unlistedOrderCount) } : {}
  return (
    <>
      <PageMeta {...titleProps} />
      <ManageAllOrdersScreen
        orders={displayedOrders}
        newOrders={{ ...newOrders, onShow: showArrived }}
        search={search}
        tabParam={useOrderTabs(search.query)}
        customerEmail={useSearchParams()[0].get('customer') || null}
        openOrder={useOpenOrderParam(search.query)}
        csv={saveOrders}
        pickListCsv={savePickList}
        onPrint={() => window.print()}
        bulkShipping={useBulkShipping(orders)}
        busyId={busyId}
        onShip={shipOrder}
        onDelete={deleteOrder}
      />
    </>
  )
}
