import { canPay, orderTotal, type Order } from '#src/domain/order.ts'
import { isExpiredAttempt, isLost } from '#src/domain/payment.ts'
import type { FlowPorts, PaymentKey } from '#src/payment/flowPorts.ts'
import { createPaymentStates, type PaymentStates } from '#src/payment/paymentStates.ts'
import { createLockedOperations } from '#src/payment/lockedOperations.ts'
import type { CardHandle } from '#src/platform/ports.ts'

/** Runs payments, outside of any screen (PAY). Nothing of it rejects; what happens is told by the states. */
export interface PaymentFlow {
  states: Pick<PaymentStates, 'of' | 'recording' | 'subscribe'>
  /** Sees to it that the order has its secret. May be called as often as one likes. */
  prepare(order: Order): Promise<void>
  /** Charges the card, once: while a payment of this order runs, another call does nothing. */
  pay(order: Order, card: CardHandle): Promise<void>
  /**
   * Takes up a payment that was interrupted, undecided or not recorded, unless this page is at it already. Of one whose
   * order the server has lost it only says so (PAY-13).
   */
  resume(orderId: string): Promise<void>
  /** The same at the customer's wish: a lost order, too, is asked for again (PAY-13). */
  retry(orderId: string): Promise<void>
  /** Takes up all of the signed-in user's payments (PAY-3), but for those of lost orders (PAY-13). */
  reconcile(): Promise<void>
  /**
   * Does what must not meet a payment of the order, such as deleting it (ADMIN-8): in the order's turn, so no tab begins one.
   * @returns false when it was not done, for money may have been taken: by whom does not matter (AUTH-15)
   */
  unlessPaying(orderId: string, task: () => Promise<void>): Promise<boolean>
}

/** One thing at a time per order, over all tabs (PAY-4). */
const lockOf = (orderId: string): string => `dhruva.payment:${orderId}`

/** The payments of one shop in one page; `ports` is all it knows of the world. */
export function createPaymentFlow(ports: FlowPorts): PaymentFlow {
  const { shop, journal, withLock, now } = ports
  const states = createPaymentStates()
  const turns = createLockedOperations(ports, states)
  const running = new Map<string, Promise<void>>()

  function runLocked({ orderId }: PaymentKey, task: () => Promise<void>): Promise<void> {
    const turn = withLock(lockOf(orderId), task).finally(() => {
      if (running.get(orderId) === turn) running.delete(orderId)
    })
    running.set(orderId, turn)
    return turn
  }

  const keyOf = (orderId: string): PaymentKey | null => {
    const userId = shop.user()
    return userId === null ? null : { userId, orderId }
  }

  async function retry(orderId: string): Promise<void> {
    const key = keyOf(orderId)
    if (!key) return
    const kept = journal.read(key.userId, orderId)
    // Before the turn: another tab may hold it for long, and the card form must be gone meanwhile.
    if (kept?.stage === 'charged') states.send(key, { type: 'charged', transactionId: kept.transactionId })
    await (running.get(orderId) ?? runLocked(key, () => turns.resume(key)))
  }

  async function resume(orderId: string): Promise<void> {
    const key = keyOf(orderId)
    const kept = key && journal.read(key.userId, orderId)
    if (kept && isLost(kept)) states.send(kept, { type: 'orderLost', transactionId: kept.transactionId })
    else await retry(orderId)
  }

  return {
    states,
    async prepare(order) {
      const key = keyOf(order.id)
      const totalCents = orderTotal(order)
      if (!key || totalCents === null || !canPay(order)) return
      states.send(key, { type: 'totalRead', totalCents })
      if (states.send(key, { type: 'prepare' })) await runLocked(key, () => turns.prepare(key, totalCents))
    },
    async pay({ id }, card) {
      const key = keyOf(id)
      if (!key) return
      const state = states.of(key)
      if (!('totalCents' in state) || !states.send(key, { type: 'pay' })) return
      await runLocked(key, () => turns.pay(key, state.totalCents, card))
    },
    resume,
    retry,
    async reconcile() {
      const userId = shop.user()
      const unfinished = journal
        .all()
        .filter((attempt) => attempt.userId === userId)
        .filter((attempt) => !isLost(attempt))
        .filter((attempt) => attempt.stage !== 'open' || isExpiredAttempt(attempt, now()))
      await Promise.all(unfinished.map(({ orderId }) => resume(orderId)))
    },
    async unlessPaying(orderId, task) {
      const isFree = () => journal.all().every((attempt) => attempt.orderId !== orderId || attempt.stage === 'open')
      // Before the turn as well: another tab holds it for as long as its customer takes.
      if (!isFree()) return false
      return withLock(lockOf(orderId), async () => {
        if (!isFree()) return false
        await task()
        return true
      })
    },
  }
}
