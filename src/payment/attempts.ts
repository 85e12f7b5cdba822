import type { Cents } from '#src/domain/money.ts'
import {
  isExpiredAttempt,
  toChargedAttempt,
  toIntentOutcome,
  type Attempt,
  type IntentOutcome,
  type PaymentIntent,
} from '#src/domain/payment.ts'
import type { FlowPorts, PaymentKey } from '#src/payment/flowPorts.ts'
import type { PaymentStates } from '#src/payment/paymentStates.ts'
import type { Recorder } from '#src/payment/recorder.ts'

/**
 * Creates and reuses client secrets, and applies what the provider reports about them. No order is charged twice:
 * while a secret may have been charged, its order gets no other one (PAY-4, PAY-7).
 * Call these functions inside the order's lock. They never reject.
 */
export function createAttempts({ shop, payment, journal, now }: FlowPorts, states: PaymentStates, record: Recorder) {
  /**
   * Updates the journal and the state after the provider has reported an intent, and records a charge.
   * @param intent null when the provider knows no such intent
   * @param isNewCharge the intent came with the answer to our own confirmation, so the charge can't be recorded yet
   */
  async function applyIntent(
    attempt: Attempt,
    intent: PaymentIntent | null,
    isNewCharge: boolean,
  ): Promise<IntentOutcome> {
    const outcome = toIntentOutcome(intent)
    if (intent && outcome === 'charged') {
      const charged = toChargedAttempt(attempt, intent)
      // Before the PATCH: any interruption after this line can be recovered.
      journal.write(charged)
      await record(charged, isNewCharge ? 'new' : 'again')
    }
    if (outcome === 'payable') journal.write({ ...attempt, stage: 'open' })
    if (outcome === 'unusable') journal.remove(attempt)
    if (outcome === 'undecided') states.send(attempt, { type: 'undecided' })
    return outcome
  }

  /** Retrieves an attempt's intent from the provider. @returns 'undecided' when the provider can't be reached */
  async function retrieveOutcome(attempt: Attempt): Promise<IntentOutcome> {
    states.send(attempt, { type: 'retrieve' })
    try {
      return await applyIntent(attempt, await payment.retrieve(attempt.clientSecret), false)
    } catch {
      states.send(attempt, { type: 'undecided' })
      return 'undecided'
    }
  }

  async function createAttempt(key: PaymentKey, totalCents: Cents): Promise<Attempt | null> {
    try {
      // Another account may have signed in since: don't create a secret with its token.
      if (shop.userId() !== key.userId) throw new Error('signed out')
      const clientSecret = await shop.createSecret(totalCents)
      // Nor store the secret of one who has signed out meanwhile.
      if (shop.userId() !== key.userId) throw new Error('signed out')
      const attempt: Attempt = { ...key, clientSecret, amountCents: totalCents, createdAt: now(), stage: 'open' }
      journal.write(attempt)
      return attempt
    } catch {
      states.send(key, { type: 'secretFailed' })
      return null
    }
  }

  /**
   * Reuses the stored secret of an order and a total, or creates one (PAY-4).
   * @returns an attempt that may be confirmed; null when there is none, and the state then shows why
   */
  async function getOrCreateAttempt(key: PaymentKey, totalCents: Cents): Promise<Attempt | null> {
    const stored = journal.read(key.userId, key.orderId)
    if (stored?.stage === 'charged') {
      await record(stored, 'again')
      return null
    }
    if (stored?.stage === 'confirming') {
      const outcome = await retrieveOutcome(stored)
      if (outcome === 'charged' || outcome === 'undecided') return null
      if (outcome === 'requiresAction') {
        if (stored.amountCents === totalCents) return stored
        // The customer may still pass its 3-D Secure check, so a second secret could charge a second time.
        states.send(key, { type: 'undecided' })
        return null
      }
    }
    const open = journal.read(key.userId, key.orderId)
    const isReusable = open && open.amountCents === totalCents && !isExpiredAttempt(open, now())
    return isReusable ? open : createAttempt(key, totalCents)
  }

  return { applyIntent, retrieveOutcome, getOrCreateAttempt }
}
