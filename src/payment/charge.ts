import type { Cents } from '#src/domain/money.ts'
import { canPay, getOrderTotal, type Order } from '#src/domain/order.ts'
import { getUnrecordableReason, toConfirmingAttempt, type Attempt } from '#src/domain/paymentAttempt.ts'
import type { CardProblem, PaymentState } from '#src/domain/paymentMachine.ts'
import { createAttemptOperations, type AttemptOutcome } from '#src/payment/attempts.ts'
import type { PaymentKey } from '#src/payment/paymentSlice.ts'
import { selectPayment, transition } from '#src/payment/paymentState.ts'
import type { PaymentDependencies, RecordTrigger } from '#src/payment/recording.ts'
import type { CardHandle } from '#src/ports/ports.ts'

/** @param providerMessage shown instead of our own reason, unless the problem is the secret rather than the card (SHOP-8) */
export function toCardProblem(outcome: AttemptOutcome, providerMessage: string | null): CardProblem {
  if (providerMessage !== null && outcome !== 'unusable') return { providerMessage }
  if (outcome === 'unanswered') return 'unanswered'
  return outcome === 'requiresAction' ? 'unfinished' : 'interrupted'
}

/** @returns the state that shows why the displayed total must not be charged; null if it may be charged (PAY-5) */
function getBlockingState(order: Order, displayedCents: Cents): PaymentState | null {
  if (order.state !== 'unpaid') return { name: 'recorded', transactionId: order.transactionId ?? '' }
  const totalCents = canPay(order) ? getOrderTotal(order) : null
  if (totalCents === null) return { name: 'gone' }
  return totalCents === displayedCents ? null : { name: 'totalChanged', totalCents }
}

/**
 * Creates the steps of a payment. They must run inside the order's lock, and never reject, because results and failures go into
 * the store.
 */
export function createChargeSteps(dependencies: PaymentDependencies) {
  const { store, api, provider, journal, now } = dependencies
  const { recordCharge, applyIntent, retrieveOutcome, getOrCreateAttempt } = createAttemptOperations(dependencies)

  const showCardForm = (key: PaymentKey, totalCents: Cents, problem: CardProblem | null) =>
    transition(store, key, { name: 'ready', totalCents, problem })

  function returnToCardForm(attempt: Attempt, outcome: AttemptOutcome, providerMessage: string | null = null): void {
    if (outcome === 'charged' || outcome === 'undecided') return
    showCardForm(attempt, attempt.amountCents, toCardProblem(outcome, providerMessage))
  }

  /** Sends the confirmation. The attempt stays `confirming` until the provider has responded to this request (PAY-14). */
  async function confirm(attempt: Attempt, card: CardHandle, { name, email }: Order['customer']): Promise<void> {
    const previousAttempt = attempt.stage === 'confirming' ? attempt : toConfirmingAttempt(attempt, 0)
    journal.write(toConfirmingAttempt(attempt, now()))
    const result = await provider.confirm(attempt.clientSecret, card, { name, email }).catch(() => null)
    if (result === null) {
      // The request may have reached the provider just now, so the stored time is updated.
      const unansweredAttempt = toConfirmingAttempt(attempt, now())
      journal.write(unansweredAttempt)
      return returnToCardForm(attempt, await retrieveOutcome(unansweredAttempt))
    }
    if (result.intent === null) {
      journal.write(attempt)
      return void showCardForm(attempt, attempt.amountCents, toCardProblem('payable', result.error))
    }
    // The result may have both an error and an intent that has succeeded (PAY-6).
    returnToCardForm(attempt, await applyIntent(previousAttempt, result.intent), result.error)
  }

  return {
    /** Reuses or creates the order's client secret and shows the card form. */
    async prepare(key: PaymentKey, totalCents: Cents): Promise<void> {
      // The operation that held the lock before may already have prepared this payment.
      if (selectPayment(store.getState(), key).name !== 'preparing') return
      const attempt = await getOrCreateAttempt(key, totalCents)
      if (!attempt) return
      const isUnanswered = attempt.stage === 'confirming' && attempt.confirmedAt !== 0
      const problem = attempt.stage === 'open' ? null : isUnanswered ? 'unanswered' : 'unfinished'
      showCardForm(key, totalCents, problem)
    },
    /**
     * Fetches the order again and charges the card if the order's total is still the displayed total (PAY-5). The order is
     * fetched immediately before the confirmation, because creating a secret may take a long time.
     */
    async charge(key: PaymentKey, displayedCents: Cents, card: CardHandle): Promise<void> {
      const attempt = await getOrCreateAttempt(key, displayedCents)
      if (!attempt) return
      const order = await api.readOrder(key.orderId).catch(() => null)
      if (order === null) return void showCardForm(key, displayedCents, 'notChecked')
      if (order === 'notFound' || order === 'forbidden') return void transition(store, key, { name: 'gone' })
      const blockingState = getBlockingState(order, displayedCents)
      if (blockingState) return void transition(store, key, blockingState)
      // The customer may have signed out after the click.
      if (api.getUserId() !== key.userId) return void showCardForm(key, displayedCents, 'interrupted')
      if (transition(store, key, { name: 'confirming' })) await confirm(attempt, card, order.customer)
    },
    /** Resumes a stored payment that was interrupted, is undecided or is not recorded (PAY-3). */
    async resumeStoredAttempt(key: PaymentKey, trigger: RecordTrigger): Promise<void> {
      const attempt = journal.read(key.userId, key.orderId)
      const state = selectPayment(store.getState(), key)
      if (attempt?.stage === 'charged' && getUnrecordableReason(attempt) !== 'twice')
        await recordCharge(attempt, trigger)
      else if (attempt?.stage === 'confirming') returnToCardForm(attempt, await retrieveOutcome(attempt))
      else if (!attempt && 'transactionId' in state) {
        // The attempt is no longer in the journal, so another tab has recorded the charge.
        transition(store, key, { name: 'recorded', transactionId: state.transactionId })
      }
    },
  }
}
