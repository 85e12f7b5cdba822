import { useState } from 'react'
import { dashboard } from '#src/copy/dashboard.ts'
import { orders as copy } from '#src/copy/orders.ts'
import { parts } from '#src/copy/parts.ts'
import type { Question } from '#src/design-system/blocks/ConfirmQuestion.tsx'
import { ListBody } from '#src/design-system/blocks/ListBody.tsx'
import { ListPage } from '#src/design-system/blocks/ListPage.tsx'
import { LostPaymentNotice } from '#src/design-system/blocks/LostPaymentNotice.tsx'
import { MyOrderActions } from '#src/design-system/blocks/MyOrderActions.tsx'
import { OrderItem, orderItemName, orderPieces } from '#src/design-system/blocks/OrderItem.tsx'
import { OrderTotal } from '#src/design-system/blocks/OrderTotal.tsx'
import { ButtonLink } from '#src/design-system/components/ButtonLink.tsx'
import type { Column } from '#src/design-system/components/column.ts'
import { Money } from '#src/design-system/components/Money.tsx'
import { StateMessage } from '#src/design-system/components/StateMessage.tsx'
import { Surface } from '#src/design-system/components/Surface.tsx'
import { Table } from '#src/design-system/components/Table.tsx'
import { myOrderList, type SearchOf } from '#src/domain/lists.ts'
import type { Loadable } from '#src/domain/loadable.ts'
import type { Order } from '#src/domain/order.ts'
import { paths } from '#src/domain/paths.ts'
import type { LostPayment } from '#src/domain/payment.ts'

export interface MyOrdersScreenProps {
  orders: Loadable<Order[]>
  search: SearchOf<typeof myOrderList>
  /** The order that is being cancelled; null when none is. */
  busyId: string | null
  onCancel: (order: Order) => void
  /** Charged, and not recorded yet: order id to transaction id (PAY-3). */
  unrecorded: Readonly<Record<string, string>>
  /** Charged for orders that the server has lost, which may be in no list (PAY-13). */
  lost: readonly LostPayment[]
  /** Orders whose payment has no known end: money may have been taken (PAY-7). */
  undecided: readonly string[]
  onRecord: (orderId: string) => void
  /** The order whose payment is being recorded; null when none is. */
  recordingId: string | null
}

const nameId = (index: number): string => `order-${index}`

/** `/dashboard/mypurchases` (SHOP-2): what the customer ordered, to pay or to cancel. */
export function MyOrdersScreen(props: MyOrdersScreenProps) {
  const { orders, search, busyId, onCancel, unrecorded, lost, undecided, ...record } = props
  const [question, setQuestion] = useState<Question | null>(null)

  const askToCancel = (order: Order) =>
    setQuestion({
      title: copy.cancelTitle,
      text: copy.cancelText(orderItemName(order), orderPieces(order)),
      confirmLabel: copy.cancelConfirm,
      cancelLabel: copy.keep,
      tone: 'danger',
      onConfirm: () => onCancel(order),
    })

  const columns: Column<Order>[] = [
    { key: 'index', header: copy.index, align: 'end', kind: 'index', cell: (_, index) => index + 1 },
    {
      key: 'part',
      header: copy.part,
      kind: 'title',
      cell: (order, index) => <OrderItem order={order} id={nameId(index)} />,
    },
    {
      key: 'perPiece',
      header: copy.perPiece,
      align: 'end',
      cell: ({ item }) => <Money cents={item?.priceCents ?? null} unavailable={parts.noPrice} />,
    },
    { key: 'quantity', header: copy.quantity, align: 'end', cell: orderPieces },
    { key: 'total', header: copy.total, align: 'end', cell: (order) => <OrderTotal order={order} /> },
    {
      key: 'actions',
      header: copy.actions,
      align: 'end',
      kind: 'actions',
      cell: (order, index) => (
        <MyOrderActions
          order={order}
          describedBy={nameId(index)}
          busyId={busyId}
          onCancel={() => askToCancel(order)}
          chargedAs={unrecorded[order.id] ?? null}
          undecided={undecided.includes(order.id)}
          recording={record.recordingId === order.id}
          onRecord={() => record.onRecord(order.id)}
        />
      ),
    },
  ]

  return (
    <ListPage
      title={dashboard.links.orders}
      note={orders.state === 'ready' ? copy.count(orders.value.length) : null}
      question={question}
      onClose={() => setQuestion(null)}
    >
      {lost.map(({ orderId, transactionId }) => (
        <Surface key={orderId} padding={24}>
          <LostPaymentNotice
            transactionId={transactionId}
            busy={record.recordingId === orderId}
            onRetry={() => record.onRecord(orderId)}
          />
        </Surface>
      ))}
      <ListBody
        list={orders}
        search={{ kind: myOrderList, words: copy.list, ...search }}
        loading={copy.loading}
        stale={copy.stale}
        empty={<NoOrders />}
      >
        {(rows, total) => (
          <Table
            caption={dashboard.links.orders}
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

function NoOrders() {
  return (
    <StateMessage
      drawing="empty"
      level={2}
      title={copy.empty}
      action={
        <ButtonLink to={paths.parts} arrow>
          {copy.toParts}
        </ButtonLink>
      }
    >
      {copy.emptyHint}
    </StateMessage>
  )
}
