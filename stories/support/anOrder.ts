import { makeOrder } from '#mocks/seed/builders.ts'
import { toOrder, type Order, type OrderWire } from '#src/domain/order.ts'

/** @param changes to the wire row of `makeOrder` @returns the order as the shop reads it */
export const anOrder = (changes?: Partial<OrderWire>): Order => toOrder(makeOrder(changes))
