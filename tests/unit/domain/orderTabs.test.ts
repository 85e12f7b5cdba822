import { expect, it } from 'vitest'
import { makeOrder } from '#mocks/seed/builders.ts'
import { toOrder, toUnreadableOrder, type OrderWire } from '#src/domain/order.ts'
import { isInTab, orderStates, orderTabs, readOrderTab, toSharesByValue, sumOrders } from '#src/domain/orderTabs.ts'

const createOrder = (wire: Partial<OrderWire>) => toOrder(makeOrder(wire))
const createPriceFields = (itemPrice: number | string) => ({ itemInfo: { itemName: 'Rotor', itemPrice } })
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
  ['paid, and not shipped', createOrder(pendingFields), 'all paid'],
  ['shipped', createOrder(shippedFields), 'all shipped'],
  ['of an unknown status', createOrder(unknownStatusFields), 'all'],
  ['unreadable', toUnreadableOrder({ _id: 'x' }, 0), 'all'],
])('an order that is %s is in its tab and in no other', (_, row, tabs) => {
  expect(orderTabs.filter((tab) => isInTab(tab, row)).join(' ')).toBe(tabs)
})

it('each tab has its count and sum; unknown totals are left out (ADMIN-16, DATA-2)', () => {
  const sums = sumOrders([
    createOrder({ paid: false, quantity: 2, ...createPriceFields(0.105) }),
    createOrder({ paid: false, ...createPriceFields('on request') }),
    createOrder({ ...pendingFields, quantity: 3, ...createPriceFields('1,000') }),
    createOrder({ ...shippedFields, quantity: 1, ...createPriceFields(5) }),
    createOrder({ ...unknownStatusFields, quantity: 1, ...createPriceFields(0.5) }),
    toUnreadableOrder({ _id: 'x' }, 5),
  ])
  expect(sums).toEqual({
    all: { count: 6, cents: 300_571 },
    unpaid: { count: 2, cents: 21 },
    paid: { count: 1, cents: 300_000 },
    shipped: { count: 1, cents: 500 },
    income: { count: 3, cents: 300_550 },
    withoutTotal: 2,
  })
})

it.each([
  ['of some', [100, 200, 100], [25, 50, 25], [0, 25, 75]],
  ['without a value', [0, 0, 0], [0, 0, 0], [0, 0, 0]],
  ['of one state', [0, 1, 0], [0, 100, 0], [0, 0, 100]],
])('the shares %s, of %j, are %j percent, placed one after the other (ADMIN-16)', (_, cents, percents, starts) => {
  const sums = sumOrders([])
  for (const [index, state] of orderStates.entries()) sums[state].cents = cents[index] ?? 0
  expect(toSharesByValue(sums).map(({ percent }) => percent)).toEqual(percents)
  expect(toSharesByValue(sums).map(({ start }) => start)).toEqual(starts)
})
