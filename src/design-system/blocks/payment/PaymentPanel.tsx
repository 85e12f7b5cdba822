import { useEffect, useRef, type ReactNode } from 'react'
import * as css from '#src/design-system/blocks/payment/payment.css.ts'
import { orders, payment } from '#src/copy/customerPages.ts'
import { describeTotalProblem } from '#src/design-system/blocks/orders/orderCells.tsx'
import { PaymentForm, type PaymentFormProps } from '#src/design-system/blocks/payment/PaymentForm.tsx'
import { PaymentResult } from '#src/design-system/blocks/payment/PaymentResult.tsx'
import { Receipt, type ReceiptProps } from '#src/design-system/blocks/payment/Receipt.tsx'
import { UnresolvedCharge } from '#src/design-system/blocks/payment/UnresolvedCharge.tsx'
import { Button, ButtonLink } from '#src/design-system/components/Button.tsx'
import { Notice } from '#src/design-system/components/Notice.tsx'
import { Row, Stack } from '#src/design-system/components/layout.tsx'
import { canCancel, canPay, type Order } from '#src/domain/order.ts'
import { paths } from '#src/domain/paths.ts'
import { isOrderLost, type PaymentState } from '#src/domain/paymentMachine.ts'
import { getDisplayedTotal } from '#src/domain/displayedTotal.ts'

export interface PaymentPanelProps
  extends Omit<PaymentFormProps, 'totalCents' | 'state'>, Pick<ReceiptProps, 'onPrint'> {
  /** The order; null if it could not be loaded (PAY-13). */
  order: Order | null
  state: PaymentState
  /**
   * False on an insecure connection, where browsers have no Web Locks. Two tabs could then charge the card twice, so the card
   * form is hidden (PAY-21).
   */
  isConnectionSecure: boolean
}

/**
 * The right column of the Payment page: the card form, the result, the receipt, or why the order can't be paid (PAY-8).
 * A result that replaces the form receives focus (STATE-14).
 */
export function PaymentPanel({ order, state, isConnectionSecure, onPrint, ...formProps }: PaymentPanelProps) {
  const resultRef = useRef<HTMLDivElement>(null)
  const stateName = isOrderLost(state) ? 'lost' : state.name
  const previousStateName = useRef(stateName)

  useEffect(() => {
    if (previousStateName.current !== stateName && document.activeElement === document.body) resultRef.current?.focus()
    previousStateName.current = stateName
  }, [stateName])

  const hasPrintDocument = state.name !== 'chargedTwice'
  const receipt =
    order === null || canCancel(order) ? null : (
      <Receipt order={order} onPrint={onPrint} hasPrintDocument={hasPrintDocument} />
    )
  const renderPanel = (content: ReactNode) => <div className={css.panel}>{content}</div>
  if (isOrderLost(state) || state.name === 'chargedTwice')
    return renderPanel(
      <Stack gap={32}>
        <UnresolvedCharge
          kind={state.name === 'chargedTwice' ? 'twice' : 'lost'}
          transactionId={state.transactionId}
          busy={state.name === 'recording'}
          onRetry={formProps.onRetry}
          ref={resultRef}
        />
        {state.name === 'chargedTwice' && receipt}
      </Stack>,
    )
  switch (state.name) {
    case 'undecided':
    case 'recording':
    case 'unrecorded':
    case 'recorded':
      return renderPanel(
        <PaymentResult
          state={state}
          isPaymentStored={formProps.isPaymentStored}
          receipt={receipt}
          onRetry={formProps.onRetry}
          ref={resultRef}
        />,
      )
    default:
      if (order === null) return null
      if (!canPay(order)) return renderPanel(receipt ?? <NotPayableNotice order={order} />)
      if (!isConnectionSecure) return renderPanel(<Notice tone="warning" {...payment.insecure} />)
      if (state.name === 'wrongAmount') return renderPanel(<WrongAmountNotice onRetry={formProps.onRetry} />)
      return <PaymentForm {...formProps} state={state} totalCents={getDisplayedTotal(order, state)} />
  }
}

/** Explains that the total of an order can't be paid by card (ORDER-20). */
function NotPayableNotice({ order }: { order: Order }) {
  return (
    <Stack gap={24} align="start">
      <Notice
        tone="warning"
        title={payment.notPayable.title}
        text={payment.notPayable.text(describeTotalProblem(order))}
      />
      <ButtonLink to={paths.myOrders} arrow>
        {orders.backToOrders}
      </ButtonLink>
    </Stack>
  )
}

/** Replaces the card form if the payment was prepared for an amount other than the order's total (PAY-15). */
const WrongAmountNotice = ({ onRetry }: { onRetry: () => void }) => (
  <Stack gap={24} align="start">
    <Notice tone="danger" live="alert" {...payment.wrongAmount} />
    <Row>
      <Button onClick={onRetry}>{payment.retry}</Button>
      <ButtonLink to={paths.contact} arrow>
        {orders.contact}
      </ButtonLink>
    </Row>
  </Stack>
)
