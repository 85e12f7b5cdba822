import { canPay, orderTotal, type Order } from '#src/domain/order.ts'
import { isExpiredAttempt, isLost, type Attempt } from '#src/domain/payment.ts'
import { createCharging } from '#src/payment/charge.ts'
import type { Journal } from '#src/payment/journal.ts'
import { move, selectPayment, type PaymentKey } from '#src/payment/paymentSlice.ts'
import type { FlowPorts } from '#src/payment/recording.ts'
import type { CardHandle } from '#src/platform/ports.ts'

/** One operation at a time per order, across all tabs (PAY-4). */
const lockName = (orderId: string): string => `dhruva.payment:${orderId}`

/**
 * Creates what the screens and the shop ask of the payments of one page, which go on when a screen is closed. Nothing
 * rejects, except `runUnlessPaying`: read the result from the store.
 */
export function createPaymentFlow(ports: FlowPorts) {
  const { store, shop, journal, withLock, now } = ports
  const { prepare, charge, continueStored } = createCharging(ports)
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
    if (!isAsked && attempt && isLost(attempt) && !running.has(orderId)) {
      move(store, key, { name: 'lost', transactionId: attempt.transactionId })
      return
    }
    // Before waiting for the lock: another tab may hold it for long, and this one must not show a card form meanwhile.
    if (attempt?.stage === 'charged') {
      const wasLost = selectPayment(store.getState(), key).name === 'lost'
      move(store, key, { name: 'recording', transactionId: attempt.transactionId, wasLost })
    }
    await (running.get(orderId) ?? runLocked(key, () => continueStored(key, isAsked)))
  }

  const isDue = (attempt: Attempt | null) =>
    attempt?.stage === 'open' && (attempt.userId !== shop.userId() || isExpiredAttempt(attempt, now()))

  /** Removes the secrets that nothing was paid with: those of people who are not signed in, and old ones (PAY-4). */
  async function forget(): Promise<void> {
    const removals = journal.all().filter(isDue)
    const remove = async ({ userId, orderId }: PaymentKey) => {
      // Its payment may have begun before this lock was free.
      if (isDue(journal.read(userId, orderId))) journal.remove({ userId, orderId })
    }
    await Promise.all(removals.map((key) => withLock(lockName(key.orderId), () => remove(key))))
  }

  return {
    /** Gets the order a client secret. Does nothing when it has one or is being prepared. */
    async prepare(order: Order): Promise<void> {
      const key = keyOf(order.id)
      const totalCents = canPay(order) ? orderTotal(order) : null
      if (!key || totalCents === null) return
      const stateName = () => selectPayment(store.getState(), key).name
      if (stateName() === 'checking') {
        // A press is being checked against an order read anew. Until then the second press of a double click must not agree
        // to a total that nobody has seen (PAY-5).
        await running.get(order.id)
        if (stateName() !== 'ready') return
      }
      move(store, key, { name: 'totalChanged', totalCents })
      if (move(store, key, { name: 'preparing' })) await runLocked(key, () => prepare(key, totalCents))
    },
    /** Charges the card. Does nothing while a payment of this order runs. */
    async pay({ id }: Order, card: CardHandle): Promise<void> {
      const key = keyOf(id)
      if (!key) return
      const state = selectPayment(store.getState(), key)
      if (!('totalCents' in state) || !move(store, key, { name: 'checking' })) return
      await runLocked(key, () => charge(key, state.totalCents, card))
    },
    /** Continues a payment, or joins the operation that runs for its order. A lost order stays lost (PAY-13). */
    resume: (orderId: string): Promise<void> => goOn(orderId, false),
    /** Like `resume`, for the customer's Try again: it also asks for a lost order, and may send what was accepted (PAY-3). */
    retry: (orderId: string): Promise<void> => goOn(orderId, true),
    /** Resumes all unfinished payments of the signed-in user, and forgets (PAY-3). Those of lost orders make no call (PAY-13). */
    async reconcile(): Promise<void> {
      const userId = shop.userId()
      const unfinished = journal.all().filter((attempt) => attempt.userId === userId && attempt.stage !== 'open')
      await Promise.all([forget(), ...unfinished.map(({ orderId }) => goOn(orderId, false))])
    },
    forget,
    /**
     * Runs a task that must not overlap a payment, such as deleting the order, under the order's lock. Rejects with its error.
     * @returns false, without running it, when the order is being paid, or any account may have been charged (AUTH-15)
     */
    async runUnlessPaying(orderId: string, task: () => Promise<void>): Promise<boolean> {
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

export type PaymentFlow = ReturnType<typeof createPaymentFlow>

export interface Payments {
  flow: PaymentFlow
  journal: Journal
}

/** A shop's payments; null until first used, because their code is loaded after the shop. */
export interface PaymentsRef {
  current: Payments | null
}
