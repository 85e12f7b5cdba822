import type { Cents } from '#src/domain/money.ts'
import { canPay, orderTotal } from '#src/domain/order.ts'
import {
  cardProblem,
  isExpiredAttempt,
  toChargedAttempt,
  toIntentOutcome,
  type Attempt,
  type CardProblem,
  type IntentOutcome,
  type PaymentIntent,
} from '#src/domain/payment.ts'
import { move, selectPayment, type PaymentKey } from '#src/payment/paymentSlice.ts'
import { createRecording, type FlowPorts, type RecordOccasion } from '#src/payment/recording.ts'
import type { CardHandle } from '#src/platform/ports.ts'

/**
 * What is done with an attempt: one secret for one order and total. No order is charged twice: while a secret may have been
 * charged, its order gets no other one (PAY-4). All of it runs inside the order's lock, and never rejects: results and
 * failures go to the state.
 */
export function createCharging(ports: FlowPorts) {
  const { store, shop, payment, journal, now } = ports
  const record = createRecording(ports)

  /**
   * Updates the journal and the state after the provider has reported an intent, and records a charge.
   * @param intent null when the provider knows no such intent
   * @param occasion 'new' when the intent came with the answer to our own confirmation
   */
  async function applyIntent(
    attempt: Attempt,
    intent: PaymentIntent | null,
    occasion: RecordOccasion,
  ): Promise<IntentOutcome> {
    const outcome = toIntentOutcome(intent)
    if (intent && outcome === 'charged') {
      const charged = toChargedAttempt(attempt, intent)
      // Before the PATCH: any interruption after this line can be recovered.
      journal.write(charged)
      await record(charged, occasion)
    }
    if (outcome === 'payable') journal.write({ ...attempt, stage: 'open' })
    if (outcome === 'unusable') journal.remove(attempt)
    if (outcome === 'undecided') move(store, attempt, { name: 'undecided' })
    return outcome
  }

  /** Retrieves an attempt's intent from the provider. @returns 'undecided' when the provider can't be reached */
  async function retrieveOutcome(attempt: Attempt): Promise<IntentOutcome> {
    move(store, attempt, { name: 'retrieving' })
    try {
      return await applyIntent(attempt, await payment.retrieve(attempt.clientSecret), 'again')
    } catch {
      move(store, attempt, { name: 'undecided' })
      return 'undecided'
    }
  }

  async function createAttempt(key: PaymentKey, totalCents: Cents): Promise<Attempt | null> {
    // Another account's token must not create the secret, nor may one be stored for who has signed out meanwhile.
    const isSignedIn = () => shop.userId() === key.userId
    const clientSecret = isSignedIn() ? await shop.createSecret(totalCents).catch(() => null) : null
    if (clientSecret === null || !isSignedIn()) {
      move(store, key, { name: 'noSecret' })
      return null
    }
    const attempt: Attempt = { ...key, clientSecret, amountCents: totalCents, createdAt: now(), stage: 'open' }
    journal.write(attempt)
    return attempt
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
        move(store, key, { name: 'undecided' })
        return null
      }
    }
    const open = journal.read(key.userId, key.orderId)
    const isReusable = open && open.amountCents === totalCents && !isExpiredAttempt(open, now())
    return isReusable ? open : createAttempt(key, totalCents)
  }

  const showCardForm = (attempt: Attempt, problem: CardProblem | null) =>
    move(store, attempt, { name: 'ready', totalCents: attempt.amountCents, problem })

  /** Shows the card form again when a confirmation took no money. */
  function allowRetry(attempt: Attempt, outcome: IntentOutcome, providerMessage: string | null = null): void {
    // Stryker disable next-line all: the state machine refuses the form in both cases too; it must not come back for a charged card
    if (outcome !== 'charged' && outcome !== 'undecided') showCardForm(attempt, cardProblem(outcome, providerMessage))
  }

  /**
   * Reads the order again, and charges the card if the customer still owes the total they agreed to (PAY-5).
   * @param isRepeated a stored secret was unusable: one new secret is tried, for an unusable one takes no money
   */
  async function charge(key: PaymentKey, agreedCents: Cents, card: CardHandle, isRepeated = false): Promise<void> {
    const order = await shop.readOrder(key.orderId).catch(() => null)
    if (order === null) return void move(store, key, { name: 'ready', totalCents: agreedCents, problem: 'notChecked' })
    if (order === 'notFound' || order === 'forbidden') return void move(store, key, { name: 'gone' })
    if (order.state !== 'unpaid')
      return void move(store, key, { name: 'recorded', transactionId: order.transactionId ?? '' })
    const totalCents = canPay(order) ? orderTotal(order) : null
    if (totalCents === null) return void move(store, key, { name: 'gone' })
    if (totalCents !== agreedCents) return void move(store, key, { name: 'totalChanged', totalCents })
    const attempt = await getOrCreateAttempt(key, totalCents)
    if (!attempt) return
    // The customer signed out after the click.
    if (shop.userId() !== key.userId) return allowRetry(attempt, 'payable')
    if (!move(store, key, { name: 'confirming' })) return
    journal.write({ ...attempt, stage: 'confirming' })
    const { name, email } = order.customer
    const result = await payment.confirm(attempt.clientSecret, card, { name, email }).catch(() => null)
    // An error may carry an intent that succeeded (PAY-6). Without an intent the card may have been charged all the same.
    const outcome = result?.intent ? await applyIntent(attempt, result.intent, 'new') : await retrieveOutcome(attempt)
    if (outcome === 'unusable' && !isRepeated && move(store, key, { name: 'checking' }))
      await charge(key, agreedCents, card, true)
    else allowRetry(attempt, outcome, result?.error)
  }

  return {
    /** Reuses or creates the order's client secret and shows the card form. */
    async prepare(key: PaymentKey, totalCents: Cents): Promise<void> {
      // The operation that held the lock before may have prepared this payment.
      if (selectPayment(store.getState(), key).name !== 'preparing') return
      const attempt = await getOrCreateAttempt(key, totalCents)
      if (attempt) showCardForm(attempt, attempt.stage === 'confirming' ? cardProblem('requiresAction', null) : null)
    },
    charge,
    /**
     * Continues a stored payment that was interrupted, is undecided or is not recorded (PAY-3).
     * @param isAsked by the customer
     */
    async continueStored(key: PaymentKey, isAsked: boolean): Promise<void> {
      const attempt = journal.read(key.userId, key.orderId)
      const state = selectPayment(store.getState(), key)
      if (attempt?.stage === 'charged') await record(attempt, isAsked ? 'asked' : 'again')
      else if (attempt?.stage === 'confirming') allowRetry(attempt, await retrieveOutcome(attempt))
      else if (!attempt && 'transactionId' in state) {
        // A charged attempt is removed from the journal only once it is recorded: another tab has recorded it.
        move(store, key, { name: 'recorded', transactionId: state.transactionId })
      }
    },
  }
}
