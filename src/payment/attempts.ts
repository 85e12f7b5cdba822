import type { Cents } from '#src/domain/money.ts'
import { chargesTotal, toIntentOutcome, type IntentOutcome, type PaymentIntent } from '#src/domain/payment.ts'
import {
  isExpiredAttempt,
  mayStillCharge,
  toChargedAttempt,
  toConfirmingAttempt,
  toOpenAttempt,
  type Attempt,
  type ConfirmingAttempt,
  type OpenAttempt,
} from '#src/domain/paymentAttempt.ts'
import type { UndecidedReason } from '#src/domain/paymentMachine.ts'
import { withLimit } from '#src/payment/limit.ts'
import type { PaymentKey } from '#src/payment/paymentSlice.ts'
import { transition } from '#src/payment/paymentState.ts'
import { createRecording, type PaymentDependencies } from '#src/payment/recording.ts'

/** `unanswered`: the intent reads as payable, but a confirmation without a response may still charge it (PAY-14). */
export type AttemptOutcome = IntentOutcome | 'unanswered'

/**
 * Creates what looks after the attempts of an order: one secret for one order and total. While a secret may have been
 * charged, its order gets no other one (PAY-4). All of it runs inside the order's lock, and never rejects: results and
 * failures go to the state.
 */
export function createAttempts(dependencies: PaymentDependencies) {
  const { store, api, provider, journal, now } = dependencies
  const record = createRecording(dependencies)

  /** Writes the attempt again, because the customer may have cleared the site's data while the bank decides. */
  function stayConfirming(attempt: ConfirmingAttempt): void {
    // The clock of an attempt without a time starts now: it may have been sent a moment ago.
    journal.write(toConfirmingAttempt(attempt, attempt.confirmedAt ?? now()))
  }

  function stayUndecided(attempt: ConfirmingAttempt, reason: UndecidedReason): 'undecided' {
    stayConfirming(attempt)
    transition(store, attempt, { name: 'undecided', reason })
    return 'undecided'
  }

  /**
   * Updates the journal and the state after the provider has reported an intent, and records a charge.
   * @param intent null when the provider does not know it, for example because the shop uses other keys now (PAY-17)
   */
  async function applyIntent(attempt: ConfirmingAttempt, intent: PaymentIntent | null): Promise<AttemptOutcome> {
    if (!intent) return stayUndecided(attempt, 'unknownIntent')
    const outcome = toIntentOutcome(intent)
    if (outcome === 'undecided') return stayUndecided(attempt, 'processing')
    if (outcome === 'charged') {
      const charged = toChargedAttempt(attempt, intent)
      // Before the PATCH: any interruption after this line can be recovered.
      journal.write(charged)
      await record(charged, 'automatic')
    }
    if (outcome === 'requiresAction') stayConfirming(attempt)
    if (outcome === 'unusable') journal.remove(attempt)
    if (outcome !== 'payable') return outcome
    const isUnanswered = mayStillCharge(attempt, now())
    if (isUnanswered) stayConfirming(attempt)
    else journal.write(toOpenAttempt(attempt))
    return isUnanswered ? 'unanswered' : outcome
  }

  /** Retrieves the intent of an attempt that may have been charged. */
  async function retrieveOutcome(attempt: ConfirmingAttempt): Promise<AttemptOutcome> {
    transition(store, attempt, { name: 'retrieving' })
    try {
      return await applyIntent(attempt, await withLimit(() => provider.retrieve(attempt.clientSecret)))
    } catch {
      return stayUndecided(attempt, 'unreachable')
    }
  }

  async function createAttempt(key: PaymentKey, totalCents: Cents): Promise<OpenAttempt | null> {
    // Another account's token must not create the secret, nor may one be stored for who has signed out in the meantime.
    const isSignedIn = () => api.userId() === key.userId
    const createSecret = (signal: AbortSignal) => api.createSecret(totalCents, signal)
    const clientSecret = isSignedIn() ? await withLimit(createSecret).catch(() => null) : null
    if (clientSecret === null || !isSignedIn()) return null
    const attempt: OpenAttempt = { ...key, clientSecret, amountCents: totalCents, createdAt: now(), stage: 'open' }
    journal.write(attempt)
    return attempt
  }

  /**
   * Compares what the intent of an open attempt will charge with the total (PAY-15).
   * @returns the attempt if it may be confirmed; 'unusable' if it needs another secret; null if the state shows why not
   */
  async function verify(attempt: OpenAttempt): Promise<Attempt | 'unusable' | null> {
    const intent = await withLimit(() => provider.retrieve(attempt.clientSecret)).catch(() => undefined)
    if (intent === undefined) {
      transition(store, attempt, { name: 'noSecret' })
      return null
    }
    // Nothing was confirmed with it, so it is safe to drop.
    if (intent === null) journal.remove(attempt)
    const outcome = intent && (await applyIntent(toConfirmingAttempt(attempt, 0), intent))
    if (intent === null || outcome === 'unusable') return 'unusable'
    if (outcome === 'charged' || outcome === 'undecided') return null
    if (chargesTotal(intent, attempt.amountCents)) return journal.read(attempt.userId, attempt.orderId)
    journal.remove(attempt)
    transition(store, attempt, { name: 'wrongAmount' })
    return null
  }

  /**
   * Reuses the stored secret of an order and a total, or creates one (PAY-4).
   * @returns an attempt that may be confirmed; null when there is none, and the state then shows why
   */
  async function getOrCreate(key: PaymentKey, totalCents: Cents): Promise<Attempt | null> {
    const stored = journal.read(key.userId, key.orderId)
    if (stored?.stage === 'charged') {
      await record(stored, 'automatic')
      return null
    }
    if (stored?.stage === 'confirming') {
      const outcome = await retrieveOutcome(stored)
      if (outcome === 'charged' || outcome === 'undecided') return null
      if (outcome === 'requiresAction' || outcome === 'unanswered') {
        if (stored.amountCents === totalCents) return journal.read(key.userId, key.orderId)
        // This secret may still be charged, so a second one could charge a second time.
        transition(store, key, { name: 'undecided', reason: 'processing' })
        return null
      }
    }
    const open = journal.read(key.userId, key.orderId)
    if (open?.stage === 'open' && open.amountCents === totalCents && !isExpiredAttempt(open, now())) {
      const verified = await verify(open)
      if (verified !== 'unusable') return verified
    }
    const created = await createAttempt(key, totalCents)
    const verified = created ? await verify(created) : 'unusable'
    if (verified !== 'unusable') return verified
    transition(store, key, { name: 'noSecret' })
    return null
  }

  return { record, applyIntent, retrieveOutcome, getOrCreate }
}
