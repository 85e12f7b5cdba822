import { expect, it } from 'vitest'
import { calculateTotal, toCents, toDollars } from '#src/domain/money.ts'
import { toPaymentIntentBody } from '#src/domain/payment.ts'

it.each([
  [0.125, 1000, 12_500],
  [0.045, 1, 5],
  [1.005, 1, 101],
  [1.005, 3, 302],
  [0.00499999, 1, 0],
  [1e-7, 1_000_000, 10],
  [1e21, 0, 0],
  [123_456_789.01, 700, 8_641_975_230_700],
  // In these rows, the price or the quantity is unknown, or the total is too large to be exact.
  [null, 3, null],
  [1999, null, null],
  [1e21, 1, null],
])('%j dollars × %j is exactly %j cents, rounded once (DATA-3)', (price, quantity, cents) =>
  expect(calculateTotal(price, quantity)).toBe(cents),
)

it('converts between cents and the dollars that requests contain (DATA-3)', () => {
  expect([toCents(19.99), toCents(1680), toDollars(168_000)]).toEqual([1999, 168_000, 1680])
  expect(toPaymentIntentBody(168_050)).toEqual({ totalPrice: 1680.5 })
})
