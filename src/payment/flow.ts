import type { Store } from '@reduxjs/toolkit'
import type { Cents } from '#src/domain/money.ts'
import { canPay, orderTotal, type Order } from '#src/domain/order.ts'
import {
  cardProblem,
  hasSecret,
  isExpiredAttempt,
  isLost,
  toChargedAttempt,
  toIntentOutcome,
  toPaymentRecordBody,
  withoutSecret,
  type Attempt,
  type CardProblem,
  type ChargedAttempt,
  type IntentOutcome,
  type PaymentIntent,
  type PaymentRecordBody,
} from '#src/domain/payment.ts'
import type { PaymentEvent } from '#src/domain/paymentMachine.ts'
import type { Journal } from '#src/payment/journal.ts'
import type { WithLock } from '#src/payment/locks.ts'
import { advanced, selectPayment, type PaymentKey, type WithPayments } from '#src/payment/paymentSlice.ts'
import type { CardHandle, PaymentPort } from '#src/platform/ports.ts'

/** The server's response to recording a payment. Only the order itself says whether it is recorded (PAY-19). */
export type RecordResponse = 'accepted' | 'refused'

/** An order as the server has it now; `forbidden`: it is not this customer's. */
export type OrderRead = Order | 'notFound' | 'forbidden'

/** The API calls and the session data that the payment flow uses. */
export interface ShopCalls {
  /** Id of the signed-in account, null for a visitor. */
  userId(): string | null
  /** Reads the order from the server. Rejects when that fails. */
  readOrder(orderId: string): Promise<OrderRead>
  /** Creates a client secret for a total in cents. Rejects on failure. */
  createSecret(totalCents: Cents): Promise<string>
  /** Records a charged payment on its order. Rejects on failures that an immediate retry may fix. */
  record(orderId: string, body: PaymentRecordBody): Promise<RecordResponse>
  /** Shows the customer that the payment is recorded (PAY-2). */
  notifyRecorded(): void
}

/** Everything the payment flow depends on; tests replace all of it. */
export interface FlowPorts {
  /** Holds the states of the payments. */
  store: Pick<Store<WithPayments>, 'getState' | 'dispatch'>
  shop: ShopCalls
  payment: Pick<PaymentPort, 'confirm' | 'retrieve'>
  journal: Journal
  withLock: WithLock
  /** Milliseconds since 1970. */
  now(): number
  /** Resolves after so many ms. */
  wait(ms: number): Promise<void>
}

/** Runs payments independently of the screens. Nothing rejects, except `runUnlessPaying`: read the result from the store. */
export interface PaymentFlow {
  /** Gets the order a client secret. Does nothing when it has one or is being prepared. */
  prepare(order: Order): Promise<void>
  /** Charges the card. Does nothing while a payment of this order runs. */
  pay(order: Order, card: CardHandle): Promise<void>
  /**
   * Continues a payment that was interrupted, is undecided or is not recorded; joins the operation that already runs
   * for the order. A lost order stays lost without a request (PAY-13).
   */
  resume(orderId: string): Promise<void>
  /** Like `resume`, for the customer's Try again: it also asks for a lost order, and may send what was accepted (PAY-3). */
  retry(orderId: string): Promise<void>
  /** Resumes all unfinished payments of the signed-in user (PAY-3), except those of lost orders (PAY-13), and forgets. */
  reconcile(): Promise<void>
  /** Removes the secrets that nothing was paid with: those of people who are not signed in, and old ones (PAY-4). */
  forget(): Promise<void>
  /**
   * Runs a task that must not overlap a payment of the order, such as deleting it (ADMIN-8). Holds the order's lock, so
   * no tab starts a payment meanwhile. Rejects with the task's error.
   * @returns false, without running the task, when a payment of the order runs, or any account may have been charged for
   * it (AUTH-15)
   */
  runUnlessPaying(orderId: string, task: () => Promise<void>): Promise<boolean>
}

