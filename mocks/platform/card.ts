import { providerCopy } from '#mocks/copy.ts'

/** The handle that the card form passes to `confirm`. */
export class MockCard {
  number = ''
  /**
   * Opens the 3-D Secure dialog.
   * @returns whether authentication was completed; false if the form unmounts first
   */
  authenticate = (): Promise<boolean> => Promise.resolve(false)
}

const messages = providerCopy.card

export type CardFields = Record<'number' | 'expiry' | 'cvc', string>

const keepDigits = (text: string): string => text.replace(/\D/g, '')

const formatExpiry = (text: string): string => {
  const digits = keepDigits(text)
  const paddedDigits = /^[2-9]/.test(digits) ? `0${digits}` : digits
  // Autofill enters the year with four digits.
  const year = paddedDigits.length === 6 ? paddedDigits.slice(4) : paddedDigits.slice(2, 4)
  return paddedDigits.length > 2 ? `${paddedDigits.slice(0, 2)} / ${year}` : paddedDigits
}

/** Formats a field while the customer types, e.g. `4242 4242 4242 4242`, `12 / 34` and `123`. */
export const cardFormatters: Record<keyof CardFields, (text: string) => string> = {
  number: (text) =>
    keepDigits(text)
      .slice(0, 16)
      .replaceAll(/\d{4}(?=\d)/g, '$& '),
  expiry: formatExpiry,
  cvc: (text) => keepDigits(text).slice(0, 3),
}

/** Validates a card number with the Luhn algorithm. */
const hasValidCheckDigit = (digits: string): boolean =>
  Array.from(digits, Number)
    .reverse()
    .map((digit, index) => (index % 2 === 0 ? digit : digit * 2))
    .reduce((sum, value) => sum + (value > 9 ? value - 9 : value), 0) %
    10 ===
  0

/** The form shows an error with `isIncomplete` only after the field has lost focus. */
const createIncompleteError = (message: string) => ({ message, isIncomplete: true })
const createInvalidError = (message: string) => ({ message, isIncomplete: false })

function checkNumber(digits: string) {
  if (digits.length < 16) return createIncompleteError(messages.numberIncomplete)
  return hasValidCheckDigit(digits) ? null : createInvalidError(messages.numberInvalid)
}

function checkExpiry(expiry: string, now: Date) {
  const digits = keepDigits(expiry)
  if (digits.length < 4) return createIncompleteError(messages.expiryIncomplete)
  const month = Number(digits.slice(0, 2))
  const year = 2000 + Number(digits.slice(2))
  if (month < 1 || month > 12) return createInvalidError(messages.expiryInvalid)
  if (year < now.getFullYear()) return createInvalidError(messages.expiryYearPast)
  return year === now.getFullYear() && month <= now.getMonth() ? createInvalidError(messages.expiryPast) : null
}

/** @returns each field's error; null if the field is valid */
export function checkCard(fields: CardFields, now: Date) {
  return {
    number: checkNumber(keepDigits(fields.number)),
    expiry: checkExpiry(fields.expiry, now),
    cvc: keepDigits(fields.cvc).length < 3 ? createIncompleteError(messages.cvcIncomplete) : null,
  }
}

export type CardOutcome = 'succeeds' | 'declined' | 'insufficientFunds' | 'challenged' | 'notATestCard'

const testCards: Readonly<Record<string, CardOutcome>> = {
  '4242424242424242': 'succeeds',
  '5555555555554444': 'succeeds',
  '4000000000000002': 'declined',
  '4000000000009995': 'insufficientFunds',
  '4000002500003155': 'challenged',
}

export const getCardOutcome = (number: string): CardOutcome => testCards[keepDigits(number)] ?? 'notATestCard'
