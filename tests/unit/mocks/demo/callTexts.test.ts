import { expect, test } from 'vitest'
import type { CallRecord } from '#mocks/callLog.ts'
import { callTexts } from '#mocks/demo/panel/callTexts.ts'

const record: CallRecord = {
  id: 1,
  name: 'recordPayment',
  startedAt: new Date(2026, 4, 4, 9, 5, 7).getTime(),
  durationMs: 1204,
  latencyMs: 0,
  answer: 200,
  changedNothing: false,
  cause: null,
  sequence: 1,
}

test('a call has its name, method and path, and figures', () => {
  expect(callTexts(record)).toEqual({
    time: '09:05:07',
    name: 'Records a payment',
    address: 'PATCH /mypurchase/{id}',
    answer: '200',
    isFailure: false,
    duration: '1,204',
    cause: null,
  })
})

test('a call that is not answered has no figures', () => {
  expect(callTexts({ ...record, answer: null, durationMs: null })).toMatchObject({ answer: 'waiting', duration: '' })
})

test('an action of a provider has no address', () => {
  expect(callTexts({ ...record, name: 'confirmCard', answer: 'succeeded' })).toMatchObject({
    name: 'Charges the card',
    address: null,
    answer: 'succeeded',
    isFailure: false,
  })
})

test.each([
  [500, 500, 'Condition: Server error (500)'],
  ['network', 'lost', 'Condition: Done, but the reply is lost'],
  ['card_declined', 'card', 'Condition: Card'],
  ['auth/popup-blocked', 'popup', 'Condition: Google window'],
] as const)('the answer %s says the condition that made it: %s', (answer, cause, text) => {
  expect(callTexts({ ...record, answer, cause })).toMatchObject({ isFailure: true, cause: text })
})

test('an answer from 400 on is a failure without a condition, too', () => {
  expect(callTexts({ ...record, answer: 404 })).toMatchObject({ isFailure: true, cause: null })
  expect(callTexts({ ...record, answer: 'network' })).toMatchObject({ isFailure: true, answer: 'no network' })
})
