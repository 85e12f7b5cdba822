import { hasSecret, toPaymentRecordBody, withoutSecret, type ChargedAttempt } from '#src/domain/payment.ts'
import type { FlowPorts } from '#src/payment/flowPorts.ts'
import type { PaymentStates } from '#src/payment/paymentStates.ts'

/** Delays before each retry of recording a payment, in ms (PAY-3). */
export const recordRetryDelaysMs = [1000, 2000, 4000]

/** Why a payment is recorded. new: just charged, so no tab can have sent it yet · again: by itself · asked: by the customer. */
export type RecordOccasion = 'new' | 'again' | 'asked'

/** What became of the order, which alone says whether its payment is recorded (PAY-19). */
type RecordResult = 'unpaid' | 'recorded' | 'refused' | 'lost'

/**
 * Records charged payments with retries. It is the only mutation that is retried, and only until the server accepts it:
 * servers insert a payment record each time (PAY-3).
 * @returns a function that resolves when the order is paid or retrying is pointless for now; it never rejects
 */
export function createRecorder({ shop, journal, wait }: FlowPorts, states: PaymentStates) {
  async function readOrder(orderId: string): Promise<RecordResult> {
    const order = await shop.readOrder(orderId)
    if (order === 'notFound') return 'lost'
    if (order === 'forbidden') return 'refused'
    return order.state === 'unpaid' ? 'unpaid' : 'recorded'
  }

  return async function record(charge: ChargedAttempt, occasion: RecordOccasion): Promise<void> {
    const { userId, orderId, transactionId } = charge
    let attempt = charge
    const keep = (changed: ChargedAttempt) => {
      attempt = changed
      journal.write(changed)
    }

    /** The body sets the status to 'pending', which would undo a shipment: what may have been sent before, is read first. */
    async function tryOnce(isNew: boolean, maySendAgain: boolean): Promise<RecordResult> {
      const before = isNew ? 'unpaid' : await readOrder(orderId)
      if (before !== 'unpaid' || (attempt.accepted && !maySendAgain)) return before
      if (!hasSecret(attempt)) return 'refused'
      const response = await shop.record(orderId, toPaymentRecordBody(attempt))
      if (response === 'accepted' && !attempt.accepted) keep({ ...attempt, accepted: true })
      const after = await readOrder(orderId)
      return after === 'unpaid' && response === 'refused' ? 'refused' : after
    }

    states.send(attempt, { type: 'charged', transactionId })
    let lost = attempt.lost === true
    for (const delayMs of [0, ...recordRetryDelaysMs]) {
      const isFirst = delayMs === 0
      if (!isFirst) await wait(delayMs)
      // Don't use another account's token; the payment is recorded when its customer signs in again (AUTH-15).
      if (shop.userId() !== userId) break
      const result = await tryOnce(isFirst && occasion === 'new', isFirst && occasion === 'asked').catch(() => 'unpaid')
      if (result === 'recorded') {
        journal.remove(attempt)
        states.send(attempt, { type: 'recorded', transactionId })
        shop.notifyRecorded()
        return
      }
      lost = result === 'lost'
      if (result === 'refused' || lost) break
    }
    if (lost !== (attempt.lost === true)) keep({ ...attempt, lost })
    if (lost && attempt.accepted && hasSecret(attempt)) keep(withoutSecret(attempt))
    states.send(attempt, lost ? { type: 'orderLost', transactionId } : { type: 'recordFailed' })
  }
}
export type Recorder = ReturnType<typeof createRecorder>
