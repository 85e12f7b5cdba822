import type { Cents } from '#src/domain/money.ts'
import { isPaid, getOrderTotal, type Order, type OrderState } from '#src/domain/order.ts'

/** The order states that have a tab, by their names in `?state=` (ORDER-14). `paid` orders are not shipped yet. */
export const orderTabStates = ['unpaid', 'paid', 'shipped'] as const

export const orderTabs = ['all', ...orderTabStates] as const
export type OrderTab = (typeof orderTabs)[number]

/**
 * @param state the value of `?state=`
 * @returns the selected tab; null for a state without a tab
 */
export const readOrderTab = (state: string | null): OrderTab | null =>
  orderTabs.find((tab) => tab === (state || 'all')) ?? null

/** Orders with an unknown or unreadable state appear under All only. */
const tabByState: Partial<Record<OrderState, OrderTab>> = { unpaid: 'unpaid', pending: 'paid', shipped: 'shipped' }

export const isInTab = (tab: OrderTab, { state }: Order): boolean => tab === 'all' || tabByState[state] === tab

/** Orders without a known total are counted but not included in the sum. */
export interface OrderSum {
  count: number
  cents: Cents
}

export interface OrderSums extends Record<OrderTab, OrderSum> {
  /** All paid orders, whether shipped or not. */
  income: OrderSum
  /** The number of orders without a known total (DATA-2). */
  unknownTotalCount: number
}

export function sumOrders(orders: readonly Order[]): OrderSums {
  const ordersWithTotals = orders.map((order) => ({ order, cents: getOrderTotal(order) }))
  const sumWhere = (isIncluded: (order: Order) => boolean): OrderSum => {
    const includedOrders = ordersWithTotals.filter(({ order }) => isIncluded(order))
    return { count: includedOrders.length, cents: includedOrders.reduce((total, { cents }) => total + (cents ?? 0), 0) }
  }
  return {
    all: sumWhere(() => true),
    unpaid: sumWhere((order) => isInTab('unpaid', order)),
    paid: sumWhere((order) => isInTab('paid', order)),
    shipped: sumWhere((order) => isInTab('shipped', order)),
    income: sumWhere(isPaid),
    unknownTotalCount: ordersWithTotals.filter(({ cents }) => cents === null).length,
  }
}

/** Divides a bar into one segment per order state, in percent of the total value. `percent` is rounded for the label (ADMIN-16). */
export function toBarSegments(sums: OrderSums) {
  const totalCents = orderTabStates.reduce((cents, state) => cents + sums[state].cents, 0) || 1
  let start = 0
  return orderTabStates.map((state) => {
    const width = (sums[state].cents / totalCents) * 100
    const segment = { state, start, width, percent: Math.round(width) }
    start += width
    return segment
  })
}
