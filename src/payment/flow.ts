import { canPay, getOrderTotal, type Order } from '#src/domain/order.ts'
import type { Cents } from '#src/domain/money.ts'
import { getUnrecordableReason, isExpiredAttempt, type Attempt } from '#src/domain/paymentAttempt.ts'
import { createChargeSteps } from '#src/payment/charge.ts'
import { isPaymentAllowed } from '#src/payment/locks.ts'
import type { PaymentKey } from '#src/payment/paymentSlice.ts'
import { selectPayment, transition } from '#src/payment/paymentState.ts'
import type { PaymentDependencies, RecordTrigger } from '#src/payment/recording.ts'
import type { CardHandle } from '#src/ports/ports.ts'

/** Name of an order's lock, which allows one operation at a time across all tabs (PAY-4). */
const toLockName = (orderId: string): string => `dhruva.payment:${orderId}`

/**
 * Whether `runIfNotBeingPaid` has run its task:
 * - `done`: the task has run
 * - `beingPaid`: the task has not run, because the card may have been charged
 * - `busy`: the task has not run, because the payment is being prepared or checked
 */
export type RunIfNotBeingPaidResult = 'done' | 'beingPaid' | 'busy'

/**
 * Creates the payment flow. Payments continue after their screen unmounts. All methods except `runIfNotBeingPaid` put their
 * results into the store and never reject.
 */
export function createPaymentFlow(dependencies: PaymentDependencies) {
  const { store, api, journal, withLock, now } = dependencies
  const { prepare, charge, resumeStoredAttempt } = createChargeSteps(dependencies)
  const runningOperations = new Map<string, Promise<void>>()
  const getPaymentState = (key: PaymentKey) => selectPayment(store.getState(), key)

  function runLocked(key: PaymentKey, task: () => Promise<void>): Promise<void> {
    const { orderId } = key
    const operation = withLock(toLockName(orderId), task)
      // Browsers deny locks to sandboxed pages, so nothing is charged there.
      .catch(() => void transition(store, key, { name: 'noSecret' }))
      .finally(() => {
        if (runningOperations.get(orderId) === operation) runningOperations.delete(orderId)
      })
    runningOperations.set(orderId, operation)
    return operation
  }

  const getPaymentKey = (orderId: string): PaymentKey | null => {
    const userId = api.getUserId()
    return userId === null ? null : { userId, orderId }
  }

  async function continuePayment(orderId: string, trigger: RecordTrigger): Promise<void> {
    const key = getPaymentKey(orderId)
    if (!key) return
    const attempt = journal.read(key.userId, orderId)
    const failureReason = getUnrecordableReason(attempt)
    const isOutcomeFinal = failureReason === 'twice' || (failureReason === 'lost' && trigger === 'automatic')
    if (attempt?.stage === 'charged') {
      const { transactionId } = attempt
      if (isOutcomeFinal && !runningOperations.has(orderId))
        return void transition(store, key, { name: failureReason === 'twice' ? 'chargedTwice' : 'lost', transactionId })
      // This tab must not show a card form while it waits for the lock, which another tab may hold for a long time.
      const wasLost = getPaymentState(key).name === 'lost'
      if (!isOutcomeFinal) transition(store, key, { name: 'recording', transactionId, wasLost })
    }
    const joinOrStartOperation = () =>
      runningOperations.get(orderId) ?? runLocked(key, () => resumeStoredAttempt(key, trigger))
    await joinOrStartOperation()
    // If the operation had read the journal before the charge was stored, the state is still 'recording', so it runs again.
    if (getPaymentState(key).name === 'recording') await joinOrStartOperation()
  }

  const isDiscardable = (attempt: Attempt | null) =>
    attempt?.stage === 'open' && (attempt.userId !== api.getUserId() || isExpiredAttempt(attempt, now()))

  /** Discards unused client secrets: expired secrets, and secrets of accounts that are no longer signed in (PAY-4). */
  async function discardUnusedSecrets(): Promise<void> {
    const removeIfDiscardable = async ({ userId, orderId }: PaymentKey) => {
      // The payment may have started while this task waited for the lock.
      if (isDiscardable(journal.read(userId, orderId))) journal.remove({ userId, orderId })
    }
    const unusedAttempts = journal.listAll().filter(isDiscardable)
    await Promise.all(unusedAttempts.map((key) => withLock(toLockName(key.orderId), () => removeIfDiscardable(key))))
  }

  return {
    /** Gets a client secret for the order, unless there is a secret already or the payment is being prepared. */
    async prepare(order: Order): Promise<void> {
      const key = getPaymentKey(order.id)
      const totalCents = canPay(order) ? getOrderTotal(order) : null
      if (!key || totalCents === null || !isPaymentAllowed()) return
      if (getPaymentState(key).name === 'checking') {
        // The customer has clicked Pay, and the total is being checked against the refetched order.
        await runningOperations.get(order.id)
        if (getPaymentState(key).name !== 'ready') return
      }
      transition(store, key, { name: 'totalChanged', totalCents })
      if (transition(store, key, { name: 'preparing' })) await runLocked(key, () => prepare(key, totalCents))
    },
    /**
     * Charges the card, unless a payment for this order is running.
     * @param displayedCents the total next to the button; by clicking, the customer accepts it
     */
    async pay({ id }: Order, displayedCents: Cents, card: CardHandle): Promise<void> {
      const key = getPaymentKey(id)
      if (key && transition(store, key, { name: 'checking' }))
        await runLocked(key, () => charge(key, displayedCents, card))
    },
    /** Continues a payment, or waits for the order's running operation. Does not retry a lost order (PAY-13). */
    resume: (orderId: string): Promise<void> => continuePayment(orderId, 'automatic'),
    /**
     * Continues a payment after a click on Try again. Unlike `resume`, it retries a lost order and may resend an accepted record
     * (PAY-3).
     */
    retry: (orderId: string): Promise<void> => continuePayment(orderId, 'userRetry'),
    /** Resumes the signed-in user's unfinished payments and discards unused secrets (PAY-3). */
    async reconcile(): Promise<void> {
      const userId = api.getUserId()
      const unfinishedAttempts = journal
        .listAll()
        .filter((attempt) => attempt.userId === userId && attempt.stage !== 'open')
      await Promise.all([
        discardUnusedSecrets(),
        ...unfinishedAttempts.map(({ orderId }) => continuePayment(orderId, 'automatic')),
      ])
    },
    discardUnusedSecrets,
    /**
     * Runs a task that must not run during a payment, such as deleting the order. The task does not run if any account in this
     * browser may have been charged for the order (AUTH-15). Rejects with the task's error.
     */
    async runIfNotBeingPaid(orderId: string, task: () => Promise<void>): Promise<RunIfNotBeingPaidResult> {
      const mayHaveBeenCharged = () =>
        journal.listAll().some((attempt) => attempt.orderId === orderId && attempt.stage !== 'open')
      // The task does not wait for the lock, because a payment may hold the lock during the customer's whole 3-D Secure check.
      const runIfUnpaid = async (hasLock: boolean) => {
        if (mayHaveBeenCharged()) return 'beingPaid'
        if (!hasLock) return 'busy'
        await task()
        return 'done'
      }
      return withLock(toLockName(orderId), runIfUnpaid, { ifAvailable: true })
    },
  }
}

export type PaymentFlow = ReturnType<typeof createPaymentFlow>
