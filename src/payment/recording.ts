import type { Cents } from '#src/domain/money.ts'
import type { Order } from '#src/domain/order.ts'
import type { PaymentRecordBody } from '#src/domain/payment.ts'
import { hasSecret, toPaymentRecordBody, removeSecret, type ChargedAttempt } from '#src/domain/paymentAttempt.ts'
import type { Journal } from '#src/payment/journal.ts'
import { NoResponseError, withTimeout } from '#src/lib/http.ts'
import type { WithLock } from '#src/payment/locks.ts'
import { selectPayment, transition, type PaymentStoreLike } from '#src/payment/paymentState.ts'
import type { PaymentPort } from '#src/ports/ports.ts'

export interface PaymentApi {
  /** Id of the signed-in account; null if nobody is signed in. */
  getUserId(): string | null
  /** Fetches an order. `forbidden`: it is another customer's order. Rejects if the request fails or takes too long. */
  readOrder(orderId: string): Promise<Order | 'notFound' | 'forbidden'>
  createSecret(totalCents: Cents, signal: AbortSignal): Promise<string>
  /** Records a charged payment on its order. Rejects on failures that an immediate retry may fix. */
  record(orderId: string, body: PaymentRecordBody, signal: AbortSignal): Promise<'accepted' | 'refused'>
  /** Shows the customer that the payment is recorded (PAY-2). */
  notifyRecorded(): void
}

export interface PaymentDependencies {
  store: PaymentStoreLike
  api: PaymentApi
  provider: Pick<PaymentPort, 'confirm' | 'retrieve'>
  journal: Journal
  withLock: WithLock
  /** The current time, in ms since 1970. */
  now(): number
  wait(ms: number): Promise<void>
}

/** In ms: the delay before each retry (PAY-3). */
export const recordRetryDelaysMs = [1000, 2000, 4000]

export type RecordTrigger = 'automatic' | 'userRetry'

/** Whether an order's payment is recorded (PAY-19). `stop`: the outcome is unknown, and a retry now would be pointless. */
type OrderOutcome = 'unpaid' | 'recorded' | 'chargedTwice' | 'lost' | 'stop'

/** Creates `recordCharge`, which must run inside the order's lock. */
export function createChargeRecorder({ store, api, journal, wait }: PaymentDependencies) {
  async function readOrderOutcome({ orderId, transactionId }: ChargedAttempt): Promise<OrderOutcome> {
    const order = await api.readOrder(orderId)
    if (order === 'notFound') return 'lost'
    if (order === 'forbidden') return 'stop'
    if (order.state === 'unpaid') return 'unpaid'
    // Some servers don't store the transaction id, so a missing id does not prove a second charge.
    return order.transactionId === null || order.transactionId === transactionId ? 'recorded' : 'chargedTwice'
  }

  /**
   * Records a charge on its order. This is the only mutation that is retried, and only until the server accepts it, because
   * servers insert a payment record each time (PAY-3). Resolves when the order is paid or a retry is pointless.
   */
  return async function recordCharge(charge: ChargedAttempt, trigger: RecordTrigger): Promise<void> {
    const { userId, orderId, transactionId } = charge
    let attempt = charge
    const saveAttempt = (changedAttempt: ChargedAttempt) => {
      attempt = changedAttempt
      journal.write(changedAttempt)
    }

    /**
     * Fetches the order before the PATCH, which sets the status to 'pending' and replaces the transaction id. Otherwise the PATCH
     * could undo a shipment or hide a charge by another device (PAY-16).
     */
    async function attemptRecording(maySendAgain: boolean): Promise<OrderOutcome> {
      const outcomeBefore = await readOrderOutcome(attempt)
      if (outcomeBefore !== 'unpaid' || (attempt.accepted && !maySendAgain)) return outcomeBefore
      // The customer may have signed out during the request. Another account's token must not be used (PAY-20).
      if (!hasSecret(attempt) || api.getUserId() !== userId) return 'stop'
      const response = await withTimeout((signal) => api.record(orderId, toPaymentRecordBody(attempt), signal))
      if (response === 'accepted' && !attempt.accepted) saveAttempt({ ...attempt, accepted: true })
      const outcomeAfter = await readOrderOutcome(attempt)
      return outcomeAfter === 'unpaid' && response === 'refused' ? 'stop' : outcomeAfter
    }

    const wasLost = selectPayment(store.getState(), attempt).name === 'lost'
    transition(store, attempt, { name: 'recording', transactionId, wasLost })
    let isLost = attempt.lost === true
    for (const delayMs of [0, ...recordRetryDelaysMs]) {
      const isFirstAttempt = delayMs === 0
      if (!isFirstAttempt) await wait(delayMs)
      // If the customer has signed out, the payment is recorded after the next sign-in (AUTH-15).
      if (api.getUserId() !== userId) break
      const outcome = await attemptRecording(isFirstAttempt && trigger === 'userRetry').catch((error: unknown) =>
        error instanceof NoResponseError ? 'stop' : 'unpaid',
      )
      if (outcome === 'recorded') {
        journal.remove(attempt)
        transition(store, attempt, { name: 'recorded', transactionId })
        return api.notifyRecorded()
      }
      if (outcome === 'chargedTwice') {
        saveAttempt(removeSecret({ ...attempt, twice: true }))
        return void transition(store, attempt, { name: 'chargedTwice', transactionId })
      }
      isLost = outcome === 'lost'
      if (outcome !== 'unpaid') break
    }
    if (isLost !== (attempt.lost === true)) saveAttempt({ ...attempt, lost: isLost })
    if (isLost && attempt.accepted && hasSecret(attempt)) saveAttempt(removeSecret(attempt))
    transition(store, attempt, { name: isLost ? 'lost' : 'unrecorded', transactionId })
  }
}
