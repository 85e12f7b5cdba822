import type { Cents } from '#src/domain/money.ts'
import type { Order } from '#src/domain/order.ts'
import {
  hasSecret,
  toPaymentRecordBody,
  withoutSecret,
  type ChargedAttempt,
  type PaymentRecordBody,
} from '#src/domain/payment.ts'
import type { Journal } from '#src/payment/journal.ts'
import type { WithLock } from '#src/payment/locks.ts'
import { move, selectPayment, type PaymentStates } from '#src/payment/paymentSlice.ts'
import type { PaymentPort } from '#src/platform/ports.ts'

/** The API calls and the session data that the payment flow uses. */
export interface ShopCalls {
  /** Id of the signed-in account, null for a visitor. */
  userId(): string | null
  /** Reads the order from the server; `forbidden`: it is not this customer's. Rejects when that fails. */
  readOrder(orderId: string): Promise<Order | 'notFound' | 'forbidden'>
  /** Creates a client secret for a total in cents. Rejects on failure. */
  createSecret(totalCents: Cents): Promise<string>
  /** Records a charged payment on its order. Rejects on failures that an immediate retry may fix. */
  record(orderId: string, body: PaymentRecordBody): Promise<'accepted' | 'refused'>
  /** Shows the customer that the payment is recorded (PAY-2). */
  notifyRecorded(): void
}

/** Everything that payments depend on; tests replace all of it. */
export interface FlowPorts {
  store: PaymentStates
  shop: ShopCalls
  payment: Pick<PaymentPort, 'confirm' | 'retrieve'>
  journal: Journal
  withLock: WithLock
  /** Milliseconds since 1970. */
  now(): number
  /** Resolves after so many ms. */
  wait(ms: number): Promise<void>
}

/** Delays before each retry of recording a payment, in ms (PAY-3). */
export const recordRetryDelaysMs = [1000, 2000, 4000]

/** Why a payment is recorded. new: just charged, so no tab can have sent it yet · again: by itself · asked: by the customer. */
export type RecordOccasion = 'new' | 'again' | 'asked'

/** What became of the order, which alone says whether its payment is recorded (PAY-19). */
type RecordResult = 'unpaid' | 'recorded' | 'refused' | 'lost'

/** Creates the function that records a charge. It runs inside the order's lock. */
export function createRecording({ store, shop, journal, wait }: FlowPorts) {
  async function readRecorded(orderId: string): Promise<RecordResult> {
    const order = await shop.readOrder(orderId)
    if (order === 'notFound') return 'lost'
    if (order === 'forbidden') return 'refused'
    return order.state === 'unpaid' ? 'unpaid' : 'recorded'
  }

  /**
   * Records a charged payment with retries. It is the only mutation that is retried, and only until the server accepts it:
   * servers insert a payment record each time (PAY-3). Resolves when the order is paid or retrying is pointless for now.
   */
  return async function record(charge: ChargedAttempt, occasion: RecordOccasion): Promise<void> {
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

    const wasLost = selectPayment(store.getState(), attempt).name === 'lost'
    move(store, attempt, { name: 'recording', transactionId, wasLost })
    let lost = attempt.lost === true
    for (const delayMs of [0, ...recordRetryDelaysMs]) {
      const isFirst = delayMs === 0
      if (!isFirst) await wait(delayMs)
      // Don't use another account's token; the payment is recorded when its customer signs in again (AUTH-15).
      if (shop.userId() !== userId) break
      const result = await tryOnce(isFirst && occasion === 'new', isFirst && occasion === 'asked').catch(() => 'unpaid')
      if (result === 'recorded') {
        journal.remove(attempt)
        move(store, attempt, { name: 'recorded', transactionId })
        shop.notifyRecorded()
        return
      }
      lost = result === 'lost'
      if (result === 'refused' || lost) break
    }
    if (lost !== (attempt.lost === true)) keep({ ...attempt, lost })
    if (lost && attempt.accepted && hasSecret(attempt)) keep(withoutSecret(attempt))
    move(store, attempt, { name: lost ? 'lost' : 'unrecorded', transactionId })
  }
}
