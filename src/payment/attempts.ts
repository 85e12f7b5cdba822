import type { Cents } from '#src/domain/money.ts'
import { chargesExactTotal, toIntentOutcome, type IntentOutcome, type PaymentIntent } from '#src/domain/payment.ts'
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
import { withTimeout } from '#src/lib/http.ts'
import type { PaymentKey } from '#src/payment/paymentSlice.ts'
import { transition } from '#src/payment/paymentState.ts'
import { createChargeRecorder, type PaymentDependencies } from '#src/payment/recording.ts'

/** `unanswered`: the intent looks payable, but an earlier unanswered confirmation may still charge the card (PAY-14). */
export type AttemptOutcome = IntentOutcome | 'unanswered'

/**
 * Creates the operations on payment attempts. An attempt is one client secret for one order and total. While an attempt may have
 * been charged, its order gets no other secret (PAY-4). Operations must run inside the order's lock. They never reject, because
 * results and failures go into the store.
 */
export function createAttemptOperations(dependencies: PaymentDependencies) {
  const { store, api, provider, journal, now } = dependencies
  const recordCharge = createChargeRecorder(dependencies)

  /** Stores an attempt again, because the customer may have cleared the site's data while the bank was deciding. */
  function saveConfirmingAttempt(attempt: ConfirmingAttempt): void {
    // Without a stored time, the confirmation may have been sent just now, so the current time is stored.
    journal.write(toConfirmingAttempt(attempt, attempt.confirmedAt ?? now()))
  }

  function markAsUndecided(attempt: ConfirmingAttempt, reason: UndecidedReason): 'undecided' {
    saveConfirmingAttempt(attempt)
    transition(store, attempt, { name: 'undecided', reason })
    return 'undecided'
  }

  /**
   * Updates the journal and the state after the provider has returned an intent, and records a charge.
   * @param intent null if the provider can't find it, for example because the shop now uses different keys (PAY-17)
   */
  async function applyIntent(attempt: ConfirmingAttempt, intent: PaymentIntent | null): Promise<AttemptOutcome> {
    if (!intent) return markAsUndecided(attempt, 'unknownIntent')
    const outcome = toIntentOutcome(intent)
    if (outcome === 'undecided') return markAsUndecided(attempt, 'processing')
    if (outcome === 'charged') {
      const chargedAttempt = toChargedAttempt(attempt, intent)
      // The charge is stored before the PATCH, so that the payment can be continued after any interruption.
      journal.write(chargedAttempt)
      await recordCharge(chargedAttempt, 'automatic')
    }
    if (outcome === 'requiresAction') saveConfirmingAttempt(attempt)
    if (outcome === 'unusable') journal.remove(attempt)
    if (outcome !== 'payable') return outcome
    const isUnanswered = mayStillCharge(attempt, now())
    if (isUnanswered) saveConfirmingAttempt(attempt)
    else journal.write(toOpenAttempt(attempt))
    return isUnanswered ? 'unanswered' : outcome
  }

  async function retrieveOutcome(attempt: ConfirmingAttempt): Promise<AttemptOutcome> {
    transition(store, attempt, { name: 'retrieving' })
    try {
      return await applyIntent(attempt, await withTimeout(() => provider.retrieve(attempt.clientSecret)))
    } catch {
      return markAsUndecided(attempt, 'unreachable')
    }
  }

  async function createAttempt(key: PaymentKey, totalCents: Cents): Promise<OpenAttempt | null> {
    // The secret must not be created with another account's token, nor stored for an account that has signed out in the
    // meantime.
    const isSignedIn = () => api.getUserId() === key.userId
    const createSecret = (signal: AbortSignal) => api.createSecret(totalCents, signal)
    const clientSecret = isSignedIn() ? await withTimeout(createSecret).catch(() => null) : null
    if (clientSecret === null || !isSignedIn()) return null
    const attempt: OpenAttempt = { ...key, clientSecret, amountCents: totalCents, createdAt: now(), stage: 'open' }
    journal.write(attempt)
    return attempt
  }

  /**
   * Checks that the intent of an open attempt will charge the total (PAY-15).
   * @returns the attempt if it may be confirmed; 'unusable' if the order needs a new secret; null if the customer can't pay, in
   *   which case the state shows why
   */
  async function verifyAttempt(attempt: OpenAttempt): Promise<Attempt | 'unusable' | null> {
    const intent = await withTimeout(() => provider.retrieve(attempt.clientSecret)).catch(() => undefined)
    if (intent === undefined) {
      transition(store, attempt, { name: 'noSecret' })
      return null
    }
    // The secret can be removed safely, because it was never confirmed.
    if (intent === null) journal.remove(attempt)
    const outcome = intent && (await applyIntent(toConfirmingAttempt(attempt, 0), intent))
    if (intent === null || outcome === 'unusable') return 'unusable'
    if (outcome === 'charged' || outcome === 'undecided') return null
    if (chargesExactTotal(intent, attempt.amountCents)) return journal.read(attempt.userId, attempt.orderId)
    journal.remove(attempt)
    transition(store, attempt, { name: 'wrongAmount' })
    return null
  }

  /**
   * Reuses the stored secret of an order and total, or creates a secret (PAY-4).
   * @returns an attempt that may be confirmed; null if there is none, in which case the state shows why
   */
  async function getOrCreateAttempt(key: PaymentKey, totalCents: Cents): Promise<Attempt | null> {
    const storedAttempt = journal.read(key.userId, key.orderId)
    if (storedAttempt?.stage === 'charged') {
      await recordCharge(storedAttempt, 'automatic')
      return null
    }
    if (storedAttempt?.stage === 'confirming') {
      const outcome = await retrieveOutcome(storedAttempt)
      if (outcome === 'charged' || outcome === 'undecided') return null
      if (outcome === 'requiresAction' || outcome === 'unanswered') {
        if (storedAttempt.amountCents === totalCents) return journal.read(key.userId, key.orderId)
        // The stored secret may still be used for a charge, so paying with a new secret could charge the customer twice.
        transition(store, key, { name: 'undecided', reason: 'processing' })
        return null
      }
    }
    const updatedAttempt = journal.read(key.userId, key.orderId)
    if (
      updatedAttempt?.stage === 'open' &&
      updatedAttempt.amountCents === totalCents &&
      !isExpiredAttempt(updatedAttempt, now())
    ) {
      const verifiedAttempt = await verifyAttempt(updatedAttempt)
      if (verifiedAttempt !== 'unusable') return verifiedAttempt
    }
    const newAttempt = await createAttempt(key, totalCents)
    const verifiedNewAttempt = newAttempt ? await verifyAttempt(newAttempt) : 'unusable'
    if (verifiedNewAttempt !== 'unusable') return verifiedNewAttempt
    transition(store, key, { name: 'noSecret' })
    return null
  }

  return { recordCharge, applyIntent, retrieveOutcome, getOrCreateAttempt }
}
