import { expect, it } from 'vitest'
import { makeOrder } from '#mocks/seed/builders.ts'
import { toOrder, toUnreadableOrder, type OrderWire } from '#src/domain/order.ts'
import { isInTab, orderTabStates, orderTabs, readOrderTab, toBarSegments, sumOrders } from '#src/domain/orderTabs.ts'

const createOrder = (wire: Partial<OrderWire>) => toOrder(makeOrder(wire))
const createItemFields = (itemPrice: number | string) => ({ itemInfo: { itemName: 'Rotor', itemPrice } })
const pendingFields = { paid: true, status: 'pending' }
const shippedFields = { paid: true, status: 'shipped' }
const unknownStatusFields = { paid: true, status: 'returned' }

it.each([
  [null, 'all'],
  ['', 'all'],
  ['all', 'all'],
  ['unpaid', 'unpaid'],
  ['paid', 'paid'],
  ['shipped', 'shipped'],
  ['pending', null],
  ['Paid', null],
  ['constructor', null],
])('?state=%s opens the tab %s (ORDER-14)', (state, tab) => expect(readOrderTab(state)).toBe(tab))

it.each([
  ['unpaid', createOrder({ paid: false }), 'all unpaid'],
  ['paid but not shipped', createOrder(pendingFields), 'all paid'],
  ['shipped', createOrder(shippedFields), 'all shipped'],
  ['paid with an unknown status', createOrder(unknownStatusFields), 'all'],
  ['unreadable', toUnreadableOrder({ _id: 'x' }, 0), 'all'],
])('an order that is %s is in the tab All and in no tab of a different state', (_, order, tabs) => {
  expect(orderTabs.filter((tab) => isInTab(tab, order)).join(' ')).toBe(tabs)
})

it('counts the orders of each tab and sums their known totals (ADMIN-16, DATA-2)', () => {
  const sums = sumOrders([
    createOrder({ paid: false, quantity: 2, ...createItemFields(0.105) }),
    createOrder({ paid: false, ...createItemFields('on request') }),
    createOrder({ ...pendingFields, quantity: 3, ...createItemFields('1,000') }),
    createOrder({ ...shippedFields, quantity: 1, ...createItemFields(5) }),
    createOrder({ ...unknownStatusFields, quantity: 1, ...createItemFields(0.5) }),
    toUnreadableOrder({ _id: 'x' }, 5),
  ])
  expect(sums).toEqual({
    all: { count: 6, cents: 300_571 },
    unpaid: { count: 2, cents: 21 },
    paid: { count: 1, cents: 300_000 },
    shipped: { count: 1, cents: 500 },
    income: { count: 3, cents: 300_550 },
    unknownTotalCount: 2,
  })
})

it.each([
  [
    [100, 200, 100],
    [25, 50, 25],
    [0, 25, 75],
  ],
  [
    [0, 0, 0],
    [0, 0, 0],
    [0, 0, 0],
  ],
  [
    [0, 1, 0],
    [0, 100, 0],
    [0, 0, 100],
  ],
])(
  'divides the bar for sums of %j cents into segments of %j percent, which start at %j (ADMIN-16)',
  (cents, percents, starts) => {
    const sums = sumOrders([])
    for (const [index, state] of orderTabStates.entries()) sums[state].cents = cents[index] ?? 0
    expect(toBarSegments(sums).map(({ percent }) => percent)).toEqual(percents)
    expect(toBarSegments(sums).map(({ start }) => start)).toEqual(starts)
  },
)
