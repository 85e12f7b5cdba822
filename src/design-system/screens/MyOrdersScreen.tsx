import { orders as copy } from '#src/copy/customerPages.ts'
import { orderTabs } from '#src/copy/orderTabs.ts'
import { parts } from '#src/copy/publicPages.ts'
import { lists } from '#src/copy/shared.ts'
import { titles } from '#src/copy/titles.ts'
import { type Confirmation, useConfirm } from '#src/design-system/components/hooks/useConfirm.tsx'
import { ListPage } from '#src/design-system/blocks/lists/ListPage.tsx'
import { UnresolvedCharge } from '#src/design-system/blocks/payment/UnresolvedCharge.tsx'
import {
  MyOrderActions,
  type IncompletePaymentProps,
  type ReorderActions,
} from '#src/design-system/blocks/orders/MyOrderActions.tsx'
import {
  getOrderItemName,
  formatPieces,
  OrderStatus,
  OrderTotal,
} from '#src/design-system/blocks/orders/orderCells.tsx'
import { OrderItemCell } from '#src/design-system/blocks/orders/OrderItemCell.tsx'
import { PaymentStatus } from '#src/design-system/blocks/payment/PaymentStatus.tsx'
import { toOrderListTab, type OrderTabParam } from '#src/design-system/blocks/orders/OrderTabs.tsx'
import { ButtonLink } from '#src/design-system/components/Button.tsx'
import type { Column } from '#src/design-system/components/Table.tsx'
import { Money } from '#src/design-system/components/Money.tsx'
import { Surface } from '#src/design-system/components/layout.tsx'
import type { SearchOf } from '#src/domain/lists.ts'
import type { Loadable } from '#src/domain/status.ts'
import { isPaid, type Order } from '#src/domain/order.ts'
import { myOrderList } from '#src/design-system/blocks/orders/orderLists.ts'
import { sumOrders } from '#src/domain/orderTabs.ts'
import { paths } from '#src/domain/paths.ts'
import type { UnrecordedPayment } from '#src/domain/paymentAttempt.ts'

export interface MyOrdersScreenProps extends IncompletePaymentProps {
  orders: Loadable<Order[]>
  search: SearchOf<typeof myOrderList>
  tabParam: OrderTabParam
  reorder: ReorderActions
  busyId: string | null
  onCancel: (order: Order) => void
}

/**
 * Finds the charges that no row of the list can show, because the order no longer exists or was charged twice (PAY-16). Until
 * the list has loaded, returns only charges that are known to be second charges or to have no order.
 */
const findChargesWithoutOrderRow = (charges: readonly UnrecordedPayment[], orders: Loadable<Order[]>) =>
  charges.filter(({ orderId, lost, twice }) => {
    if (twice === true) return true
    return orders.state === 'ready' ? orders.value.every(({ id }) => id !== orderId) : lost === true
  })

const getNameElementId = (index: number): string => `order-${index}`

/** The My Orders page: customers pay or cancel their orders. */
export function MyOrdersScreen(props: MyOrdersScreenProps) {
  const { orders, search, tabParam, reorder, busyId, onCancel, ...payments } = props
  const sums = sumOrders(orders.state === 'ready' ? orders.value : [])
  const [confirm, confirmDialog] = useConfirm()
  const toCancellationConfirmation = (order: Order): Confirmation => ({
    ...copy.cancelConfirmation,
    text: copy.cancelConfirmation.text(getOrderItemName(order), formatPieces(order)),
    tone: 'danger',
    onConfirm: () => onCancel(order),
  })

  const getColumns = (visibleRows: readonly Order[]): Column<Order>[] => [
    { key: 'index', header: lists.index, align: 'end', kind: 'index', cell: (_, index) => index + 1 },
    {
      key: 'part',
      header: copy.part,
      kind: 'title',
      cell: (order, index) => <OrderItemCell order={order} id={getNameElementId(index)} />,
    },
    {
      key: 'perPiece',
      header: copy.perPiece,
      align: 'end',
      cell: ({ item }) => <Money price={item?.price ?? null} fallback={parts.noPrice} />,
    },
    { key: 'quantity', header: copy.quantity, align: 'end', cell: formatPieces },
    { key: 'total', header: copy.total, align: 'end', cell: (order) => <OrderTotal order={order} /> },
    {
      key: 'status',
      header: copy.status,
      kind: visibleRows.some(isPaid) ? 'status' : 'plain',
      cell: (order) => (isPaid(order) ? <PaymentStatus order={order} canCopyId /> : <OrderStatus order={order} />),
    },
    {
      key: 'actions',
      header: copy.actions,
      kind: 'actions',
      cell: (order, index) => (
        <MyOrderActions
          order={order}
          reorder={reorder}
          describedBy={getNameElementId(index)}
          busyId={busyId}
          onCancel={() => confirm(toCancellationConfirmation(order))}
          {...payments}
        />
      ),
    },
  ]

  return (
    <ListPage
      confirmDialog={confirmDialog}
      labels={{ pageName: titles.myOrders, ...copy }}
      list={orders}
      search={{ searchable: myOrderList, ...search }}
      tab={toOrderListTab(orderTabs.customer, sums, tabParam)}
      getColumns={getColumns}
      busyKey={busyId}
      emptyAction={
        <ButtonLink to={paths.parts} arrow tone="primary">
          {copy.partsLink}
        </ButtonLink>
      }
    >
      {findChargesWithoutOrderRow(payments.unrecordedPayments, orders).map(({ orderId, transactionId, twice }) => (
        <Surface key={orderId}>
          <UnresolvedCharge
            kind={twice === true ? 'twice' : 'lost'}
            transactionId={transactionId}
            busy={payments.recordingOrderId === orderId}
            onRetry={() => payments.onRecordPayment(orderId)}
          />
        </Surface>
      ))}
    </ListPage>
  )
}