/** Delays before each retry of recording a payment, in ms (PAY-3). */
export const recordRetryDelaysMs = [1000, 2000, 4000]

/** Why a payment is recorded. new: just charged, so no tab can have sent it yet · again: by itself · asked: by the customer. */
type RecordOccasion = 'new' | 'again' | 'asked'

/** What became of the order, which alone says whether its payment is recorded (PAY-19). */
type RecordResult = 'unpaid' | 'recorded' | 'refused' | 'lost'

/** The result of confirming an attempt. */
interface Confirmation {
  attempt: Attempt
  outcome: IntentOutcome
  /** The provider's error message. */
  providerMessage: string | null
}

/** One operation at a time per order, across all tabs (PAY-4). */
const lockName = (orderId: string): string => `dhruva.payment:${orderId}`

/** Creates the payment flow of one page. @param ports all its dependencies */
export function createPaymentFlow({ store, shop, payment, journal, withLock, now, wait }: FlowPorts): PaymentFlow {
  const stateOf = (key: PaymentKey) => selectPayment(store.getState(), key)

  /** @returns false when the payment's state does not accept the event */
  function send({ userId, orderId }: PaymentKey, event: PaymentEvent): boolean {
    const before = stateOf({ userId, orderId })
    store.dispatch(advanced({ userId, orderId, event }))
    return stateOf({ userId, orderId }) !== before
  }

  // Recording a charge.

  async function readRecorded(orderId: string): Promise<RecordResult> {
    const order = await shop.readOrder(orderId)
    if (order === 'notFound') return 'lost'
    if (order === 'forbidden') return 'refused'
    return order.state === 'unpaid' ? 'unpaid' : 'recorded'
  }

  /**
   * Records a charged payment with retries. It is the only mutation that is retried, and only until the server accepts it:
   * servers insert a payment record each time (PAY-3). Resolves when the order is paid or retrying is pointless for now;
   * never rejects.
   */
  async function record(charge: ChargedAttempt, occasion: RecordOccasion): Promise<void> {
    const { userId, orderId, transactionId } = charge
    let attempt = charge
    const keep = (changed: ChargedAttempt) => {
      attempt = changed
      journal.write(changed)
    }

    /** The body sets the status to 'pending', which would undo a shipment: what may have been sent before, is read first. */
    async function tryOnce(isNew: boolean, maySendAgain: boolean): Promise<RecordResult> {
      const before = isNew ? 'unpaid' : await readRecorded(orderId)
      if (before !== 'unpaid' || (attempt.accepted && !maySendAgain)) return before
      if (!hasSecret(attempt)) return 'refused'
      const response = await shop.record(orderId, toPaymentRecordBody(attempt))
      if (response === 'accepted' && !attempt.accepted) keep({ ...attempt, accepted: true })
      const after = await readRecorded(orderId)
      return after === 'unpaid' && response === 'refused' ? 'refused' : after
    }

    send(attempt, { type: 'charged', transactionId })
    let lost = attempt.lost === true
    for (const delayMs of [0, ...recordRetryDelaysMs]) {
      const isFirst = delayMs === 0
      if (!isFirst) await wait(delayMs)
      // Don't use another account's token; the payment is recorded when its customer signs in again (AUTH-15).
      if (shop.userId() !== userId) break
      const result = await tryOnce(isFirst && occasion === 'new', isFirst && occasion === 'asked').catch(() => 'unpaid')
      if (result === 'recorded') {
        journal.remove(attempt)
        send(attempt, { type: 'recorded', transactionId })
        shop.notifyRecorded()
        return
      }
      lost = result === 'lost'
      if (result === 'refused' || lost) break
    }
    if (lost !== (attempt.lost === true)) keep({ ...attempt, lost })
    if (lost && attempt.accepted && hasSecret(attempt)) keep(withoutSecret(attempt))
    send(attempt, lost ? { type: 'orderLost', transactionId } : { type: 'recordFailed' })
  }

  // Attempts: one secret for one order and total. No order is charged twice: while a secret may have been charged, its order
  // gets no other one (PAY-4). These functions run inside the order's lock, and never reject.

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
    if (outcome === 'undecided') send(attempt, { type: 'undecided' })
    return outcome
  }

  /** Retrieves an attempt's intent from the provider. @returns 'undecided' when the provider can't be reached */
  async function retrieveOutcome(attempt: Attempt): Promise<IntentOutcome> {
    send(attempt, { type: 'retrieve' })
    try {
      return await applyIntent(attempt, await payment.retrieve(attempt.clientSecret), false)
    } catch {
      send(attempt, { type: 'undecided' })
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
      send(key, { type: 'secretFailed' })
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
        send(key, { type: 'undecided' })
        return null
      }
    }
    const open = journal.read(key.userId, key.orderId)
    const isReusable = open && open.amountCents === totalCents && !isExpiredAttempt(open, now())
    return isReusable ? open : createAttempt(key, totalCents)
  }

  // The operations that hold an order's lock. They never reject: results and failures go to the state.

  const showCardForm = (attempt: Attempt, problem: CardProblem | null) =>
    send(attempt, { type: 'secretReady', totalCents: attempt.amountCents, problem })

  /** Shows the card form again when the confirmation took no money. */
  function allowRetry({ attempt, outcome, providerMessage }: Confirmation): void {
    // Stryker disable next-line all: the state machine refuses the form in both cases too; it must not come back for a charged card
    if (outcome !== 'charged' && outcome !== 'undecided') showCardForm(attempt, cardProblem(outcome, providerMessage))
  }

  /** Reuses or creates the order's client secret and shows the card form. */
  async function prepare(key: PaymentKey, totalCents: Cents): Promise<void> {
    // The operation that held the lock before may have prepared this payment.
    if (stateOf(key).name !== 'preparing') return
    const attempt = await getOrCreateAttempt(key, totalCents)
    if (attempt) showCardForm(attempt, attempt.stage === 'confirming' ? cardProblem('requiresAction', null) : null)
  }

  /** @returns null when nothing was sent to the provider; the state then shows why */
  async function confirm(attempt: Attempt, { customer }: Order, card: CardHandle): Promise<Confirmation | null> {
    if (shop.userId() !== attempt.userId) {
      // The customer signed out after the click.
      showCardForm(attempt, cardProblem('payable', null))
      return null
    }
    if (!send(attempt, { type: 'confirm' })) return null
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
    if (order === null) send(key, { type: 'checkFailed', totalCents: agreedCents })
    else if (order === 'notFound' || order === 'forbidden') send(key, { type: 'gone' })
    else if (order.state !== 'unpaid') send(key, { type: 'recorded', transactionId: order.transactionId ?? '' })
    else {
      const totalCents = canPay(order) ? orderTotal(order) : null
      if (totalCents === null) send(key, { type: 'gone' })
      else if (totalCents !== agreedCents) send(key, { type: 'totalRead', totalCents })
      else {
        const attempt = await getOrCreateAttempt(key, totalCents)
        if (attempt) return confirm(attempt, order, card)
      }
    }
    return null
  }

  /** Charges the card. Retries once with a new secret when the stored one is unusable: that one takes no money. */
  async function chargeCard(key: PaymentKey, agreedCents: Cents, card: CardHandle): Promise<void> {
    const confirmation = await checkAndConfirm(key, agreedCents, card)
    const needsNewSecret = confirmation?.outcome === 'unusable' && send(key, { type: 'secretUnusable' })
    const finalConfirmation = needsNewSecret ? await checkAndConfirm(key, agreedCents, card) : confirmation
    if (finalConfirmation) allowRetry(finalConfirmation)
  }

  /**
   * Continues a stored payment that was interrupted, is undecided or is not recorded (PAY-3).
   * @param isAsked by the customer
   */
  async function continueStored(key: PaymentKey, isAsked: boolean): Promise<void> {
    const attempt = journal.read(key.userId, key.orderId)
    const state = stateOf(key)
    if (attempt?.stage === 'charged') await record(attempt, isAsked ? 'asked' : 'again')
    else if (attempt?.stage === 'confirming')
      allowRetry({ attempt, outcome: await retrieveOutcome(attempt), providerMessage: null })
    else if (!attempt && 'transactionId' in state) {
      // A charged attempt is removed from the journal only once it is recorded: another tab has recorded it.
      send(key, { type: 'recorded', transactionId: state.transactionId })
    }
  }

  // What the screens and the shop ask for.

  const running = new Map<string, Promise<void>>()

  function runLocked({ orderId }: PaymentKey, task: () => Promise<void>): Promise<void> {
    const operation = withLock(lockName(orderId), task).finally(() => {
      if (running.get(orderId) === operation) running.delete(orderId)
    })
    running.set(orderId, operation)
    return operation
  }

  const keyOf = (orderId: string): PaymentKey | null => {
    const userId = shop.userId()
    return userId === null ? null : { userId, orderId }
  }

  async function goOn(orderId: string, isAsked: boolean): Promise<void> {
    const key = keyOf(orderId)
    if (!key) return
    const attempt = journal.read(key.userId, orderId)
    // Before waiting for the lock: another tab may hold it for long, and this one must not show a card form meanwhile.
    if (attempt?.stage === 'charged') send(key, { type: 'charged', transactionId: attempt.transactionId })
    await (running.get(orderId) ?? runLocked(key, () => continueStored(key, isAsked)))
  }

  async function resume(orderId: string): Promise<void> {
    const key = keyOf(orderId)
    const attempt = key && journal.read(key.userId, orderId)
    if (attempt && isLost(attempt)) send(attempt, { type: 'orderLost', transactionId: attempt.transactionId })
    else await goOn(orderId, false)
  }

  const isDue = (attempt: Attempt | null) =>
    attempt?.stage === 'open' && (attempt.userId !== shop.userId() || isExpiredAttempt(attempt, now()))

  async function forget(): Promise<void> {
    const removals = journal.all().filter(isDue)
    const remove = async ({ userId, orderId }: PaymentKey) => {
      // Its payment may have begun before this lock was free.
      if (isDue(journal.read(userId, orderId))) journal.remove({ userId, orderId })
    }
    await Promise.all(removals.map((key) => withLock(lockName(key.orderId), () => remove(key))))
  }

  return {
    async prepare(order) {
      const key = keyOf(order.id)
      const totalCents = orderTotal(order)
      if (!key || totalCents === null || !canPay(order)) return
      send(key, { type: 'totalRead', totalCents })
      if (send(key, { type: 'prepare' })) await runLocked(key, () => prepare(key, totalCents))
    },
    async pay({ id }, card) {
      const key = keyOf(id)
      if (!key) return
      const state = stateOf(key)
      if (!('totalCents' in state) || !send(key, { type: 'pay' })) return
      await runLocked(key, () => chargeCard(key, state.totalCents, card))
    },
    resume,
    retry: (orderId) => goOn(orderId, true),
    async reconcile() {
      const userId = shop.userId()
      const unfinished = journal
        .all()
        .filter((attempt) => attempt.userId === userId)
        .filter((attempt) => attempt.stage !== 'open' && !isLost(attempt))
      await Promise.all([forget(), ...unfinished.map(({ orderId }) => resume(orderId))])
    },
    forget,
    async runUnlessPaying(orderId, task) {
      const mayBeCharged = () =>
        journal.all().some((attempt) => attempt.orderId === orderId && attempt.stage !== 'open')
      // Without waiting: a payment holds the lock for as long as its calls or the customer's 3-D Secure check take.
      const runIfUnpaid = async (isHeld: boolean) => {
        if (!isHeld || mayBeCharged()) return false
        await task()
        return true
      }
      return withLock(lockName(orderId), runIfUnpaid, { ifAvailable: true })
    },
  }
}
