import type { PaymentState } from '#src/domain/paymentMachine.ts'
import type { PaymentKey } from '#src/payment/flowPorts.ts'
import type { Payments } from '#src/payment/PaymentsContext.ts'
import type { ReportsPort } from '#src/platform/ports.ts'

/** From this age on an undecided payment is worth a person's look, in ms: banks decide within minutes. */
const longUndecidedMs = 10 * 60_000

/** The intent's id, with which the provider finds a payment that has no transaction id yet: the part before its secret (PAY-11). */
const intentOf = (clientSecret: string): string | null => /^(pi_[a-z\d]+)_secret_/i.exec(clientSecret)?.[1] ?? null

/**
 * Reports payments that the owner should look at, and once more when they are settled (REPORT-6).
 * @param now milliseconds since 1970
 * @returns a function that stops it
 */
export function reportPayments({ flow, journal }: Payments, reports: ReportsPort, now = Date.now): () => void {
  /** Payments that are recorded in the same go as their card was charged: nothing was wrong. */
  const smooth = new Set<string>()

  return flow.states.subscribe(({ userId, orderId }: PaymentKey, state: PaymentState, before: PaymentState) => {
    const tell = (name: 'unrecorded' | 'lost' | 'undecided' | 'recovered', transactionId: string | null) =>
      reports.report({ type: 'payment', body: { state: name, orderId, transactionId } })
    const key = JSON.stringify([userId, orderId])
    if (state.name === 'recording' && before.name === 'confirming') smooth.add(key)
    if (state.name === 'unrecorded' || state.name === 'lost') {
      smooth.delete(key)
      tell(state.name, state.transactionId)
    }
    if (state.name === 'recorded' && before.name === 'recording' && !smooth.has(key))
      tell('recovered', state.transactionId)
    if (state.name === 'undecided' && before.name === 'retrieving') {
      const attempt = journal.read(userId, orderId)
      if (attempt && now() - attempt.createdAt >= longUndecidedMs) tell('undecided', intentOf(attempt.clientSecret))
    }
  })
}
