import { canPay, orderTotal, type Order } from '#src/domain/order.ts'
import type { Cents } from '#src/domain/money.ts'
import { unrecordableReason, isExpiredAttempt, type Attempt } from '#src/domain/paymentAttempt.ts'
import { createCharging } from '#src/payment/charge.ts'
import type { Journal } from '#src/payment/journal.ts'
import { isPaymentAllowed } from '#src/payment/locks.ts'
import type { PaymentKey } from '#src/payment/paymentSlice.ts'
import { selectPayment, transition } from '#src/payment/paymentState.ts'
import type { PaymentDependencies, RecordTrigger } from '#src/payment/recording.ts'
import type { CardHandle } from '#src/ports/ports.ts'

/** One operation at a time per order, across all tabs (PAY-4). */
const lockName = (orderId: string): string => `dhruva.payment:${orderId}`

/** `beingPaid`: the card may have been charged · `busy`: the order's payment is prepared or checked at this moment. */
export type RunResult = 'done' | 'beingPaid' | 'busy'

/**
 * The public API of the payment flow. Payments keep running after the screen that started them unmounts. Methods never
 * reject, except `runIfNotBeingPaid`: read the result from the store.
 */
export function createPaymentFlow(dependencies: PaymentDependencies) {
  const { store, api, journal, withLock, now } = dependencies
  const { prepare, charge, resumeStoredAttempt } = createCharging(dependencies)
  const running = new Map<string, Promise<void>>()
  const stateOf = (key: PaymentKey) => selectPayment(store.getState(), key)

  function runLocked(key: PaymentKey, task: () => Promise<void>): Promise<void> {
    const { orderId } = key
    const operation = withLock(lockName(orderId), task)
      // Sandboxed pages are refused locks: nothing is charged there.
      .catch(() => void transition(store, key, { name: 'noSecret' }))
      .finally(() => {
        if (running.get(orderId) === operation) running.delete(orderId)
      })
    running.set(orderId, operation)
    return operation
  }

  const keyOf = (orderId: string): PaymentKey | null => {
    const userId = api.userId()
    return userId === null ? null : { userId, orderId }
  }

  async function continuePayment(orderId: string, trigger: RecordTrigger): Promise<void> {
    const key = keyOf(orderId)
    if (!key) return
    const attempt = journal.read(key.userId, orderId)
    const chargeEnding = unrecordableReason(attempt)
    const isOver = chargeEnding === 'twice' || (chargeEnding === 'lost' && trigger === 'automatic')
    if (attempt?.stage === 'charged') {
      const { transactionId } = attempt
      if (isOver && !running.has(orderId))
        return void transition(store, key, { name: chargeEnding === 'twice' ? 'chargedTwice' : 'lost', transactionId })
      // Before waiting for the lock: another tab may hold it for long, and this one must not show a card form meanwhile.
      const wasLost = stateOf(key).name === 'lost'
      if (!isOver) transition(store, key, { name: 'recording', transactionId, wasLost })
    }
    const join = () => running.get(orderId) ?? runLocked(key, () => resumeStoredAttempt(key, trigger))
    await join()
    // The operation that was joined may have done its work before the charge was known, and would leave this state forever.
    if (stateOf(key).name === 'recording') await join()
  }

  const isDiscardable = (attempt: Attempt | null) =>
    attempt?.stage === 'open' && (attempt.userId !== api.userId() || isExpiredAttempt(attempt, now()))

  /** Discards unused client secrets: expired ones, and those of accounts that are no longer signed in (PAY-4). */
  async function discardUnusedSecrets(): Promise<void> {
    const remove = async ({ userId, orderId }: PaymentKey) => {
      // Its payment may have begun before this lock was free.
      if (isDiscardable(journal.read(userId, orderId))) journal.remove({ userId, orderId })
    }
    const unused = journal.all().filter(isDiscardable)
    await Promise.all(unused.map((key) => withLock(lockName(key.orderId), () => remove(key))))
  }

  return {
    /** Gets the order a client secret. Does nothing when it has one or is being prepared. */
    async prepare(order: Order): Promise<void> {
      const key = keyOf(order.id)
      const totalCents = canPay(order) ? orderTotal(order) : null
      if (!key || totalCents === null || !isPaymentAllowed()) return
      if (stateOf(key).name === 'checking') {
        // The order is being read for a click, and that read is newer than this one.
        await running.get(order.id)
        if (stateOf(key).name !== 'ready') return
      }
      transition(store, key, { name: 'totalChanged', totalCents })
      if (transition(store, key, { name: 'preparing' })) await runLocked(key, () => prepare(key, totalCents))
    },
    /**
     * Charges the card. Does nothing while a payment of this order runs.
     * @param displayedCents the total beside the button, to which the customer agrees by clicking it
     */
    async pay({ id }: Order, displayedCents: Cents, card: CardHandle): Promise<void> {
      const key = keyOf(id)
      if (key && transition(store, key, { name: 'checking' }))
        await runLocked(key, () => charge(key, displayedCents, card))
    },
    /** Continues a payment, or joins the operation that runs for its order. A lost order stays lost (PAY-13). */
    resume: (orderId: string): Promise<void> => continuePayment(orderId, 'automatic'),
    /** Like `resume`, for the customer's Try again: it also retries a lost order, and may send what was accepted (PAY-3). */
    retry: (orderId: string): Promise<void> => continuePayment(orderId, 'userRetry'),
    /** Resumes all unfinished payments of the signed-in user, and discards unused secrets (PAY-3). */
    async reconcile(): Promise<void> {
      const userId = api.userId()
      const unfinished = journal.all().filter((attempt) => attempt.userId === userId && attempt.stage !== 'open')
      await Promise.all([
        discardUnusedSecrets(),
        ...unfinished.map(({ orderId }) => continuePayment(orderId, 'automatic')),
      ])
    },
    discardUnusedSecrets,
    /**
     * Runs a task that must not overlap a payment, such as deleting the order, under the order's lock. Rejects with its
     * error. Runs it unless the order's card may have been charged, from any account of this browser (AUTH-15).
     */
    async runIfNotBeingPaid(orderId: string, task: () => Promise<void>): Promise<RunResult> {
      const mayBeCharged = () =>
        journal.all().some((attempt) => attempt.orderId === orderId && attempt.stage !== 'open')
      // Without waiting: a payment holds the lock for as long as its calls or the customer's 3-D Secure check take.
      const runIfUnpaid = async (isHeld: boolean) => {
        if (mayBeCharged()) return 'beingPaid'
        if (!isHeld) return 'busy'
        await task()
        return 'done'
      }
      return withLock(lockName(orderId), runIfUnpaid, { ifAvailable: true })
    },
  }
}

export type PaymentFlow = ReturnType<typeof createPaymentFlow>

export interface Payments {
  flow: PaymentFlow
  journal: Journal
}

/** A shop's payments; null until first used, because their code is loaded after the shop. */
export interface PaymentsRef {
  current: Payments | null
}
