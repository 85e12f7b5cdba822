import { db } from '#mocks/db.ts'
import { personas, type Persona } from '#mocks/personas.ts'
import { orderTotal, toOrder, type OrderWire } from '#src/domain/order.ts'
import type { Attempt } from '#src/domain/payment.ts'
import { createJournal } from '#src/payment/journal.ts'

const secret = 'pi_77_secret_demo'

function found<T>(rows: readonly T[], wanted: (row: T) => boolean): T {
  const row = rows.find(wanted)
  if (!row) throw new Error('not in the seed')
  return row
}

/** The first order that is as wanted, as the mock server has it now. */
export const findOrder = (isWanted: (order: OrderWire) => boolean): OrderWire => found(db.get().orders, isWanted)

/** The customer's first order that can be paid. */
export const unpaidOrder = (): OrderWire =>
  findOrder(({ userEmail, paid, itemInfo }) => userEmail === personas.customer.email && !paid && Boolean(itemInfo))

/** An order as the mock server has it now. */
export const storedOrder = (id: string): OrderWire => findOrder(({ _id }) => _id === id)

/** The payments that this browser has not finished. */
export const journal = () => createJournal(() => localStorage)

/**
 * Somebody's payment of the customer's unpaid order, as an earlier visit left it (PAY-3, PAY-7).
 * @param status what the bank says of it: it took the money, unless told otherwise
 */
export function leaveBehind(
  stage: 'confirming' | 'charged',
  { who = 'customer', status = 'succeeded' }: { who?: Persona; status?: 'succeeded' | 'processing' } = {},
): Attempt {
  const order = unpaidOrder()
  const { id: userId } = found(db.get().accounts, ({ email }) => email === personas[who].email)
  const amountCents = orderTotal(toOrder(order)) ?? 0
  const base = { userId, orderId: order._id, clientSecret: secret, amountCents, createdAt: Date.now() }
  const attempt: Attempt =
    stage === 'charged' ? { ...base, stage, transactionId: 'pi_77', paymentMethodId: 'pm_77' } : { ...base, stage }
  db.mutate((world) =>
    world.intents.push({ id: 'pi_77', clientSecret: secret, amountCents, status, paymentMethodId: 'pm_77' }),
  )
  journal().write(attempt)
  return attempt
}
