import { useEffect, useRef } from 'react'
import * as css from '#src/design-system/blocks/payment/payment.css.ts'
import { orders, payment } from '#src/copy/customerPages.ts'
import { describeTotalProblem } from '#src/design-system/blocks/orders/orderCells.tsx'
import { LostPaymentNotice } from '#src/design-system/blocks/payment/LostPaymentNotice.tsx'
import { PaymentForm, type PaymentFormProps } from '#src/design-system/blocks/payment/PaymentForm.tsx'
import { PaymentResult } from '#src/design-system/blocks/payment/PaymentResult.tsx'
import { Receipt, type ReceiptProps } from '#src/design-system/blocks/payment/Receipt.tsx'
import { ButtonLink } from '#src/design-system/components/Button.tsx'
import { Notice } from '#src/design-system/components/Notice.tsx'
import { Stack } from '#src/design-system/components/layout.tsx'
import { canCancel, canPay, orderTotal, type Order } from '#src/domain/order.ts'
import { paths } from '#src/domain/paths.ts'
import { isOrderLost, type PaymentState } from '#src/domain/paymentMachine.ts'

export interface PaymentPanelProps
  extends Omit<PaymentFormProps, 'totalCents' | 'state'>, Pick<ReceiptProps, 'onPrint'> {
  /** The order; null if only the payment is known (PAY-13). */
  order: Order | null
  state: PaymentState
}

/**
 * The right column of the Payment page: the card form, the payment's result, the receipt, or why the order cannot be
 * paid (PAY-3, PAY-5, PAY-8, PAY-13). A result that replaces the form gets the focus (STATE-14).
 */
export function PaymentPanel({ order, state, onPrint, ...form }: PaymentPanelProps) {
  const result = useRef<HTMLDivElement>(null)
  const shown = isOrderLost(state) ? 'lost' : state.name
  const previous = useRef(shown)

  useEffect(() => {
    if (previous.current !== shown && document.activeElement === document.body) result.current?.focus()
    previous.current = shown
  }, [shown])

  const receipt = order === null || canCancel(order) ? null : <Receipt order={order} onPrint={onPrint} />
  if (isOrderLost(state))
    return (
      <div className={css.panel}>
        <LostPaymentNotice
          transactionId={state.transactionId}
          busy={state.name === 'recording'}
          onRetry={form.onRetry}
          ref={result}
        />
      </div>
    )
  switch (state.name) {
    case 'undecided':
    case 'recording':
    case 'unrecorded':
    case 'recorded':
      return (
        <div className={css.panel}>
          <PaymentResult state={state} receipt={receipt} onRetry={form.onRetry} ref={result} />
        </div>
      )
    default:
      if (order === null) return null
      if (!canPay(order)) return <div className={css.panel}>{receipt ?? <NotPayable order={order} />}</div>
      return (
        <PaymentForm
          {...form}
          state={state}
          totalCents={state.name === 'totalChanged' ? state.totalCents : (orderTotal(order) ?? 0)}
        />
      )
  }
}

/** No card can pay the order's total (ORDER-20). */
function NotPayable({ order }: { order: Order }) {
  return (
    <Stack gap={24} align="start">
      <Notice tone="warning" title={payment.notPayable.title}>
        {payment.notPayable.text(describeTotalProblem(order))}
      </Notice>
      <ButtonLink to={paths.myOrders} tone="secondary" arrow>
        {orders.toOrders}
      </ButtonLink>
    </Stack>
  )
}
