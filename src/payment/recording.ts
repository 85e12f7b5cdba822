import type { Cents } from '#src/domain/money.ts'
import type { Order } from '#src/domain/order.ts'
import type { PaymentRecordBody } from '#src/domain/payment.ts'
import { hasSecret, toPaymentRecordBody, withoutSecret, type ChargedAttempt } from '#src/domain/paymentAttempt.ts'
import type { Journal } from '#src/payment/journal.ts'
import { NoResponseError, withLimit } from '#src/payment/limit.ts'
import type { WithLock } from '#src/payment/locks.ts'
import { selectPayment, transition, type PaymentStoreLike } from '#src/payment/paymentState.ts'
import type { PaymentPort } from '#src/ports/ports.ts'

/** The API calls and the session data that the payment flow uses. */
export interface PaymentApi {
  /** Id of the signed-in account, null for a visitor. */
  userId(): string | null
  /** Reads the order from the server; `forbidden`: it is not this customer's. Rejects when that fails or takes too long. */
  readOrder(orderId: string): Promise<Order | 'notFound' | 'forbidden'>
  /** Creates a client secret for a total in cents. Rejects on failure. */
  createSecret(totalCents: Cents, signal: AbortSignal): Promise<string>
  /** Records a charged payment on its order. Rejects on failures that an immediate retry may fix. */
  record(orderId: string, body: PaymentRecordBody, signal: AbortSignal): Promise<'accepted' | 'refused'>
  /** Shows the customer that the payment is recorded (PAY-2). */
  notifyRecorded(): void
}

/** Everything that payments depend on; tests replace all of it. */
export interface PaymentDependencies {
  store: PaymentStoreLike
  api: PaymentApi
  provider: Pick<PaymentPort, 'confirm' | 'retrieve'>
  journal: Journal
  withLock: WithLock
  /** Milliseconds since 1970. */
  now(): number
  /** Resolves after so many ms. */
  wait(ms: number): Promise<void>
}

/** Delays before each retry of recording a payment, in ms (PAY-3). */
export const recordRetryDelaysMs = [1000, 2000, 4000]

/** Why a charge is recorded: automatically, or because the customer clicked Try again. */
export type RecordTrigger = 'automatic' | 'userRetry'

/** What the order shows, which alone decides whether its payment is recorded (PAY-19). `stop`: retrying is pointless now. */
type OrderOutcome = 'unpaid' | 'recorded' | 'twice' | 'lost' | 'stop'

/** Creates the function that records a charge. It runs inside the order's lock. */
export function createRecording({ store, api, journal, wait }: PaymentDependencies) {
  async function readOrderOutcome({ orderId, transactionId }: ChargedAttempt): Promise<OrderOutcome> {
    const order = await api.readOrder(orderId)
    if (order === 'notFound') return 'lost'
    if (order === 'forbidden') return 'stop'
    if (order.state === 'unpaid') return 'unpaid'
    // Some servers store no transaction id; that is no evidence of a second charge.
    return order.transactionId === null || order.transactionId === transactionId ? 'recorded' : 'twice'
  }

  /**
   * Records a charged payment with retries. It is the only mutation that is retried, and only until the server accepts it,
   * because servers insert a payment record each time (PAY-3). Resolves when the order is paid or retrying is pointless.
   */
  return async function record(charge: ChargedAttempt, trigger: RecordTrigger): Promise<void> {
    const { userId, orderId, transactionId } = charge
    let attempt = charge
    const saveAttempt = (changed: ChargedAttempt) => {
      attempt = changed
      journal.write(changed)
    }

    /**
     * The body sets the status to 'pending' and replaces the transaction id. Without reading the order first it could
     * revert a shipment, or hide a charge from another device (PAY-16).
     */
    async function attemptRecording(maySendAgain: boolean): Promise<OrderOutcome> {
      const before = await readOrderOutcome(attempt)
      if (before !== 'unpaid' || (attempt.accepted && !maySendAgain)) return before
      // The customer may have signed out during the read: don't use another account's token (PAY-20).
      if (!hasSecret(attempt) || api.userId() !== userId) return 'stop'
      const response = await withLimit((signal) => api.record(orderId, toPaymentRecordBody(attempt), signal))
      if (response === 'accepted' && !attempt.accepted) saveAttempt({ ...attempt, accepted: true })
      const after = await readOrderOutcome(attempt)
      return after === 'unpaid' && response === 'refused' ? 'stop' : after
    }

    const wasLost = selectPayment(store.getState(), attempt).name === 'lost'
    transition(store, attempt, { name: 'recording', transactionId, wasLost })
    let lost = attempt.lost === true
    for (const delayMs of [0, ...recordRetryDelaysMs]) {
      const isFirst = delayMs === 0
      if (!isFirst) await wait(delayMs)
      // The payment is recorded when its customer signs in again (AUTH-15).
      if (api.userId() !== userId) break
      const outcome = await attemptRecording(isFirst && trigger === 'userRetry').catch((error: unknown) =>
        error instanceof NoResponseError ? 'stop' : 'unpaid',
      )
      if (outcome === 'recorded') {
        journal.remove(attempt)
        transition(store, attempt, { name: 'recorded', transactionId })
        return api.notifyRecorded()
      }
      if (outcome === 'twice') {
        saveAttempt(withoutSecret({ ...attempt, twice: true }))
        return void transition(store, attempt, { name: 'chargedTwice', transactionId })
      }
      lost = outcome === 'lost'
      if (outcome !== 'unpaid') break
    }
    if (lost !== (attempt.lost === true)) saveAttempt({ ...attempt, lost })
    if (lost && attempt.accepted && hasSecret(attempt)) saveAttempt(withoutSecret(attempt))
    transition(store, attempt, { name: lost ? 'lost' : 'unrecorded', transactionId })
  }
}
