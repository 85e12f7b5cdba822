import type * as z from 'zod/mini'
import { addPartFormSchema, toAddPartBody } from '#src/domain/addPart.ts'
import { reviewFormSchema, toReviewBody } from '#src/domain/addReview.ts'
import { contactFormSchema, toMailto } from '#src/domain/contact.ts'
import { loginFormSchema, passwordFormSchema, signupFormSchema } from '#src/domain/credentials.ts'
import { purchaseFormSchema, toPurchaseBody } from '#src/domain/order.ts'
import { toPart } from '#src/domain/part.ts'
import { profileFormSchema, toProfileBody } from '#src/domain/profile.ts'
import { makePart } from '#mocks/seed/builders.ts'

/** Whether a field may hold a text: SHOP-5 once more, apart from the schemas. */
type Rule = (text: string) => boolean

const isFilled: Rule = (text) => text.trim() !== ''
const isTyped: Rule = (text) => text !== ''

const isEmail: Rule = (text) => {
  const address = text.trim()
  const at = address.indexOf('@', 1)
  return !/\s/.test(address) && at > 0 && address.lastIndexOf('.', address.length - 2) > at + 1
}

const isNewPassword: Rule = (text) =>
  text.length >= 6 && ['!', '@', '#', '$', '%', '^', '&', '*'].some((character) => text.includes(character))

const isNumber: Rule = (text) => {
  const [sign = ''] = /^[+-]?/.exec(text.trim()) ?? []
  const [whole = '', ...fractions] = text.trim().slice(sign.length).split('.')
  const [first = '', ...thousands] = whole.split(',')
  const areDigits = [first, ...thousands, ...fractions].every((digits) => /^[0-9]*$/.test(digits))
  const isGrouped = thousands.every((digits) => digits.length === 3) && (thousands.length === 0 || first !== '')
  const number = Number(text.trim().replaceAll(',', ''))
  const isComplete = fractions.length === 0 || (fractions.length === 1 && fractions[0] !== '')
  return isFilled(text) && areDigits && isGrouped && isComplete && number >= 0 && number < Infinity
}

const isCount: Rule = (text) => isNumber(text) && Number.isInteger(Number(text.trim().replaceAll(',', '')))

/** A part of which 20 to 480 pcs can be ordered. */
const part = toPart(makePart())
const isQuantity: Rule = (text) => /^[0-9]{1,9}$/.test(text.trim()) && Number(text) >= 20 && Number(text) <= 480

/** A form with a rule for each of its texts. */
export interface HostileForm {
  schema: z.ZodMiniObject
  /** Values that the form accepts. */
  valid: Readonly<Record<string, string | number>>
  rules: Readonly<Record<string, Rule>>
  /** What is sent for values that the form accepts; null when they go to the identity provider as they are. */
  toBody: ((form: never) => object) | null
}

const person = { name: 'Kamal', email: 'kamal@example.com' }

/** Every form of the shop. */
export const hostileForms: Readonly<Record<string, HostileForm>> = {
  contact: {
    schema: contactFormSchema,
    valid: { ...person, message: 'Hello' },
    rules: { email: isEmail, name: isFilled, message: isFilled },
    toBody: (form) => {
      const { searchParams } = new URL(toMailto(form, 'shop@example.com'))
      return { subject: searchParams.get('subject'), body: searchParams.get('body') }
    },
  },
  signup: {
    schema: signupFormSchema,
    valid: { ...person, password: 'secret!' },
    rules: { name: isFilled, email: isEmail, password: isNewPassword },
    toBody: null,
  },
  login: {
    schema: loginFormSchema,
    valid: { email: person.email, password: 'secret' },
    rules: { email: isFilled, password: isTyped },
    toBody: null,
  },
  password: {
    schema: passwordFormSchema,
    valid: { current: 'secret', next: 'secret!' },
    rules: { current: isTyped, next: isNewPassword },
    toBody: null,
  },
  purchase: {
    schema: purchaseFormSchema(part),
    valid: { userName: 'Kamal', userEmail: person.email, userPhone: '1', userAddress: '12 Port Road', quantity: '20' },
    rules: {
      userName: isFilled,
      userEmail: isFilled,
      userPhone: isFilled,
      userAddress: isFilled,
      quantity: isQuantity,
    },
    toBody: (form) => toPurchaseBody(form, part),
  },
  profile: {
    schema: profileFormSchema,
    valid: { education: 'BSC', address: '12 Port Road', linkedin: 'linkedin.com/in/x', country: 'Nepal', phone: '1' },
    rules: { education: isFilled, address: isFilled, linkedin: isFilled, country: isFilled, phone: isFilled },
    toBody: (form) => toProfileBody(form, person),
  },
  review: {
    schema: reviewFormSchema,
    valid: { country: 'Nepal', review: 'Good', rating: 4.5 },
    rules: { country: isFilled, review: isFilled },
    toBody: (form) => toReviewBody(form, person),
  },
  addPart: {
    schema: addPartFormSchema,
    valid: { name: 'Piston', price: '1.5', minimumQuantity: '1', availableParts: '2', describe: 'd', image: 'a.png' },
    rules: {
      name: isFilled,
      price: isNumber,
      minimumQuantity: isCount,
      availableParts: isCount,
      describe: isFilled,
      image: isTyped,
    },
    toBody: (form) => toAddPartBody(form, 'https://example.com/a.png'),
  },
}
