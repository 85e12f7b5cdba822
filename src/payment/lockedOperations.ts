import type { Cents } from '#src/domain/money.ts'
import { canPay, orderTotal, type Order } from '#src/domain/order.ts'
import { cardProblem, type Attempt, type CardProblem, type IntentOutcome } from '#src/domain/payment.ts'
import { createAttempts } from '#src/payment/attempts.ts'
import type { FlowPorts, PaymentKey } from '#src/payment/flowPorts.ts'
import type { PaymentStates } from '#src/payment/paymentStates.ts'
import { createRecorder } from '#src/payment/recorder.ts'
import type { CardHandle } from '#src/platform/ports.ts'

/** The result of confirming an attempt. */
interface Confirmation {
  attempt: Attempt
  outcome: IntentOutcome
  /** The provider's error message. */
  providerMessage: string | null
}

/** The operations that run inside an order's lock. They never reject: results and failures go to `states`. */
export function createLockedOperations(ports: FlowPorts, states: PaymentStates) {
  const { shop, payment, journal } = ports
  const record = createRecorder(ports, states)
  const { applyIntent, retrieveOutcome, getOrCreateAttempt } = createAttempts(ports, states, record)

  const showCardForm = (attempt: Attempt, problem: CardProblem | null) =>
    states.send(attempt, { type: 'secretReady', totalCents: attempt.amountCents, problem })

  /** Shows the card form again when the confirmation took no money. */
  function allowRetry({ attempt, outcome, providerMessage }: Confirmation): void {
    // Stryker disable next-line all: the state machine refuses the form in both cases too; it must not come back for a charged card
    if (outcome !== 'charged' && outcome !== 'undecided') showCardForm(attempt, cardProblem(outcome, providerMessage))
  }

  /** @returns null when nothing was sent to the provider; the state then shows why */
  async function confirm(attempt: Attempt, { customer }: Order, card: CardHandle): Promise<Confirmation | null> {
    if (shop.userId() !== attempt.userId) {
      // The customer signed out after the click.
      showCardForm(attempt, cardProblem('payable', null))
      return null
    }
    if (!states.send(attempt, { type: 'confirm' })) return null
    journal.write({ ...attempt, stage: 'confirming' })
    const billing = { name: customer.name, email: customer.email }
    const result = await payment.confirm(attempt.clientSecret, card, billing).catch(() => null)
    // An error may carry an intent that succeeded (PAY-6). Without an intent the card may have been charged all the same.
    const outcome = result?.intent ? await applyIntent(attempt, result.intent, true) : await retrieveOutcome(attempt)
    return { attempt, outcome, providerMessage: result?.error ?? null }
  }

  /** Reads the order again and confirms the payment, if the customer still owes the total they agreed to (PAY-5). */
  async function checkAndConfirm(key: PaymentKey, agreedCents: Cents, card: CardHandle): Promise<Confirmation | null> {
    const order = await shop.readOrder(key.orderId).catch(() => null)
    if (order === null) states.send(key, { type: 'checkFailed', totalCents: agreedCents })
    else if (order === 'notFound' || order === 'forbidden') states.send(key, { type: 'gone' })
    else if (order.state !== 'unpaid') states.send(key, { type: 'recorded', transactionId: order.transactionId ?? '' })
    else {
      const totalCents = canPay(order) ? orderTotal(order) : null
      if (totalCents === null) states.send(key, { type: 'gone' })
      else if (totalCents !== agreedCents) states.send(key, { type: 'totalRead', totalCents })
      else {
        const attempt = await getOrCreateAttempt(key, totalCents)
        if (attempt) return confirm(attempt, order, card)
      }
    }
    return null
  }

  return {
    /** Reuses or creates the order's client secret and shows the card form. */
    async prepare(key: PaymentKey, totalCents: Cents): Promise<void> {
      // The operation that held the lock before may have prepared this payment.
      if (states.get(key).name !== 'preparing') return
      const attempt = await getOrCreateAttempt(key, totalCents)
      if (attempt) showCardForm(attempt, attempt.stage === 'confirming' ? cardProblem('requiresAction', null) : null)
    },

    /** Charges the card. Retries once with a new secret when the stored one is unusable: that one takes no money. */
    async pay(key: PaymentKey, agreedCents: Cents, card: CardHandle): Promise<void> {
      const confirmation = await checkAndConfirm(key, agreedCents, card)
      const needsNewSecret = confirmation?.outcome === 'unusable' && states.send(key, { type: 'secretUnusable' })
      const finalConfirmation = needsNewSecret ? await checkAndConfirm(key, agreedCents, card) : confirmation
      if (finalConfirmation) allowRetry(finalConfirmation)
    },

    /**
     * Continues a stored payment that was interrupted, is undecided or is not recorded (PAY-3).
     * @param isAsked by the customer
     */
    async resume(key: PaymentKey, isAsked: boolean): Promise<void> {
      const attempt = journal.read(key.userId, key.orderId)
      const state = states.get(key)
      if (attempt?.stage === 'charged') await record(attempt, isAsked ? 'asked' : 'again')
      else if (attempt?.stage === 'confirming')
        allowRetry({ attempt, outcome: await retrieveOutcome(attempt), providerMessage: null })
      else if (!attempt && 'transactionId' in state) {
        // A charged attempt is removed from the journal only once it is recorded: another tab has recorded it.
        states.send(key, { type: 'recorded', transactionId: state.transactionId })
      }
    },
  }
}
