import { orderDetails as copy } from '#src/copy/orderTabs.ts'
import { ButtonLink } from '#src/design-system/components/Button.tsx'
import { lazyComponent } from '#src/design-system/components/lib/lazyComponent.tsx'
import { Notice } from '#src/design-system/components/Notice.tsx'
import { Spinner } from '#src/design-system/components/Spinner.tsx'
import type { OrderDialogProps } from '#src/design-system/blocks/orders/OrderDialog.tsx'
import type { Order } from '#src/domain/order.ts'
import type { Loadable } from '#src/domain/status.ts'

const OrderDialog = lazyComponent(
  'OrderDialog',
  () => import('#src/design-system/blocks/orders/OrderDialog.tsx'),
  <Spinner label={copy.loading} space="inline" />,
)

/** The order that the URL opens, and the URLs of the list and of each order (ADMIN-14). */
export interface OpenOrderParam {
  id: string | null
  toOrder: (id: string) => string
  /** The URL of the list with no order open. */
  toList: string
  openNext: OrderDialogProps['onNext']
  close: () => void
}

interface OpenOrderProps extends Pick<OrderDialogProps, 'foundOrders' | 'busyId' | 'onShip'> {
  /** All orders, because the open one stays open when it leaves the tab or the search results. */
  orders: Loadable<readonly Order[]>
  open: OpenOrderParam
}

/** The open order in a dialog above the list; a notice if no order has the id in the URL. */
export function OpenOrder({ orders, open, ...shipping }: OpenOrderProps) {
  const { id, toList, openNext, close } = open
  if (id === null || orders.state !== 'ready') return null
  const order = orders.value.find((other) => other.id === id)
  if (order) return <OrderDialog order={order} orders={orders.value} onNext={openNext} onClose={close} {...shipping} />
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
