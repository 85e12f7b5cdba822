import { orderDetails as copy } from '#src/copy/orderLists.ts'
import { ButtonLink } from '#src/design-system/components/Button.tsx'
import { lazyPart } from '#src/design-system/components/lazyPart.tsx'
import { Notice } from '#src/design-system/components/Notice.tsx'
import { Spinner } from '#src/design-system/components/Spinner.tsx'
import type { Order } from '#src/domain/order.ts'
import type { Loadable } from '#src/domain/status.ts'

const OrderDialog = lazyPart(
  'OrderDialog',
  () => import('#src/design-system/blocks/orders/OrderDialog.tsx'),
  <Spinner label={copy.loading} space="inline" />,
)

/** The order that the address opens, and the addresses of the list and of each order (ADMIN-14). */
export interface OrderInAddress {
  /** Id of the order that is open; null for none. */
  id: string | null
  toOrder: (id: string) => string
  /** The address of the list, with no order open. */
  toList: string
  onClose: () => void
}

export interface OpenOrderProps {
  /** All orders: the open one stays when it leaves the tab or what the search finds. */
  orders: Loadable<readonly Order[]>
  open: OrderInAddress
}

/** The open order in a dialog above the list; a note when there is none with the id in the address. */
export function OpenOrder({ orders, open }: OpenOrderProps) {
  const { id, toList, onClose } = open
  if (id === null || orders.state !== 'ready') return null
  const order = orders.value.find((other) => other.id === id)
  if (order) return <OrderDialog key={id} order={order} onClose={onClose} />
  return (
    <Notice
      tone="warning"
      live="status"
      action={
        <ButtonLink to={toList} tone="secondary" size="small">
          {copy.backToList}
        </ButtonLink>
      }
    >
      {copy.unknown(id)}
    </Notice>
  )
}
