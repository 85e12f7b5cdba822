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

/** The order selected in the URL, and the URLs of the list and of each order (ADMIN-14). */
export interface OpenOrderParam {
  id: string | null
  toOrderUrl: (id: string) => string
  /** The URL of the list without an open order. */
  listUrl: string
  openNext: OrderDialogProps['onNext']
  close: () => void
}

interface OpenOrderProps extends Pick<OrderDialogProps, 'matchingOrders' | 'busyId' | 'onShip'> {
  /** All orders, because an order stays open even when it no longer belongs to the tab or the search results. */
  orders: Loadable<readonly Order[]>
  openOrder: OpenOrderParam
}

/** Shows the order selected in the URL in a dialog over the list. If no order has the id in the URL, a notice is shown. */
export function OpenOrder({ orders, openOrder, ...dialogProps }: OpenOrderProps) {
  const { id, listUrl, openNext, close } = openOrder
  if (id === null || orders.state !== 'ready') return null
  const order = orders.value.find((candidate) => candidate.id === id)
  if (order)
    return <OrderDialog order={order} orders={orders.value} onNext={openNext} onClose={close} {...dialogProps} />
  return (
    <Notice
      tone="warning"
      live="polite"
      action={
        <ButtonLink to={listUrl} size="small">
          {copy.backToList}
        </ButtonLink>
      }
      text={copy.unknown(id)}
    />
  )
}
