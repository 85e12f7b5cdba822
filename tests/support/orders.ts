import { db } from '#mocks/db.ts'
import { personas, type Persona } from '#mocks/personas.ts'
import { getOrderTotal, toOrder, type OrderWire } from '#src/domain/order.ts'
import type { Attempt } from '#src/domain/paymentAttempt.ts'
import { createJournal } from '#src/payment/journal.ts'

const clientSecret = 'pi_77_secret_demo'

function findRow<T>(rows: readonly T[], matches: (row: T) => boolean): T {
  const row = rows.find(matches)
  if (!row) throw new Error('the mock data has no such row')
  return row
}

/**
 * @returns the mock server's first order that matches
 * @throws if no order matches
 */
export const findOrder = (matches: (order: OrderWire) => boolean): OrderWire => findRow(db.get().orders, matches)

/** @returns the customer's first order that can be paid */
export const findUnpaidOrder = (): OrderWire =>
  findOrder(({ userEmail, paid, itemInfo }) => userEmail === personas.customer.email && !paid && Boolean(itemInfo))

/**
 * @returns the order as the mock server stores it now
 * @throws if the order has been deleted
 */
export const findStoredOrder = (id: string): OrderWire => findOrder(({ _id }) => _id === id)

/** Marks every order as paid, as if another tab or another person had paid it. */
export function payAllOrders(): void {
  db.mutate((state) => {
    for (const order of state.orders) Object.assign(order, { paid: true, status: 'pending', transationId: 'pi_other' })
  })
}

export const createTestJournal = () => createJournal(() => localStorage)

/** Writes the journal entry that an interrupted payment of the customer's unpaid order leaves behind (PAY-7). */
export function arrangeUnfinishedPayment(
  stage: 'confirming' | 'charged',
  { who = 'customer', status = 'succeeded' }: { who?: Persona; status?: 'succeeded' | 'processing' } = {},
): Attempt {
  const order = findUnpaidOrder()
  const { id: userId } = findRow(db.get().accounts, ({ email }) => email === personas[who].email)
  const amountCents = getOrderTotal(toOrder(order)) ?? 0
  const fields = { userId, orderId: order._id, clientSecret, amountCents, createdAt: Date.now() }
  const attempt: Attempt =
    stage === 'charged' ? { ...fields, stage, transactionId: 'pi_77', paymentMethodId: 'pm_77' } : { ...fields, stage }
  db.mutate((state) => state.intents.push({ id: 'pi_77', clientSecret, amountCents, status, paymentMethodId: 'pm_77' }))
  createTestJournal().write(attempt)
  return attempt
}
