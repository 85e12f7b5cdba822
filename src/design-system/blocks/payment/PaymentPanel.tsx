import { useEffect, useRef } from 'react'
import { orders } from '#src/copy/orders.ts'
import { payment } from '#src/copy/payment.ts'
import * as css from '#src/design-system/blocks/payment/payment.css.ts'
import { LostPaymentNotice } from '#src/design-system/blocks/payment/LostPaymentNotice.tsx'
import { PaymentForm, type PaymentFormProps } from '#src/design-system/blocks/payment/PaymentForm.tsx'
import { PaymentResult } from '#src/design-system/blocks/payment/PaymentResult.tsx'
import { Receipt, type ReceiptProps } from '#src/design-system/blocks/payment/Receipt.tsx'
import { ButtonLink } from '#src/design-system/components/Button.tsx'
import { Notice } from '#src/design-system/components/Notice.tsx'
import { Stack } from '#src/design-system/components/layout.tsx'
import { canCancel, canPay, orderTotal, type Order } from '#src/domain/order.ts'
import { paths } from '#src/domain/paths.ts'
import type { PaymentStep } from '#src/domain/payment.ts'

export interface PaymentPanelProps
  extends Omit<PaymentFormProps, 'totalCents' | 'step'>, Pick<ReceiptProps, 'onPrint'> {
  /** The order; null if only the payment is known (PAY-13). */
  order: Order | null
  /** The current step of the payment. */
  step: PaymentStep
}

/**
 * The right column of the Payment page: the card form, the payment's result, the receipt, or why the order cannot be
 * paid (PAY-3, PAY-5, PAY-8, PAY-13). A result that replaces the form gets the focus (STATE-14).
 */
export function PaymentPanel({ order, step, onPrint, ...form }: PaymentPanelProps) {
  const result = useRef<HTMLDivElement>(null)
  const previousStep = useRef(step.name)

  useEffect(() => {
    if (previousStep.current !== step.name && document.activeElement === document.body) result.current?.focus()
    previousStep.current = step.name
  }, [step.name])

  const receipt = order === null || canCancel(order) ? null : <Receipt order={order} onPrint={onPrint} />
  switch (step.name) {
    case 'lost':
      return (
        <div className={css.panel}>
          <LostPaymentNotice {...step} onRetry={form.onRetry} ref={result} />
        </div>
      )
    case 'processing':
    case 'recording':
    case 'unrecorded':
    case 'recorded':
      return (
        <div className={css.panel}>
          <PaymentResult step={step} receipt={receipt} onRetry={form.onRetry} ref={result} />
        </div>
      )
    default:
      if (order === null) return null
      if (!canPay(order)) return <div className={css.panel}>{receipt ?? <NotPayable />}</div>
      return (
        <PaymentForm
          {...form}
          step={step}
          totalCents={step.name === 'totalChanged' ? step.totalCents : (orderTotal(order) ?? 0)}
        />
      )
  }
}

/** The order has no total to pay. */
function NotPayable() {
  return (
    <Stack gap={24} align="start">
      <Notice tone="warning" title={payment.notPayable.title}>
        {payment.notPayable.text}
      </Notice>
      <ButtonLink to={paths.myOrders} tone="secondary" arrow>
        {orders.toOrders}
      </ButtonLink>
    </Stack>
  )
}
