import { canPay, orderTotal, type Order } from '#src/domain/order.ts'
import { isExpiredAttempt, isLost, type Attempt } from '#src/domain/payment.ts'
import type { FlowPorts, PaymentKey } from '#src/payment/flowPorts.ts'
import { createPaymentStates, type PaymentStates } from '#src/payment/paymentStates.ts'
import { createLockedOperations } from '#src/payment/lockedOperations.ts'
import type { CardHandle } from '#src/platform/ports.ts'

/** Runs payments independently of the screens. Nothing rejects, except `runUnlessPaying`: read the result from `states`. */
export interface PaymentFlow {
  states: Pick<PaymentStates, 'get' | 'recordingOrderId' | 'subscribe'>
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

/** One operation at a time per order, across all tabs (PAY-4). */
const lockName = (orderId: string): string => `dhruva.payment:${orderId}`

/** Creates the payment flow of one page. @param ports all its dependencies */
export function createPaymentFlow(ports: FlowPorts): PaymentFlow {
  const { shop, journal, withLock, now } = ports
  const states = createPaymentStates()
  const operations = createLockedOperations(ports, states)
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
    if (attempt?.stage === 'charged') states.send(key, { type: 'charged', transactionId: attempt.transactionId })
    await (running.get(orderId) ?? runLocked(key, () => operations.resume(key, isAsked)))
  }

  async function resume(orderId: string): Promise<void> {
    const key = keyOf(orderId)
    const attempt = key && journal.read(key.userId, orderId)
    if (attempt && isLost(attempt)) states.send(attempt, { type: 'orderLost', transactionId: attempt.transactionId })
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
    states,
    async prepare(order) {
      const key = keyOf(order.id)
      const totalCents = orderTotal(order)
      if (!key || totalCents === null || !canPay(order)) return
      states.send(key, { type: 'totalRead', totalCents })
      if (states.send(key, { type: 'prepare' })) await runLocked(key, () => operations.prepare(key, totalCents))
    },
    async pay({ id }, card) {
      const key = keyOf(id)
      if (!key) return
      const state = states.get(key)
      if (!('totalCents' in state) || !states.send(key, { type: 'pay' })) return
      await runLocked(key, () => operations.pay(key, state.totalCents, card))
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
