import { expect, it } from 'vitest'
import { formatCount, formatDollars, formatPrice } from '#src/lib/formatNumber.ts'

const countFormat = new Intl.NumberFormat('en-US')
const dollarFormat = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' })

/** Whole numbers of every length, including the numbers around each power of ten. */
const wholeNumbers = Array.from({ length: 16 }, (_, digits) => 10 ** digits).flatMap((power) =>
  [-1, 0, 1, 5, 99]
    .map((offset) => power + offset)
    .concat(Math.floor(power * 1.234_567), Math.floor(power * 9.876_543)),
)
it.each([...wholeNumbers, 2 ** 60, 1e21, 1e300, 0.5, 1234.567, -1, -1234, -0.5])(
  'formats %d as Intl does',
  (number) => {
    expect(formatCount(number)).toBe(countFormat.format(number))
  },
)

it('formats the largest amount exactly, although dividing it by 100 would lose a cent', () => {
  expect(formatDollars(Number.MAX_SAFE_INTEGER)).toBe('$90,071,992,547,409.91')
})

it('formats all numbers below 10,000 as Intl does', () => {
  for (let number = 0; number < 10_000; number += 1) {
    expect(formatCount(number)).toBe(countFormat.format(number))
    expect(formatDollars(number)).toBe(dollarFormat.format(number / 100))
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
])('formats a price of %d as %s, with two to four decimals', (price, text) => {
  expect(formatPrice(price)).toBe(text)
})
