import * as z from 'zod/mini'
import { expect, it } from 'vitest'
import {
  attemptLifeMs,
  attemptSchema,
  intentStatusSchema,
  isExpiredAttempt,
  toIntentOutcome,
  paymentRecordBodySchema,
  problemAfter,
  toCharged,
  toPaymentRecordBody,
  type Attempt,
} from '#src/domain/payment.ts'

const open: Attempt = {
  userId: 'u1',
  orderId: 'o1',
  clientSecret: 's',
  amountCents: 100,
  createdAt: 1000,
  stage: 'open',
}
const intent = { id: 'pi_1', status: 'succeeded', paymentMethodId: 'pm_1' } as const

it.each([
  ['succeeded', 'charged'],
  ['processing', 'undecided'],
  ['requires_capture', 'undecided'],
  ['requires_action', 'unfinished'],
  ['requires_confirmation', 'payable'],
  ['requires_payment_method', 'payable'],
  ['canceled', 'dead'],
] as const)('judges %s as %s', (status, verdict) => {
  expect(toIntentOutcome({ ...intent, status })).toBe(verdict)
})

it('judges an intent that the provider does not know as dead, and knows all its statuses', () => {
  expect(toIntentOutcome(null)).toBe('dead')
  expect(intentStatusSchema.options).toHaveLength(7)
})

it('is kept for 24 hours', () => {
  expect(attemptLifeMs).toBe(86_400_000)
  expect(isExpiredAttempt(open, 1000)).toBe(false)
  expect(isExpiredAttempt(open, 1000 + attemptLifeMs - 1)).toBe(false)
  expect(isExpiredAttempt(open, 1000 + attemptLifeMs)).toBe(true)
  expect(isExpiredAttempt(open, 999), 'the clock was set back').toBe(true)
})

it('becomes the body of the PATCH, misspelt key included', () => {
  const charged = toCharged(open, intent)
  expect(z.parse(attemptSchema, charged)).toEqual(charged)
  expect(z.parse(paymentRecordBodySchema, toPaymentRecordBody(charged))).toEqual({
    clientSecret: 's',
    transationId: 'pi_1',
    paymentMethod: 'pm_1',
    status: 'pending',
  })
  expect(toPaymentRecordBody({ ...charged, paymentMethodId: null }).paymentMethod).toBe('')
})

it.each([
  { clientSecret: '' },
  { stage: 'charged' },
  { stage: 'charged', transactionId: '', paymentMethodId: null },
  { stage: 'new' },
  { amountCents: '1' },
])('refuses a stored attempt with %j', (wrong) => {
  expect(z.safeParse(attemptSchema, { ...open, ...wrong }).success).toBe(false)
})

it("puts the provider's words before ours", () => {
  expect(problemAfter('payable', 'Your card was declined.')).toBe('Your card was declined.')
  expect(problemAfter('unfinished', null)).toMatch(/check by your bank/)
  expect(problemAfter('payable', null)).toMatch(/interrupted/)
})
