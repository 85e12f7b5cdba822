import { expect, it } from 'vitest'
import { manageOrders, manageReviews } from '#src/copy/adminPages.ts'
import { orders } from '#src/copy/customerPages.ts'
import { formatPageTitle } from '#src/copy/titles.ts'
import { isolate } from '#src/lib/bidi.ts'

const arabic = 'قرص فرامل'
const hebrew = 'דיסק בלם'

it.each([arabic, hebrew, `Rotor ${arabic}`, '\u202edab'])('isolates %s', (text) => {
  expect(isolate(text)).toBe(`\u2068${text}\u2069`)
})

it.each(['', 'Rotor 345 mm', '円盤', '🛞 Réservoir'])('does not change “%s”, because it needs no isolation', (text) => {
  expect(isolate(text)).toBe(text)
})

// Most of these texts ask for confirmation of a change that can't be undone (ADMIN-7).
it.each([
  ['cancelling', orders.cancelConfirmation.text(arabic, '20 pcs')],
  ['shipping and deleting', manageOrders.describeOrder(arabic, '20 pcs', hebrew)],
  ['deleting a review', manageReviews.deleteConfirmation.text(hebrew, arabic)],
  ['the page’s title', formatPageTitle(arabic)],
])('isolates names from the rest of the text for %s (PAGE-23)', (_, sentence) => {
  const textOutside = sentence.replaceAll(/\u2068[^\u2068\u2069]*\u2069/gu, '')
  expect(textOutside).not.toMatch(/[\u0590-\u08ff]/u)
  expect(textOutside).not.toBe('')
})
