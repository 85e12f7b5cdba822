import * as z from 'zod/mini'
import { expect, it } from 'vitest'
import { chargesExactTotal, intentStatusSchema, paymentRecordBodySchema, toIntentOutcome } from '#src/domain/payment.ts'
import {
  attemptLifetimeMs,
  attemptSchema,
  getUnrecordableReason,
  confirmationLifetimeMs,
  isExpiredAttempt,
  mayStillCharge,
  toChargedAttempt,
  toConfirmingAttempt,
  toPaymentRecordBody,
} from '#src/domain/paymentAttempt.ts'
import { toCardProblem } from '#src/payment/charge.ts'
import { confirmingAttempt, openAttempt } from '#tests/unit/payment/attempts.ts'

const intent = { id: 'pi_1', status: 'succeeded', paymentMethodId: 'pm_1', amount: 24_000, currency: 'usd' } as const

const outcomes = [
  ['succeeded', 'charged'],
  ['processing', 'undecided'],
  ['requires_capture', 'undecided'],
  ['requires_action', 'requiresAction'],
  ['requires_confirmation', 'payable'],
  ['requires_payment_method', 'payable'],
  ['canceled', 'unusable'],
] as const

it('each status of an intent has an outcome', () => {
  for (const [status, outcome] of outcomes) expect(toIntentOutcome({ ...intent, status }), status).toBe(outcome)
  expect([...intentStatusSchema.def.values].toSorted()).toEqual(outcomes.map(([status]) => status).toSorted())
})

it('an attempt expires after 24 hours', () => {
  expect(attemptLifetimeMs).toBe(86_400_000)
  expect(isExpiredAttempt(openAttempt, 1000)).toBe(false)
  expect(isExpiredAttempt(openAttempt, 1000 + attemptLifetimeMs - 1)).toBe(false)
  expect(isExpiredAttempt(openAttempt, 1000 + attemptLifetimeMs)).toBe(true)
  expect(isExpiredAttempt(openAttempt, 999), 'an attempt from the future, because the clock was set back').toBe(true)
})

it('an attempt is stored unchanged, and is converted to the body of the PATCH, including the misspelt key', () => {
  const chargedAttempt = toChargedAttempt(openAttempt, intent)
  for (const attempt of [openAttempt, confirmingAttempt, chargedAttempt])
    expect(z.parse(attemptSchema, attempt)).toEqual(attempt)
  expect(z.parse(paymentRecordBodySchema, toPaymentRecordBody(chargedAttempt))).toEqual({
    clientSecret: 'pi_1_secret',
    transationId: 'pi_1',
    paymentMethod: 'pm_1',
    status: 'pending',
  })
  expect(toPaymentRecordBody({ ...chargedAttempt, paymentMethodId: null }).paymentMethod).toBe('')
})

it('a charge can’t be recorded if the server has lost its order, or if the order was charged twice (PAY-13, PAY-16)', () => {
  const chargedAttempt = toChargedAttempt(openAttempt, intent)
  const unrecordableAttempts = [
    { ...chargedAttempt, lost: true },
    { ...chargedAttempt, twice: true },
    { ...chargedAttempt, lost: true, twice: true },
  ]
  expect([null, openAttempt, chargedAttempt, { ...chargedAttempt, lost: false }].map(getUnrecordableReason)).toEqual([
    null,
    null,
    null,
    null,
  ])
  expect(unrecordableAttempts.map(getUnrecordableReason)).toEqual(['lost', 'twice', 'twice'])
})

it.each([{ clientSecret: '' }, { stage: 'charged', transactionId: '', paymentMethodId: null }, { amountCents: '1' }])(
  'the schema rejects a stored attempt with %j',
  (invalidFields) => {
    expect(z.safeParse(attemptSchema, { ...openAttempt, ...invalidFields }).success).toBe(false)
  },
)

it('an intent charges a total only if it has the same number of cents, in US dollars (PAY-15)', () => {
  expect(chargesExactTotal(intent, 24_000)).toBe(true)
  expect(chargesExactTotal(intent, 2400)).toBe(false)
  for (const invalidFields of [{ currency: 'jpy' }, { currency: null }, { amount: null }])
    expect(chargesExactTotal({ ...intent, ...invalidFields }, 24_000)).toBe(false)
})

it('a confirmation without a response may still charge the card for ten minutes (PAY-14)', () => {
  expect(confirmationLifetimeMs).toBe(600_000)
  const timedAttempt = toConfirmingAttempt(openAttempt, 1000)
  expect([mayStillCharge(timedAttempt, 600_999), mayStillCharge(timedAttempt, 601_000)]).toEqual([true, false])
  expect(mayStillCharge(confirmingAttempt, Number.MAX_SAFE_INTEGER), 'without a stored time').toBe(true)
  expect(mayStillCharge(toConfirmingAttempt(openAttempt, 0), Date.now()), 'if every confirmation has a response').toBe(
    false,
  )
})

it('the card form shows the provider’s message instead of the shop’s own message', () => {
  const declinedMessage = 'Your card was declined.'
  expect(toCardProblem('payable', declinedMessage)).toEqual({ providerMessage: declinedMessage })
  expect(toCardProblem('requiresAction', declinedMessage)).toEqual({ providerMessage: declinedMessage })
  expect(toCardProblem('requiresAction', null)).toBe('unfinished')
  expect(toCardProblem('payable', null)).toBe('interrupted')
  expect(toCardProblem('unanswered', null)).toBe('unanswered')
  expect(toCardProblem('unusable', 'No such payment intent.'), 'a message that is not about the card').toBe(
    'interrupted',
  )
})
