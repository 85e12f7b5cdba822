import type { Cents } from '#src/domain/money.ts'
import { getOrderTotal, type Order } from '#src/domain/order.ts'
import type { PaymentState } from '#src/domain/paymentMachine.ts'

/** Returns the total beside the pay button. By clicking the button, the customer accepts this total (PAY-5). */
export const getDisplayedTotal = (order: Order, state: PaymentState): Cents =>
  state.name === 'totalChanged' ? state.totalCents : (getOrderTotal(order) ?? 0)
