import { expect, it } from 'vitest'
import * as z from 'zod/mini'
import { makePart } from '#mocks/seed/builders.ts'
import { emailPattern, loginFormSchema, signupFormSchema } from '#src/domain/credentials.ts'
import { getProblemMessage } from '#src/design-system/blocks/forms/formResolver.ts'
import { createPurchaseSchema, toPurchaseBody } from '#src/domain/order.ts'
import { toPart } from '#src/domain/part.ts'
import { addPartFormSchema, toAddPartBody } from '#src/domain/partForm.ts'
import { profileFormSchema, toProfileBody } from '#src/domain/profile.ts'
import { reviewFormSchema, toReviewBody } from '#src/domain/reviewForm.ts'
import { listRejectedValues } from '#tests/spec/actions/action.ts'
import { formActions } from '#tests/spec/actions/forms.ts'

const getMessages = (schema: z.ZodMiniType, values: object) =>
  (z.safeParse(schema, values).error?.issues ?? []).map(({ path, message }) => [
    path.join(),
    getProblemMessage(message, toPart(makePart())),
  ])

it.each(Object.entries(formActions))(
  'the %s form shows one message under the field of each rejected value (SHOP-5)',
  (_, form) => {
    const { schema, fields, otherValues } = form.form
    const validValues = Object.fromEntries(Object.entries(fields).map(([name, { value }]) => [name, value]))
    expect(getMessages(schema, { ...validValues, ...otherValues })).toEqual([])
    for (const { name, value, message } of listRejectedValues(form))
      expect(getMessages(schema, { ...validValues, ...otherValues, [name]: value })).toEqual([[name, message]])
  },
)

it.each(['!', '@', '#', '$', '%', '^', '&', '*'])('accepts %s as the special character of a password', (character) =>
  expect(getMessages(signupFormSchema, { name: 'A', email: ' a@b.c ', password: `abcde${character}` })).toEqual([]),
)

it('accepts any email and password on the login form, because the identity provider checks both', () =>
  expect(getMessages(loginFormSchema, { email: 'odd', password: 'x' })).toEqual([]))

it('accepts the same emails as the specified pattern', () => {
  const makeTexts = (length: number): string[] =>
    length === 0 ? [''] : makeTexts(length - 1).flatMap((text) => ['a', '@', '.', ' '].map((next) => text + next))
  const texts = [1, 2, 3, 4, 5, 6].flatMap(makeTexts)
  expect(texts.filter((text) => emailPattern.test(text))).toEqual(texts.filter((text) => /^\S+@\S+\.\S+$/.test(text)))
})

const part = toPart({ _id: 'p1', name: 'Nut', price: 2, minimumQuantity: 1, availableParts: 99 })
const owner = { name: 'Kamal', email: 'kamal@example.com' }

/** Returns the value that the user types into a field of this kind. */
type GetTypedValue = (kind: 'text' | 'word' | 'phone' | 'number') => string

/** Functions that fill in and validate a form. They return the request body, or the values if no body is sent. */
const createBodyByForm: Record<string, (fill: GetTypedValue) => object> = {
  Signup: (fill) => z.parse(signupFormSchema, { name: fill('text'), email: fill('word'), password: 'abcde!' }),
  Login: (fill) => z.parse(loginFormSchema, { email: fill('word'), password: 'x' }),
  Purchase(fill) {
    const form = { userName: 'K', userEmail: 'k@b.example', userPhone: fill('phone'), userAddress: fill('text') }
    return toPurchaseBody(z.parse(createPurchaseSchema(part), { ...form, quantity: fill('number') }), part)
  },
  'My Profile'(fill) {
    const form = { education: fill('text'), address: fill('text'), linkedin: fill('word'), country: fill('text') }
    return toProfileBody(z.parse(profileFormSchema, { ...form, phone: fill('phone') }), owner)
  },
  'Add A Review': (fill) =>
    toReviewBody(z.parse(reviewFormSchema, { country: fill('text'), review: fill('text'), rating: 4 }), owner),
  'Add New Product'(fill) {
    const numberFields = { price: fill('number'), minimumQuantity: fill('number'), availableParts: fill('number') }
    const form = { name: fill('text'), describe: fill('text'), ...numberFields, image: 'a.png' }
    return toAddPartBody(z.parse(addPartFormSchema, form), 'https://x.test/a.png')
  },
}

const visibleValues = {
  text: 'নাঈম\u200Dা St.\u200C John’s  Road',
  word: 'kamal@b.example',
  phone: '+880 1712',
  number: '12',
}

it.each([
  ['surrounding spaces', (text: string) => ` \t${text}\n`],
  ['zero-width spaces, direction marks and byte order marks', (text) => `\uFEFF\u202A${text}\u202C\u200B\u2060\u200F `],
  ['soft hyphens', (text) => text.split('').join('\u00AD')],
  ['no-break spaces', (text) => `\u00A0${text.replaceAll(' ', '\u00A0')}\u202F`],
] satisfies [string, (text: string) => string][])(
  'forms send the visible text without %s (DATA-13)',
  (_, addInvisible) => {
    for (const submit of Object.values(createBodyByForm))
      expect(submit((kind) => addInvisible(visibleValues[kind]))).toEqual(submit((kind) => visibleValues[kind]))
  },
)

it.each([
  ['Bangla', '১২', '+৮৮০ ১৭১২'],
  ['Arabic', '١٢', '+٨٨٠ ١٧١٢'],
  ['Persian', '۱۲', '+۸۸۰ ۱۷۱۲'],
  ['Devanagari', '१२', '+८८० १७१२'],
  ['full-width', '１２', '＋８８０ １７１２'],
])('accepts %s digits in quantities, prices and phone numbers (ORDER-2)', (_, number, phone) => {
  const typedValues = { ...visibleValues, number, phone }
  for (const submit of Object.values(createBodyByForm))
    expect(submit((kind) => typedValues[kind])).toEqual(submit((kind) => visibleValues[kind]))
})

it('keeps joiners in names, where words and emoji need them, and removes joiners from emails (DATA-13)', () => {
  expect(createBodyByForm.Signup?.((kind) => (kind === 'text' ? '👩\u200D🔧' : 'ka\u200Dmal@b.example'))).toMatchObject(
    {
      name: '👩\u200D🔧',
      email: 'kamal@b.example',
    },
  )
})

it('rejects a form that is too large for a request, with a message at the longest field (ORDER-21)', () => {
  const text = 'ক'.repeat(32_000)
  const tooLongMessages = [['review', 'This is too long to send. Please shorten it.']]
  expect(getMessages(reviewFormSchema, { country: 'Nepal', review: text, rating: 4 })).toEqual(tooLongMessages)
  expect(getMessages(reviewFormSchema, { country: 'Nepal', review: text.slice(0, 30_000), rating: 4 })).toEqual([])
  for (const [name, submit] of Object.entries(createBodyByForm).filter(([form]) => form !== 'Login'))
    expect(() => submit((kind) => (kind === 'text' ? text.repeat(2) : visibleValues[kind])), name).toThrow(/tooLong/)
})

it('treats a field without visible characters as empty', () => {
  const { error } = z.safeParse(signupFormSchema, { name: '\u200D\u3164 ', email: '\u200B', password: 'abcde!' })
  expect(error?.issues.map(({ message }) => message)).toEqual(['nameRequired', 'emailRequired'])
})
