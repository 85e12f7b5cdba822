import { useRef } from 'react'
import { manageOrders as copy } from '#src/copy/adminPages.ts'
import { orders as orderCopy } from '#src/copy/customerPages.ts'
import { newOrders as newOrderCopy } from '#src/copy/newOrders.ts'
import { orderTabs } from '#src/copy/orderTabs.ts'
import { titles } from '#src/copy/titles.ts'
import { useConfirm } from '#src/design-system/components/hooks/useConfirm.tsx'
import { ListPage } from '#src/design-system/blocks/lists/ListPage.tsx'
import { createSelectionColumn, BulkShippingToolbar } from '#src/design-system/blocks/orders/BulkShippingToolbar.tsx'
import { ShippingDialog, type BulkShipping } from '#src/design-system/blocks/orders/ShippingDialog.tsx'
import { ManageOrderActions } from '#src/design-system/blocks/orders/ManageOrderActions.tsx'
import { CustomerOrdersNotice, restrictTabToCustomer } from '#src/design-system/blocks/orders/CustomerOrders.tsx'
import { formatPieces, OrderCustomer, OrderStatuses, OrderTotal } from '#src/design-system/blocks/orders/orderCells.tsx'
import { NewOrdersButton, OrderWithNewMark, type UnseenOrders } from '#src/design-system/blocks/orders/NewOrders.tsx'
import { OpenOrder, type OpenOrderParam } from '#src/design-system/blocks/orders/OpenOrder.tsx'
import { OrderFigures } from '#src/design-system/blocks/orders/OrderFigures.tsx'
import { OrderItemCell } from '#src/design-system/blocks/orders/OrderItemCell.tsx'
import { toOrderListTab, type OrderTabParam } from '#src/design-system/blocks/orders/OrderTabs.tsx'
import {
  toBulkShippingConfirmation,
  toDeletionConfirmation,
  toShippingConfirmation,
} from '#src/design-system/blocks/orders/orderConfirmations.tsx'
import { PackingListButtons } from '#src/design-system/blocks/orders/PackingListButtons.tsx'
import type { Column } from '#src/design-system/components/Table.tsx'
import { isOrderedBy } from '#src/domain/customerOrders.ts'
import type { SearchOf } from '#src/domain/lists.ts'
import type { Loadable } from '#src/domain/status.ts'
import type { SaveListCsv } from '#src/lib/csv.ts'
import type { Order } from '#src/domain/order.ts'
import type { PickLine } from '#src/domain/pickList.ts'
import { allOrderList } from '#src/design-system/blocks/orders/orderLists.ts'
import { sumOrders } from '#src/domain/orderTabs.ts'

export interface ManageAllOrdersScreenProps {
  orders: Loadable<Order[]>
  newOrders: UnseenOrders
  csv: SaveListCsv<Order>
  pickListCsv: SaveListCsv<PickLine>
  search: SearchOf<typeof allOrderList>
  tabParam: OrderTabParam
  /** The email address of the customer whose orders are shown (ADMIN-20); null if all orders are shown. */
  customerEmail: string | null
  openOrder: OpenOrderParam
  busyId: string | null
  /** Called when a packing list is ready. Opens the print dialog (ADMIN-15). */
  onPrint: () => void
  onShip: (order: Order) => void
  onDelete: (order: Order) => void
  bulkShipping: BulkShipping
}

const getNameElementId = (index: number): string => `order-${index}`

/** The Manage All Orders page: admins ship or delete orders. */
export function ManageAllOrdersScreen(props: ManageAllOrdersScreenProps) {
  const {
    orders,
    newOrders,
    search,
    csv,
    pickListCsv,
    tabParam,
    customerEmail,
    openOrder,
    busyId,
    onPrint,
    onShip,
    onDelete,
    bulkShipping,
  } = props
  const { newOrderIds } = newOrders
  const allOrders = orders.state === 'ready' ? orders.value : []
  const sums = sumOrders(allOrders.filter((order) => isOrderedBy(customerEmail, order)))
  const tab = restrictTabToCustomer(toOrderListTab(orderTabs.admin, sums, tabParam), customerEmail, sums)
  const matchingOrders = openOrder.id === null ? [] : allOrderList.select(allOrders.filter(tab.includes), search.query)
  const isPaidTab = tabParam.currentTab === 'paid'
  const [confirm, confirmDialog] = useConfirm()
  const lastClickedId = useRef<string | null>(null)
  const selectedIds = new Set(bulkShipping.selectedOrders.map(({ id }) => id))
  const getColumns = (visibleRows: readonly Order[]): Column<Order>[] => [
    ...(sums.paid.count > 0 ? [createSelectionColumn(bulkShipping, visibleRows, lastClickedId)] : []),
    {
      key: 'part',
      header: orderCopy.part,
      kind: 'title',
      fillsTable: true,
      cell: (order, index) => (
        <OrderWithNewMark isNew={newOrderIds.has(order.id)}>
          <OrderItemCell order={order} id={getNameElementId(index)} to={openOrder.toOrderUrl(order.id)} />
        </OrderWithNewMark>
      ),
    },
    { key: 'customer', header: copy.customer, fillsTable: true, cell: (order) => <OrderCustomer order={order} /> },
    { key: 'quantity', header: orderCopy.quantity, align: 'end', cell: formatPieces },
    { key: 'total', header: orderCopy.total, align: 'end', cell: (order) => <OrderTotal order={order} /> },
    { key: 'status', header: copy.status, cell: (order) => <OrderStatuses order={order} /> },
    {
      key: 'actions',
      header: orderCopy.actions,
      kind: 'actions',
      cell: (order, index) => (
        <ManageOrderActions
          order={order}
          describedBy={getNameElementId(index)}
          busyId={busyId}
          onShip={() => confirm(toShippingConfirmation(order, onShip))}
          onDelete={() => confirm(toDeletionConfirmation(order, onDelete))}
        />
      ),
    },
  ]

  return (
    <ListPage
      confirmDialog={confirmDialog}
      labels={{
        pageName: titles.manageAllOrders,
        count: () => (newOrderIds.size > 0 ? newOrderCopy.since(newOrderIds.size) : ''),
        ...copy,
      }}
      list={orders}
      search={{ searchable: allOrderList, ...search }}
      tab={tab}
      csv={csv}
      getColumns={getColumns}
      isSelected={({ id }) => selectedIds.has(id)}
      busyKey={busyId}
      wrapTable={(table, { visibleRows, matchingRows }) => (
        <BulkShippingToolbar
          {...bulkShipping}
          visibleOrders={visibleRows}
          disabled={busyId !== null}
          onShip={() => confirm(toBulkShippingConfirmation(bulkShipping))}
          action={isPaidTab && <PackingListButtons orders={matchingRows} csv={pickListCsv} onPrint={onPrint} />}
        >
          {table}
        </BulkShippingToolbar>
      )}
    >
      <NewOrdersButton {...newOrders} />
      <OpenOrder {...{ orders, openOrder, matchingOrders, busyId, onShip }} />
      {customerEmail !== null && <CustomerOrdersNotice orders={allOrders} sums={sums} email={customerEmail} />}
      {sums.all.count > 0 && <OrderFigures sums={sums} />}
      <ShippingDialog {...bulkShipping} />
    </ListPage>
  )
}
