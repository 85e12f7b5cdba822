import type { ReactNode } from 'react'
import { payment as copy, orders as orderTexts } from '#src/copy/customerPages.ts'
import { titles } from '#src/copy/titles.ts'
import { OrderFailure, OrderSummary } from '#src/design-system/blocks/orders/OrderSummary.tsx'
import { PaymentPanel } from '#src/design-system/blocks/payment/PaymentPanel.tsx'
import * as css from '#src/design-system/screens/PaymentScreen.css.ts'
import { RestoreFocus } from '#src/design-system/blocks/page/RestoreFocus.tsx'
import { Waiting } from '#src/design-system/blocks/page/Waiting.tsx'
import { Notice } from '#src/design-system/components/Notice.tsx'
import { SectionHeading } from '#src/design-system/components/Heading.tsx'
import { Stack } from '#src/design-system/components/layout.tsx'
import { TextLink } from '#src/design-system/components/Link.tsx'
import type { Loadable } from '#src/domain/status.ts'
import type { Order } from '#src/domain/order.ts'
import { paths } from '#src/domain/paths.ts'
import { isOrderLost, type PaymentState } from '#src/domain/paymentMachine.ts'

export interface PaymentScreenProps {
  /** The order to pay, or why it is not available. */
  order: Loadable<Order>
  /** The state of the payment. */
  state: PaymentState
  /** Whether the payment provider's card fields have loaded; blocked: they could not. */
  provider: 'loading' | 'ready' | 'blocked'
  /** Whether the card fields are completely filled in. */
  cardComplete: boolean
  /** The provider's card fields (PAY-12), shown only while a card may be entered. */
  cardForm: ReactNode
  /** Charges the card. */
  onPay: () => void
  /** Prints the receipt of a paid order. */
  onPrint: () => void
  /** Tries again what failed: getting the client secret, asking for the outcome, or recording the payment. */
  onRetry: () => void
}

/** The Payment page: the order and the card form. */
export function PaymentScreen({ order, ...payment }: PaymentScreenProps) {
  // A charge must be shown even if its order cannot be loaded (PAY-13).
  const showsPaymentOnly =
    isOrderLost(payment.state) || (payment.state.name === 'unrecorded' && order.state === 'failed')
  return (
    <RestoreFocus>
      <Stack gap={32}>
        <div className={css.heading}>
          <SectionHeading level={1} note={<TextLink to={paths.myOrders}>{orderTexts.toOrders}</TextLink>}>
            {titles.payment}
          </SectionHeading>
        </div>
        {order.state !== 'ready' &&
          (showsPaymentOnly ? <PaymentPanel order={null} {...payment} /> : <NoOrder order={order} />)}
        {order.state === 'ready' && (
          <>
            {order.stale && (
              <Notice tone="warning" live="status">
                {copy.stale}
              </Notice>
            )}
            <div className={css.layout}>
              <div className={css.columns}>
                <OrderSummary order={order.value} />
                <PaymentPanel order={order.value} {...payment} />
              </div>
            </div>
          </>
        )}
      </Stack>
    </RestoreFocus>
  )
}

function NoOrder({ order }: { order: Exclude<Loadable<Order>, { state: 'ready' }> }) {
  if (order.state === 'loading') return <Waiting label={copy.loading} space="section" onRetry={order.retry} />
  return <OrderFailure reason={order.reason} onRetry={order.retry} />
}
