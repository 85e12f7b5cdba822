import type { ReactNode } from 'react'
import { payment as copy } from '#src/copy/payment.ts'
import { orders as words } from '#src/copy/orders.ts'
import { titles } from '#src/copy/titles.ts'
import { stillWorking } from '#src/copy/waiting.ts'
import { OrderFailure } from '#src/design-system/blocks/OrderFailure.tsx'
import { OrderSummary } from '#src/design-system/blocks/OrderSummary.tsx'
import { PaymentPanel } from '#src/design-system/blocks/PaymentPanel.tsx'
import * as css from '#src/design-system/screens/PaymentScreen.css.ts'
import { RestoreFocus } from '#src/design-system/blocks/RestoreFocus.tsx'
import { Notice } from '#src/design-system/components/Notice.tsx'
import { SectionHeading } from '#src/design-system/components/SectionHeading.tsx'
import { Spinner } from '#src/design-system/components/Spinner.tsx'
import { Stack } from '#src/design-system/components/Stack.tsx'
import { TextLink } from '#src/design-system/components/TextLink.tsx'
import type { Loadable } from '#src/domain/loadable.ts'
import type { Order } from '#src/domain/order.ts'
import { paths } from '#src/domain/paths.ts'
import type { PaymentStep } from '#src/domain/payment.ts'

export interface PaymentScreenProps {
  order: Loadable<Order>
  step: PaymentStep
  /** Whether the card form could be loaded. */
  provider: 'loading' | 'ready' | 'blocked'
  /** The card's fields are filled in. */
  cardComplete: boolean
  /** The provider's fields (PAY-12); only shown while a card may be entered. */
  cardForm: ReactNode
  onPay: () => void
  /** Prints the page: the receipt of a paid order. */
  onPrint: () => void
  /** Tries again whatever the step is stuck at: the secret, the bank's answer, the recording. */
  onRetry: () => void
}

/** Payment (SHOP-2): the order left, the card right. */
export function PaymentScreen({ order, ...payment }: PaymentScreenProps) {
  const { name } = payment.step
  // A charge is told even where its order can't be shown (PAY-13).
  const isOnItsOwn = name === 'lost' || (name === 'unrecorded' && order.state === 'failed')
  return (
    <RestoreFocus>
      <Stack gap={32}>
        <div className={css.heading}>
          <SectionHeading level={1} note={<TextLink to={paths.myOrders}>{words.toOrders}</TextLink>}>
            {titles.payment}
          </SectionHeading>
        </div>
        {order.state !== 'ready' &&
          (isOnItsOwn ? <PaymentPanel order={null} {...payment} /> : <NoOrder order={order} />)}
        {order.state === 'ready' && (
          <>
            {order.stale && (
              <Notice tone="warning" live="status">
                {copy.stale}
              </Notice>
            )}
            <div className={css.sheet}>
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
  if (order.state === 'loading') return <Spinner label={copy.loading} slowLabel={stillWorking} space="section" />
  return <OrderFailure reason={order.reason} onRetry={order.retry} />
}
