import { expect, it } from 'vitest'
import type { PaymentState } from '#src/domain/paymentMachine.ts'
import { createJournal } from '#src/payment/journal.ts'
import { transitioned } from '#src/payment/paymentSlice.ts'
import { reportPayments } from '#src/payment/startPayments.ts'
import { createPaymentStore } from '#tests/unit/payment/paymentModel.ts'
import type { ReportableEvent } from '#src/reporting/report.ts'

const key = { userId: 'u1', orderId: 'order-1' }
const transactionId = 'pi_1'
const minuteMs = 60_000

/**
 * Transitions one payment through these states, while a second payment succeeds.
 * @returns the reports about the first payment
 */
function collectReports(states: PaymentState[], clientSecret = 'pi_7Ab_secret_x') {
  const store = createPaymentStore()
  const send = (to: PaymentState) => store.dispatch(transitioned({ ...key, to }))
  const sendOther = (to: PaymentState) => store.dispatch(transitioned({ ...key, orderId: 'order-2', to }))
  const journal = createJournal()
  journal.write({ ...key, clientSecret, amountCents: 1, createdAt: 5 * minuteMs, stage: 'confirming' })
  const reports: ReportableEvent[] = []
  let now = 5 * minuteMs
  const stop = reportPayments(
    store,
    journal,
    { report: (occurrence) => void reports.push(occurrence) },
    () => (now += 5 * minuteMs),
  )
  for (const state of [...confirmed, charged]) sendOther(state)
  states.forEach(send)
  sendOther(recorded)
  stop()
  send({ name: 'recording', transactionId: 'pi_other', wasLost: false })
  send({ name: 'unrecorded', transactionId: 'pi_other' })
  return reports
}

const confirmed: PaymentState[] = [
  { name: 'ready', totalCents: 1, problem: null },
  { name: 'checking' },
  { name: 'confirming' },
]
const charged: PaymentState = { name: 'recording', transactionId, wasLost: false }
const unrecorded: PaymentState = { name: 'unrecorded', transactionId }
const recorded: PaymentState = { name: 'recorded', transactionId }

const processing: PaymentState = { name: 'undecided', reason: 'processing' }

const reportOf = (state: string, id: string | null = transactionId) => ({
  type: 'payment',
  body: { state, orderId: key.orderId, transactionId: id },
})

it.each<[string, PaymentState[], states: string[]]>([
  ['nothing about a successful payment', [...confirmed, charged, recorded], []],
  ['a charge that could not be recorded', [...confirmed, charged, unrecorded], ['unrecorded']],
  ['that it was recovered', [...confirmed, charged, unrecorded, charged, recorded], ['unrecorded', 'recovered']],
  ['a second charge', [...confirmed, charged, { name: 'chargedTwice', transactionId }], ['chargedTwice']],
  ['a lost order', [...confirmed, charged, { name: 'lost', transactionId }], ['lost']],
  ['a payment that a later visit has recorded', [charged, recorded], ['recovered']],
])('reports %s (REPORT-6)', (_, states, expected) => {
  expect(collectReports(states)).toEqual(expected.map((state) => reportOf(state)))
})

it('reports an undecided payment when it is retrieved again after ten minutes, with the intent’s id (PAY-11)', () => {
  const retrieved: PaymentState[] = [{ name: 'retrieving' }, processing]
  expect(collectReports([...confirmed, processing])).toEqual([])
  expect(collectReports(retrieved), 'after five minutes').toEqual([])
  expect(collectReports([...retrieved, ...retrieved]), 'after ten').toEqual([reportOf('undecided', 'pi_7Ab')])
  expect(collectReports([...retrieved, ...retrieved], 'another provider’s')).toEqual([reportOf('undecided', null)])
})

it('reports at once an intent that the provider does not recognize (PAY-17), and one with another amount (PAY-15)', () => {
  const unknown: PaymentState = { name: 'undecided', reason: 'unknownIntent' }
  expect(collectReports([...confirmed, unknown])).toEqual([reportOf('unknownIntent', 'pi_7Ab')])
  expect(collectReports([{ name: 'wrongAmount' }])).toEqual([reportOf('wrongAmount', null)])
})
