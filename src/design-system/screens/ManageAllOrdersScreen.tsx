import { useState } from 'react'
import { manageOrders as copy } from '#src/copy/manageOrders.ts'
import { orders as words } from '#src/copy/orders.ts'
import { titles } from '#src/copy/titles.ts'
import type { Question } from '#src/design-system/blocks/ConfirmQuestion.tsx'
import { ListBody } from '#src/design-system/blocks/ListBody.tsx'
import { ListPage } from '#src/design-system/blocks/ListPage.tsx'
import { ManageOrderActions } from '#src/design-system/blocks/ManageOrderActions.tsx'
import { OrderCustomer, orderCustomerName } from '#src/design-system/blocks/OrderCustomer.tsx'
import { OrderItem, orderItemName, orderPieces } from '#src/design-system/blocks/OrderItem.tsx'
import { OrderProgress } from '#src/design-system/blocks/OrderProgress.tsx'
import { OrderTotal } from '#src/design-system/blocks/OrderTotal.tsx'
import type { Column } from '#src/design-system/components/column.ts'
import { StateMessage } from '#src/design-system/components/StateMessage.tsx'
import { Table } from '#src/design-system/components/Table.tsx'
import { allOrderList, type SearchOf } from '#src/domain/lists.ts'
import type { Loadable } from '#src/domain/loadable.ts'
import type { Order } from '#src/domain/order.ts'

export interface ManageAllOrdersScreenProps {
  orders: Loadable<Order[]>
  search: SearchOf<typeof allOrderList>
  /** The order that is being shipped or deleted; null when none is. */
  busyId: string | null
  onShip: (order: Order) => void
  onDelete: (order: Order) => void
}

const nameId = (index: number): string => `order-${index}`

/** Names an order in a question (ADMIN-7). */
const describe = (order: Order): string => copy.what(orderItemName(order), orderPieces(order), orderCustomerName(order))

/** Manage All Orders (SHOP-2): everyone's orders, to ship or to delete. */
export function ManageAllOrdersScreen({ orders, search, busyId, onShip, onDelete }: ManageAllOrdersScreenProps) {
  const [question, setQuestion] = useState<Question | null>(null)

  const askToShip = (order: Order) =>
    setQuestion({
      title: copy.shipTitle,
      text: `${describe(order)} ${copy.shipText}`,
      confirmLabel: copy.shipConfirm,
      cancelLabel: copy.keep,
      tone: 'primary',
      onConfirm: () => onShip(order),
    })

  const askToDelete = (order: Order) =>
    setQuestion({
      title: copy.removeTitle,
      text: `${describe(order)} ${copy.removeText}`,
      confirmLabel: copy.removeConfirm,
      cancelLabel: copy.keep,
      tone: 'danger',
      onConfirm: () => onDelete(order),
    })

  const columns: Column<Order>[] = [
    { key: 'index', header: words.index, align: 'end', kind: 'index', cell: (_, index) => index + 1 },
    {
      key: 'part',
      header: words.part,
      kind: 'title',
      cell: (order, index) => <OrderItem order={order} id={nameId(index)} />,
    },
    { key: 'customer', header: copy.customer, cell: (order) => <OrderCustomer order={order} /> },
    { key: 'quantity', header: words.quantity, align: 'end', cell: orderPieces },
    { key: 'total', header: words.total, align: 'end', cell: (order) => <OrderTotal order={order} /> },
    { key: 'status', header: copy.status, cell: (order) => <OrderProgress order={order} /> },
    {
      key: 'actions',
      header: words.actions,
      align: 'end',
      kind: 'actions',
      cell: (order, index) => (
        <ManageOrderActions
          order={order}
          describedBy={nameId(index)}
          busyId={busyId}
          onShip={() => askToShip(order)}
          onDelete={() => askToDelete(order)}
        />
      ),
    },
  ]

  return (
    <ListPage
      title={orders.state === 'ready' ? copy.title(orders.value.length) : titles.manageAllOrders}
      question={question}
      onClose={() => setQuestion(null)}
    >
      <ListBody
        list={orders}
        search={{ kind: allOrderList, words: copy.list, ...search }}
        loading={copy.loading}
        stale={words.stale}
        empty={
          <StateMessage drawing="empty" level={2} title={copy.empty}>
            {copy.emptyHint}
          </StateMessage>
        }
      >
        {(rows, total) => (
          <Table
            caption={titles.manageAllOrders}
            columns={columns}
            rows={rows}
            total={total}
            rowKey={({ id }) => id}
            busyKey={busyId}
          />
        )}
      </ListBody>
    </ListPage>
  )
}
