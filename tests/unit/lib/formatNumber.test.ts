import { expect, it } from 'vitest'
import { manageOrders, manageReviews } from '#src/copy/adminPages.ts'
import { orders } from '#src/copy/customerPages.ts'
import { pageTitle } from '#src/copy/titles.ts'
import { formatCount, formatDollars, formatPrice, isolate } from '#src/lib/formatNumber.ts'

const count = new Intl.NumberFormat('en-US')
const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' })

/** Whole numbers of every length, and those around each power of ten. */
const whole = Array.from({ length: 16 }, (_, digits) => 10 ** digits).flatMap((power) =>
  [-1, 0, 1, 5, 99].map((more) => power + more).concat(Math.floor(power * 1.234_567), Math.floor(power * 9.876_543)),
)
it.each([...whole, 2 ** 60, 1e21, 1e300, 0.5, 1234.567, -1, -1234, -0.5])(
  '%d is written as Intl writes it',
  (number) => {
    expect(formatCount(number)).toBe(count.format(number))
  },
)

it('the largest amount is exact to the cent, other than by a division', () => {
  expect(formatDollars(Number.MAX_SAFE_INTEGER)).toBe('$90,071,992,547,409.91')
})

it('so are all small numbers', () => {
  for (let number = 0; number < 10_000; number += 1) {
    expect(formatCount(number)).toBe(count.format(number))
    expect(formatDollars(number)).toBe(dollars.format(number / 100))
  }
})

it.each([
  [84, '$84.00'],
  [1234.5, '$1,234.50'],
  [0.045, '$0.045'],
  [0.0455, '$0.0455'],
  [1.0001, '$1.0001'],
  [0.12345, '$0.1235'],
  [0.99999, '$1.00'],
  [1_234_567.89, '$1,234,567.89'],
  [1e15, '$1,000,000,000,000,000'],
])('a price of %d is %s: two to four decimals', (price, text) => {
  expect(formatPrice(price)).toBe(text)
})

const arabic = 'قرص فرامل'
const hebrew = 'דיסק בלם'

it.each([arabic, hebrew, `Rotor ${arabic}`, '\u202edab'])('%s is isolated', (text) => {
  expect(isolate(text)).toBe(`\u2068${text}\u2069`)
})

it.each(['', 'Rotor 345 mm', '円盤', '🛞 Réservoir'])('%s reads the same with and without', (text) => {
  expect(isolate(text)).toBe(text)
})

// Everything that names a part, an order or a person before it is changed for good (ADMIN-7).
it.each([
  ['cancelling', orders.cancelText(arabic, '20 pcs')],
  ['shipping and deleting', manageOrders.what(arabic, '20 pcs', hebrew)],
  ['deleting a review', manageReviews.what(hebrew, arabic)],
  ['the page’s title', pageTitle(arabic)],
])('%s: names keep their direction to themselves (PAGE-23)', (_, sentence) => {
  const outside = sentence.replaceAll(/\u2068[^\u2068\u2069]*\u2069/gu, '')
  expect(outside).not.toMatch(/[\u0590-\u08ff]/u)
  expect(outside).not.toBe('')
})
