import type { Loadable } from '#src/domain/loadable.ts'
import type { Order } from '#src/domain/order.ts'

/** Fails with 'forbidden' for another customer's order, even if the server returns it (PAY-8). */
export const ownOrder = (order: Loadable<Order>, email: string): Loadable<Order> =>
  order.state === 'ready' && order.value.customer.email.toLowerCase() !== email.toLowerCase()
    ? { state: 'failed', reason: 'forbidden', retry: () => undefined }
    : order
