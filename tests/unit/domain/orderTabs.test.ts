import { expect, it } from 'vitest'
import { makeOrder } from '#mocks/seed/builders.ts'
import { toOrder, toUnreadableOrder, type OrderWire } from '#src/domain/order.ts'
import { isInTab, orderStates, orderTabs, readOrderTab, toSharesByValue, sumOrders } from '#src/domain/orderTabs.ts'

const order = (wire: Partial<OrderWire>) => toOrder(makeOrder(wire))
const price = (itemPrice: number | string) => ({ itemInfo: { itemName: 'Rotor', itemPrice } })
const pending = { paid: true, status: 'pending' }
const shipped = { paid: true, status: 'shipped' }
const returned = { paid: true, status: 'returned' }

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
  ['unpaid', order({ paid: false }), 'all unpaid'],
  ['paid, and not shipped', order(pending), 'all paid'],
  ['shipped', order(shipped), 'all shipped'],
  ['of an unknown status', order(returned), 'all'],
  ['unreadable', toUnreadableOrder({ _id: 'x' }, 0), 'all'],
])('an order that is %s is in its tab and in no other', (_, row, tabs) => {
  expect(orderTabs.filter((tab) => isInTab(tab, row)).join(' ')).toBe(tabs)
})

it('counts and sums are those of the tabs; an unknown total is left out (ADMIN-16, DATA-2)', () => {
  const sums = sumOrders([
    order({ paid: false, quantity: 2, ...price(0.105) }),
    order({ paid: false, ...price('on request') }),
    order({ ...pending, quantity: 3, ...price('1,000') }),
    order({ ...shipped, quantity: 1, ...price(5) }),
    order({ ...returned, quantity: 1, ...price(0.5) }),
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
])('the shares %s, of %j, are %j percent, one after the other (ADMIN-16)', (_, cents, percents, starts) => {
  const sums = sumOrders([])
  for (const [index, state] of orderStates.entries()) sums[state].cents = cents[index] ?? 0
  expect(toSharesByValue(sums).map(({ percent }) => percent)).toEqual(percents)
  expect(toSharesByValue(sums).map(({ start }) => start)).toEqual(starts)
})
