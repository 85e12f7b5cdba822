import { expect, it } from 'vitest'
import { toAddPartBody } from '#src/domain/addPart.ts'
import { toReviewBody } from '#src/domain/addReview.ts'
import { toPurchaseBody } from '#src/domain/order.ts'
import { toPart } from '#src/domain/part.ts'
import { toProfileBody } from '#src/domain/profile.ts'

const part = toPart({ _id: 'p1', name: 'Nut', price: 2, minimumQuantity: 1, availableParts: 9 })
const owner = { name: 'Kamal', email: 'kamal@example.com' }

/** The body that each form sends when every field contains the same text. */
const bodies: [string, (text: string) => object, fields: string[]][] = [
  [
    'Purchase',
    (text) =>
      toPurchaseBody({ userName: text, userEmail: text, userPhone: text, userAddress: text, quantity: ' 3 ' }, part),
    ['userName', 'userEmail', 'userPhone', 'userAddress'],
  ],
  [
    'My Profile',
    (text) => toProfileBody({ education: text, address: text, linkedin: text, country: text, phone: text }, owner),
    ['education', 'address', 'linkedin', 'country', 'phone'],
  ],
  ['Add A Review', (text) => toReviewBody({ country: text, review: text, rating: 4 }, owner), ['country', 'review']],
  [
    'Add New Product',
    (text) =>
      toAddPartBody(
        { name: text, describe: text, price: ' 2 ', minimumQuantity: ' 1 ', availableParts: ' 9 ' },
        'https://x.test/a.png',
      ),
    ['name', 'describe'],
  ],
]

it.each(bodies)('%s sends trimmed texts (SHOP-5)', (_, toBody, fields) => {
  const typed = ' \tSt. John’s  Road\n'
  expect(toBody(typed)).toMatchObject(Object.fromEntries(fields.map((field) => [field, 'St. John’s  Road'])))
})
