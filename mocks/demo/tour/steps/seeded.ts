import { orders } from '#mocks/seed/orders.ts'
import { personas } from '#mocks/personas.ts'

const countOrdersWithStatus = (expectedStatus: string): number =>
  orders.filter(({ status }) => status === expectedStatus).length

export const pendingOrderCount = countOrdersWithStatus('pending')
export const shippedOrderCount = countOrdersWithStatus('shipped')
export const pendingPartCount = new Set(
  orders.filter(({ status }) => status === 'pending').map(({ itemInfo }) => itemInfo?.itemName),
).size

export function findCustomerOrder(matches: (order: (typeof orders)[number]) => boolean): {
  id: string
  partName: string
} {
  const order = orders.find((row) => row.userEmail === personas.customer.email && matches(row))
  if (!order?._id || !order.itemInfo?.itemName) throw new Error('the seed has no such order')
  return { id: order._id, partName: order.itemInfo.itemName }
}
