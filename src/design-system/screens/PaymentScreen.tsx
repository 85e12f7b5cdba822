import { StaleBar } from '#src/design-system/blocks/shell/ShellBars.tsx'
import { payment as copy, orders as orderCopy } from '#src/copy/customerPages.ts'
import { titles } from '#src/copy/titles.ts'
import { OrderSummary } from '#src/design-system/blocks/orders/OrderSummary.tsx'
import { PaymentPanel, type PaymentPanelProps } from '#src/design-system/blocks/payment/PaymentPanel.tsx'
import * as css from '#src/design-system/blocks/payment/payment.css.ts'
import { LoadFailure } from '#src/design-system/blocks/feedback/LoadFailure.tsx'
import { RestoreFocus } from '#src/design-system/blocks/feedback/RestoreFocus.tsx'
import { LoadingIndicator } from '#src/design-system/blocks/feedback/LoadingIndicator.tsx'
import { ButtonLink } from '#src/design-system/components/Button.tsx'
import { SectionHeading } from '#src/design-system/components/Heading.tsx'
import { Stack } from '#src/design-system/components/layout.tsx'
import { StateMessage } from '#src/design-system/components/StateMessage.tsx'
import { TextLink } from '#src/design-system/components/Link.tsx'
import { screenOnly } from '#src/design-system/theme/mixins.css.ts'
import type { Loadable } from '#src/domain/status.ts'
import type { Order } from '#src/domain/order.ts'
import { paths } from '#src/domain/paths.ts'
import { isOrderLost } from '#src/domain/paymentMachine.ts'

export interface PaymentScreenProps extends Omit<PaymentPanelProps, 'order'> {
  order: Loadable<Order>
}

/** The Payment page: the order and the card form. */
export function PaymentScreen({ order, ...paymentProps }: PaymentScreenProps) {
  // If the card was charged, the customer must see the charge even if the order can't be loaded (PAY-13).
  const showsPaymentOnly =
    isOrderLost(paymentProps.state) ||
    paymentProps.state.name === 'chargedTwice' ||
    (paymentProps.state.name === 'unrecorded' && order.state === 'failed')
  return (
    <RestoreFocus>
      <Stack gap={32}>
        <div className={screenOnly}>
          <SectionHeading
            level={1}
            size="compact"
            note={<TextLink to={paths.myOrders}>{orderCopy.backToOrders}</TextLink>}
          >
            {titles.payment}
          </SectionHeading>
        </div>
        {order.state !== 'ready' &&
          (showsPaymentOnly ? <PaymentPanel order={null} {...paymentProps} /> : <OrderLoadStatus order={order} />)}
        {order.state === 'ready' && (
          <>
            {order.stale && <StaleBar>{copy.stale}</StaleBar>}
            <div className={css.layout}>
              <div className={css.columns}>
                <OrderSummary order={order.value} />
                <PaymentPanel order={order.value} {...paymentProps} />
              </div>
            </div>
          </>
        )}
      </Stack>
    </RestoreFocus>
  )
}

/** Replaces an order that is loading or could not be loaded, for example because another customer placed it (PAY-8). */
function OrderLoadStatus({ order }: { order: Exclude<Loadable<Order>, { state: 'ready' }> }) {
  if (order.state === 'loading') return <LoadingIndicator label={copy.loading} onRetry={order.retry} />
  const { reason, retry } = order
  if (reason !== 'notFound' && reason !== 'forbidden') return <LoadFailure reason={reason} onRetry={retry} />
  return (
    <StateMessage
      drawing={reason === 'notFound' ? 'missing' : 'locked'}
      {...copy[reason]}
      live
      action={
        <ButtonLink to={paths.myOrders} tone="primary">
          {orderCopy.backToOrders}
        </ButtonLink>
      }
    />
  )
}
