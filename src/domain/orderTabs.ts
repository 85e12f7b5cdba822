import type { Cents } from '#src/domain/money.ts'
import { isPaid, orderTotal, type Order, type OrderState } from '#src/domain/order.ts'

/** The states of an order that have a tab, by their names in the address, `?state=` (ORDER-14). `paid`: not shipped yet. */
export const orderStates = ['unpaid', 'paid', 'shipped'] as const
type StateWithTab = (typeof orderStates)[number]

export const orderTabs = ['all', ...orderStates] as const
export type OrderTab = (typeof orderTabs)[number]

/** Reads `?state=`. @returns null for a state that has no tab */
export const readOrderTab = (state: string | null): OrderTab | null =>
  orderTabs.find((tab) => tab === (state || 'all')) ?? null

/** What the shop doesn't know or can't read has no tab: it is none of what they say. */
const tabByState: Partial<Record<OrderState, StateWithTab>> = {
  unpaid: 'unpaid',
  pending: 'paid',
  shipped: 'shipped',
}

export const isInTab = (tab: OrderTab, { state }: Order): boolean => tab === 'all' || tabByState[state] === tab

/** How many orders there are, and what they cost together; of some the total is not known. */
export interface OrderSum {
  count: number
  cents: Cents
}

/** Counts and sums of a list of orders (ORDER-14, ADMIN-16). */
export interface OrderSums extends Record<OrderTab, OrderSum> {
  /** All that is known to be paid, shipped or not. */
  income: OrderSum
  /** Orders whose total is not known: they are counted, but in no sum (DATA-2). */
  withoutTotal: number
}

/** Counts and sums the orders of each tab, and all paid ones. */
export function sumOrders(orders: readonly Order[]): OrderSums {
  const zero = (): OrderSum => ({ count: 0, cents: 0 })
  const sums: OrderSums = {
    all: zero(),
    unpaid: zero(),
    paid: zero(),
    shipped: zero(),
    income: zero(),
    withoutTotal: 0,
  }
  for (const order of orders) {
    const cents = orderTotal(order)
    const tab = tabByState[order.state]
    const affectedSums = [sums.all, ...(tab ? [sums[tab]] : []), ...(isPaid(order) ? [sums.income] : [])]
    for (const sum of affectedSums) {
      sum.count += 1
      sum.cents += cents ?? 0
    }
    if (cents === null) sums.withoutTotal += 1
  }
  return sums
}

/** What each state takes of a bar by value, in percent; `percent` is the width in words (ADMIN-16). */
export function sharesByValue(sums: OrderSums) {
  const totalCents = orderStates.reduce((cents, state) => cents + sums[state].cents, 0) || 1
  let start = 0
  return orderStates.map((state) => {
    const width = (sums[state].cents / totalCents) * 100
    const share = { state, start, width, percent: Math.round(width) }
    start += width
    return share
  })
}
