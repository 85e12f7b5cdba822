import type { Order } from '#src/domain/order.ts'
import { toPaymentRecordBody, type ChargedAttempt } from '#src/domain/payment.ts'
import type { FlowPorts } from '#src/payment/flowPorts.ts'
import type { PaymentStates } from '#src/payment/paymentStates.ts'

/** Waits between the tries to record a payment, in ms (PAY-3). */
export const recordWaitsMs = [1000, 2000, 4000]

type RecordResult = 'recorded' | 'refused' | 'lost' | 'failed'

/**
 * Records charged payments: the one mutation that is repeated, for it is idempotent (PAY-3).
 * @returns a function that resolves when the order is known to be paid, or no further try can help now; it never rejects
 */
export function createRecorder({ shop, journal, wait }: FlowPorts, states: PaymentStates) {
  const isPaid = (order: Order | null): boolean => order !== null && order.state !== 'unpaid'

  /**
   * The body says 'pending', so an order that was shipped meanwhile would be shipped again: only a first try goes without
   * a look. The journal forgets a payment only when the order itself says that it is paid (DATA-12). An order that can
   * neither be recorded nor read is lost (PAY-13).
   */
  async function recordOnce(attempt: ChargedAttempt, firstTry: boolean): Promise<RecordResult> {
    const { orderId } = attempt
    if (!firstTry && isPaid(await shop.readOrder(orderId))) return 'recorded'
    const answer = await shop.record(orderId, toPaymentRecordBody(attempt))
    if (answer === 'refused') return 'refused'
    const order = await shop.readOrder(orderId)
    if (isPaid(order)) return 'recorded'
    if (answer === 'done') return 'failed'
    return order === null ? 'lost' : 'refused'
  }

  /** @param firstTry nobody can have recorded this payment before */
  return async function record(attempt: ChargedAttempt, firstTry: boolean): Promise<void> {
    const { transactionId } = attempt
    states.send(attempt, { type: 'charged', transactionId })
    let lost = attempt.lost === true
    for (const delay of [0, ...recordWaitsMs]) {
      if (delay > 0) await wait(delay)
      // Another account's token must not be used for it; its owner's next visit records it (AUTH-15).
      if (shop.user() !== attempt.userId) break
      const result = await recordOnce(attempt, firstTry && delay === 0).catch(() => 'failed' as const)
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
