import { expect, it } from 'vitest'
import { formatCount, formatDollars, formatPrice } from '#src/lib/formatNumber.ts'

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

it('the largest amount is exact to the cent, unlike with a division', () => {
  expect(formatDollars(Number.MAX_SAFE_INTEGER)).toBe('$90,071,992,547,409.91')
})

it('all small numbers are exact as well', () => {
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
])('a price of %d is %s, with two to four decimals', (price, text) => {
  expect(formatPrice(price)).toBe(text)
})
