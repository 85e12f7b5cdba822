import { providerCopy } from '#mocks/copy.ts'

const say = providerCopy.card

/** A card as typed. */
export interface CardFields {
  number: string
  expiry: string
  cvc: string
}

/** What stands against a field; unfinished ones are told only once the field was left. */
export interface CardProblem {
  message: string
  unfinished: boolean
}

export const digitsOf = (text: string): string => text.replace(/\D/g, '')

const formatExpiry = (text: string): string => {
  const digits = digitsOf(text)
  const padded = /^[2-9]/.test(digits) ? `0${digits}` : digits
  // browsers fill in four digits of the year
  const year = padded.length === 6 ? padded.slice(4) : padded.slice(2, 4)
  return padded.length > 2 ? `${padded.slice(0, 2)} / ${year}` : padded
}

/** Brings a field into the provider's shape while it is typed: groups of four, `MM / YY`, three digits. */
export const formatCard: Record<keyof CardFields, (text: string) => string> = {
  number: (text) =>
    (
      digitsOf(text)
        .slice(0, 16)
        .match(/.{1,4}/g) ?? []
    ).join(' '),
  expiry: formatExpiry,
  cvc: (text) => digitsOf(text).slice(0, 3),
}

/** The check digit of card numbers (Luhn). */
const isNumber = (digits: string): boolean =>
  Array.from(digits, Number)
    .reverse()
    .map((digit, index) => (index % 2 === 0 ? digit : digit * 2))
    .reduce((sum, value) => sum + (value > 9 ? value - 9 : value), 0) %
    10 ===
  0

const unfinished = (message: string): CardProblem => ({ message, unfinished: true })
const wrong = (message: string): CardProblem => ({ message, unfinished: false })

function checkExpiry(expiry: string, now: Date): CardProblem | null {
  const digits = digitsOf(expiry)
  if (digits.length < 4) return unfinished(say.expiryIncomplete)
  const month = Number(digits.slice(0, 2))
  const year = 2000 + Number(digits.slice(2))
  if (month < 1 || month > 12) return wrong(say.expiryInvalid)
  if (year < now.getFullYear()) return wrong(say.expiryYearPast)
  return year === now.getFullYear() && month <= now.getMonth() ? wrong(say.expiryPast) : null
}

/** What the provider says of each field; null where there is nothing to say. */
export function checkCard(fields: CardFields, now: Date): Record<keyof CardFields, CardProblem | null> {
  const digits = digitsOf(fields.number)
  return {
    number: digits.length < 16 ? unfinished(say.numberIncomplete) : isNumber(digits) ? null : wrong(say.numberInvalid),
    expiry: checkExpiry(fields.expiry, now),
    cvc: digitsOf(fields.cvc).length < 3 ? unfinished(say.cvcIncomplete) : null,
  }
}

/** What the provider does with a card. */
export type CardOutcome = 'succeeds' | 'declined' | 'insufficientFunds' | 'challenged' | 'notATestCard'

const testCards: Readonly<Record<string, CardOutcome>> = {
  '4242424242424242': 'succeeds',
  '5555555555554444': 'succeeds',
  '4000000000000002': 'declined',
  '4000000000009995': 'insufficientFunds',
  '4000002500003155': 'challenged',
}

/** The provider's test cards; a real card is never charged. */
export const cardOutcome = (number: string): CardOutcome => testCards[digitsOf(number)] ?? 'notATestCard'
