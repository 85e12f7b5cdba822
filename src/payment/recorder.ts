import { toPaymentRecordBody, type ChargedAttempt } from '#src/domain/payment.ts'
import type { FlowPorts } from '#src/payment/flowPorts.ts'
import type { PaymentStates } from '#src/payment/paymentStates.ts'

/** Waits between the tries to record a payment, in ms (PAY-3). */
export const recordWaitsMs = [1000, 2000, 4000]

/**
 * Records charged payments: the one mutation that is repeated, for it is idempotent (PAY-3).
 * @returns a function that resolves when the order is known to be paid, or all tries are used up; it never rejects
 */
export function createRecorder({ shop, journal, wait }: FlowPorts, states: PaymentStates) {
  const isPaid = async (orderId: string): Promise<boolean> => {
    const order = await shop.readOrder(orderId)
    return order !== null && order.state !== 'unpaid'
  }

  /**
   * The body says 'pending', so an order that was shipped meanwhile would be shipped again: only a first try goes without
   * a look. The journal forgets a payment only when the order itself says that it is paid (DATA-12).
   */
  async function recordOnce(attempt: ChargedAttempt, firstTry: boolean): Promise<'recorded' | 'refused' | 'failed'> {
    if (!firstTry && (await isPaid(attempt.orderId))) return 'recorded'
    if (!(await shop.record(attempt.orderId, toPaymentRecordBody(attempt)))) return 'refused'
    return (await isPaid(attempt.orderId)) ? 'recorded' : 'failed'
  }

  /** @param firstTry nobody can have recorded this payment before */
  return async function record(attempt: ChargedAttempt, firstTry: boolean): Promise<void> {
    const { transactionId } = attempt
    states.send(attempt, { type: 'charged', transactionId })
    for (const delay of [0, ...recordWaitsMs]) {
      if (delay > 0) await wait(delay)
      // Another account's token must not be used for it; its owner's next visit records it (AUTH-15).
      if (shop.user() !== attempt.userId) break
      const result = await recordOnce(attempt, firstTry && delay === 0).catch(() => 'failed')
      if (result === 'recorded') {
        journal.remove(attempt)
        states.send(attempt, { type: 'recorded', transactionId })
        shop.tellRecorded()
        return
      }
      if (result === 'refused') break
    }
    states.send(attempt, { type: 'recordFailed' })
  }
}
export type Recorder = ReturnType<typeof createRecorder>
