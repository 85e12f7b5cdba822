import type { Order } from '#src/domain/order.ts'
import { toPaymentRecordBody, type ChargedAttempt } from '#src/domain/payment.ts'
import type { FlowPorts } from '#src/payment/flowPorts.ts'
import type { PaymentStates } from '#src/payment/paymentStates.ts'

/** Delays before each retry of recording a payment, in ms (PAY-3). */
export const recordRetryDelaysMs = [1000, 2000, 4000]

type RecordResult = 'recorded' | 'refused' | 'lost' | 'failed'

/**
 * Records charged payments with retries. It is the only mutation that is retried, because it is idempotent (PAY-3).
 * @returns a function that resolves when the order is paid or retrying is pointless for now; it never rejects
 */
export function createRecorder({ shop, journal, wait }: FlowPorts, states: PaymentStates) {
  const isPaid = (order: Order | null): boolean => order !== null && order.state !== 'unpaid'

  /**
   * - The body sets the status to 'pending', which would undo a shipment. So the order is read first, except on the first
   *   try for a new charge.
   * - The payment counts as recorded only when the order itself is paid (DATA-12).
   * - An order that can be neither recorded nor read is lost (PAY-13).
   */
  async function recordOnce(attempt: ChargedAttempt, isFirstTry: boolean): Promise<RecordResult> {
    const { orderId } = attempt
    if (!isFirstTry && isPaid(await shop.readOrder(orderId))) return 'recorded'
    const response = await shop.record(orderId, toPaymentRecordBody(attempt))
    if (response === 'refused') return 'refused'
    const order = await shop.readOrder(orderId)
    if (isPaid(order)) return 'recorded'
    if (response === 'accepted') return 'failed'
    return order === null ? 'lost' : 'refused'
  }

  /** @param isNewCharge no tab can have recorded this payment yet */
  return async function record(attempt: ChargedAttempt, isNewCharge: boolean): Promise<void> {
    const { transactionId } = attempt
    states.send(attempt, { type: 'charged', transactionId })
    let lost = attempt.lost === true
    for (const delayMs of [0, ...recordRetryDelaysMs]) {
      if (delayMs > 0) await wait(delayMs)
      // Don't use another account's token; the payment is recorded when its customer signs in again (AUTH-15).
      if (shop.userId() !== attempt.userId) break
      const result = await recordOnce(attempt, isNewCharge && delayMs === 0).catch(() => 'failed' as const)
      if (result === 'recorded') {
        journal.remove(attempt)
        states.send(attempt, { type: 'recorded', transactionId })
        shop.notifyRecorded()
        return
      }
      lost = result === 'lost'
      if (result === 'refused' || lost) break
    }
    if (lost !== (attempt.lost === true)) journal.write({ ...attempt, lost })
    states.send(attempt, lost ? { type: 'orderLost', transactionId } : { type: 'recordFailed' })
  }
}
export type Recorder = ReturnType<typeof createRecorder>
