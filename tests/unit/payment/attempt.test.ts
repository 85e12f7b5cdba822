import * as z from 'zod/mini'
import { expect, it } from 'vitest'
import {
  attemptLifetimeMs,
  cardProblem,
  attemptSchema,
  intentStatusSchema,
  isExpiredAttempt,
  isLost,
  toIntentOutcome,
  paymentRecordBodySchema,
  toChargedAttempt,
  toPaymentRecordBody,
} from '#src/domain/payment.ts'
import { confirming, open } from '#tests/unit/payment/attempts.ts'

const intent = { id: 'pi_1', status: 'succeeded', paymentMethodId: 'pm_1' } as const

const outcomes = [
  ['succeeded', 'charged'],
  ['processing', 'undecided'],
  ['requires_capture', 'undecided'],
  ['requires_action', 'requiresAction'],
  ['requires_confirmation', 'payable'],
  ['requires_payment_method', 'payable'],
  ['canceled', 'unusable'],
] as const

it('maps each status, and an unknown intent, to an outcome', () => {
  for (const [status, outcome] of outcomes) expect(toIntentOutcome({ ...intent, status }), status).toBe(outcome)
  expect(toIntentOutcome(null)).toBe('unusable')
  expect([...intentStatusSchema.def.values].toSorted()).toEqual(outcomes.map(([status]) => status).toSorted())
})

it('expires after 24 hours', () => {
  expect(attemptLifetimeMs).toBe(86_400_000)
  expect(isExpiredAttempt(open, 1000)).toBe(false)
  expect(isExpiredAttempt(open, 1000 + attemptLifetimeMs - 1)).toBe(false)
  expect(isExpiredAttempt(open, 1000 + attemptLifetimeMs)).toBe(true)
  expect(isExpiredAttempt(open, 999), 'the clock was set back').toBe(true)
})

it('is stored as it is, and becomes the body of the PATCH, misspelt key included', () => {
  const charged = toChargedAttempt(open, intent)
  for (const attempt of [open, confirming, charged]) expect(z.parse(attemptSchema, attempt)).toEqual(attempt)
  expect(z.parse(paymentRecordBodySchema, toPaymentRecordBody(charged))).toEqual({
    clientSecret: 'pi_1_secret',
    transationId: 'pi_1',
    paymentMethod: 'pm_1',
    status: 'pending',
  })
  expect(toPaymentRecordBody({ ...charged, paymentMethodId: null }).paymentMethod).toBe('')
})

it('is lost only once it is charged and the server has lost its order (PAY-13)', () => {
  const charged = toChargedAttempt(open, intent)
  const attempts = [open, charged, { ...charged, lost: false }, { ...charged, lost: true }]
  expect(attempts.map(isLost)).toEqual([false, false, false, true])
})

it.each([{ clientSecret: '' }, { stage: 'charged', transactionId: '', paymentMethodId: null }, { amountCents: '1' }])(
  'refuses a stored attempt with %j',
  (wrong) => {
    expect(z.safeParse(attemptSchema, { ...open, ...wrong }).success).toBe(false)
  },
)

it("prefers the provider's message to the shop's", () => {
  const declined = 'Your card was declined.'
  expect(cardProblem('payable', declined)).toEqual({ providerMessage: declined })
  expect(cardProblem('requiresAction', declined)).toEqual({ providerMessage: declined })
  expect(cardProblem('requiresAction', null)).toBe('unfinished')
  expect(cardProblem('payable', null)).toBe('interrupted')
  expect(cardProblem('unusable', 'No such payment intent.'), 'is not about the card').toBe('interrupted')
})
