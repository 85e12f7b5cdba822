import { describe, expect, it } from 'vitest'
import { cardOutcome, checkCard, formatCard } from '#mocks/platform/card.ts'

const may2026 = new Date(2026, 4, 4)
const complete = { number: '4242 4242 4242 4242', expiry: '05 / 26', cvc: '123' }

describe('while it is typed', () => {
  it.each([
    ['', ''],
    ['4', '4'],
    ['4242', '4242'],
    ['42424', '4242 4'],
    ['4242-4242x4242 4242', '4242 4242 4242 4242'],
    ['42424242424242429', '4242 4242 4242 4242'],
  ])('the number %j shows as %j', (typed, shown) => {
    expect(formatCard.number(typed)).toBe(shown)
  })

  it.each([
    ['', ''],
    ['1', '1'],
    ['2', '02'],
    ['9', '09'],
    ['12', '12'],
    ['01', '01'],
    ['123', '12 / 3'],
    ['930', '09 / 30'],
    ['0930', '09 / 30'],
    ['09309', '09 / 30'],
    ['09 / 2030', '09 / 30'],
  ])('the expiry date %j shows as %j, the year in two digits', (typed, shown) => {
    expect(formatCard.expiry(typed)).toBe(shown)
  })

  it('the CVC shows its first three digits', () => {
    expect(formatCard.cvc('1a234')).toBe('123')
  })
})

describe('a card', () => {
  const errorsOf = (fields: Partial<typeof complete>) => checkCard({ ...complete, ...fields }, may2026)
  const valid = { number: null, expiry: null, cvc: null }

  it.each([
    '4242 4242 4242 4242',
    '5555 5555 5555 4444',
    '4000 0000 0000 0002',
    '4000 0000 0000 9995',
    '4000 0025 0000 3155',
  ])('with the number %s is valid', (number) => {
    expect(errorsOf({ number })).toEqual(valid)
  })

  it.each([
    ['', true, 'Your card number is incomplete.'],
    ['4242 4242 4242 424', true, 'Your card number is incomplete.'],
    ['4242 4242 4242 4243', false, 'Your card number is invalid.'],
    ['4000 0000 0000 9959', false, 'Your card number is invalid.'],
  ])('with the number %j is not: unfinished %j', (number, isIncomplete, message) => {
    expect(errorsOf({ number })).toEqual({ ...valid, number: { message, isIncomplete } })
  })

  it.each(['05 / 26', '12 / 26', '01 / 27', '12 / 99'])('that expires %s is valid in May 2026', (expiry) => {
    expect(errorsOf({ expiry })).toEqual(valid)
  })

  it.each([
    ['', true, "Your card's expiration date is incomplete."],
    ['05 / 2', true, "Your card's expiration date is incomplete."],
    ['00 / 27', false, "Your card's expiration date is invalid."],
    ['13 / 27', false, "Your card's expiration date is invalid."],
    ['12 / 25', false, "Your card's expiration year is in the past."],
    ['04 / 26', false, "Your card's expiration date is in the past."],
  ])('that expires %j is not: unfinished %j', (expiry, isIncomplete, message) => {
    expect(errorsOf({ expiry })).toEqual({ ...valid, expiry: { message, isIncomplete } })
  })

  it('with two digits of the CVC is unfinished', () => {
    const message = "Your card's security code is incomplete."
    expect(errorsOf({ cvc: '12' })).toEqual({ ...valid, cvc: { message, isIncomplete: true } })
  })
})

it('the provider knows its test cards, however they are spaced, and no other', () => {
  expect(cardOutcome('4000 0000 0000 9995')).toBe('insufficientFunds')
  expect(cardOutcome('4111 1111 1111 1111')).toBe('notATestCard')
})
