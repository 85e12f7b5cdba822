import type { Cents } from '#src/domain/money.ts'
import {
  isExpiredAttempt,
  toIntentOutcome,
  toCharged,
  type Attempt,
  type PaymentIntent,
  type IntentOutcome,
} from '#src/domain/payment.ts'
import type { FlowPorts, PaymentKey } from '#src/payment/flowPorts.ts'
import type { PaymentStates } from '#src/payment/paymentStates.ts'
import type { Recorder } from '#src/payment/recorder.ts'

/**
 * Secrets and what became of them. The rule that no order is charged twice lives here: while an order's secret may have
 * been charged there is no other one for it (PAY-4, PAY-7). To be called inside the order's lock; nothing rejects.
 */
export function createAttempts({ shop, payment, journal, now }: FlowPorts, states: PaymentStates, record: Recorder) {
  /**
   * Acts on the provider's word about an attempt that may have been charged.
   * @param firstHand it is the answer to our confirmation: nobody can have recorded the payment yet
   */
  async function settle(attempt: Attempt, intent: PaymentIntent | null, firstHand: boolean): Promise<IntentOutcome> {
    const verdict = toIntentOutcome(intent)
    if (intent && verdict === 'charged') {
      const charged = toCharged(attempt, intent)
      // Before the PATCH: from here on every interruption can be recovered.
      journal.write(charged)
      await record(charged, firstHand)
    }
    if (verdict === 'payable') journal.write({ ...attempt, stage: 'open' })
    if (verdict === 'dead') journal.remove(attempt)
    if (verdict === 'undecided') states.send(attempt, { type: 'undecided' })
    return verdict
  }

  /** Asks the provider what became of an attempt. While it can't be asked, nothing is decided. */
  async function ask(attempt: Attempt): Promise<IntentOutcome> {
    states.send(attempt, { type: 'ask' })
    try {
      return await settle(attempt, await payment.retrieve(attempt.clientSecret), false)
    } catch {
      states.send(attempt, { type: 'undecided' })
      return 'undecided'
    }
  }

  async function create(key: PaymentKey, totalCents: Cents): Promise<Attempt | null> {
    try {
      // Somebody else may have signed in since: no secret in their name for this order.
      if (shop.user() !== key.userId) throw new Error('signed out')
      const clientSecret = await shop.createSecret(totalCents)
      const attempt: Attempt = { ...key, clientSecret, amountCents: totalCents, createdAt: now(), stage: 'open' }
      journal.write(attempt)
      return attempt
    } catch {
      states.send(key, { type: 'secretFailed' })
      return null
    }
  }

  /**
   * The one secret of an order and a total: kept, or made (PAY-4).
   * @returns an attempt that may be confirmed; null when none may, and then the state says why
   */
  async function secretFor(key: PaymentKey, totalCents: Cents): Promise<Attempt | null> {
    const kept = journal.read(key.userId, key.orderId)
    if (kept?.stage === 'charged') {
      await record(kept, false)
      return null
    }
    if (kept?.stage === 'confirming') {
      const verdict = await ask(kept)
      if (verdict === 'charged' || verdict === 'undecided') return null
      if (verdict === 'unfinished') {
        if (kept.amountCents === totalCents) return kept
        // Its check may still be passed, so another secret for the new total could charge a second time.
        states.send(key, { type: 'undecided' })
        return null
      }
    }
    const open = journal.read(key.userId, key.orderId)
    return open && open.amountCents === totalCents && !isExpiredAttempt(open, now()) ? open : create(key, totalCents)
  }

  return { settle, ask, secretFor }
}
