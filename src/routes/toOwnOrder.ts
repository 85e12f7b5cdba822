import { isSameEmail } from '#src/domain/email.ts'
import type { Loadable } from '#src/domain/loadable.ts'
import type { Order } from '#src/domain/order.ts'
import { toLoadable, type QueryState } from '#src/routes/useLoadable.ts'

/**
 * The order of a Payment page. Another customer's is 'forbidden', even if the server returns it (PAY-8). An order that
 * is deleted or forbidden now is not shown as stale data: it can't be paid any more (PAY-5).
 */
export function toOwnOrder(query: QueryState<Order>, email: string): Loadable<Order> {
  const order = toLoadable(query, ['notFound', 'forbidden'])
  const isOther = order.state === 'ready' && !isSameEmail(order.value.customer.email, email)
  return isOther ? { state: 'failed', reason: 'forbidden', retry: () => void query.refetch() } : order
}
