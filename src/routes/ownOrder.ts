import type { Loadable } from '#src/domain/loadable.ts'
import type { Order } from '#src/domain/order.ts'

/** Somebody else's order is forbidden, even where the server hands it out (PAY-8). */
export const ownOrder = (order: Loadable<Order>, email: string): Loadable<Order> =>
  order.state === 'ready' && order.value.customer.email.toLowerCase() !== email.toLowerCase()
    ? { state: 'failed', reason: 'forbidden', retry: () => undefined }
    : order
