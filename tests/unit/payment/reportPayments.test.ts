import { expect, it } from 'vitest'
import type { PaymentEvent } from '#src/domain/paymentMachine.ts'
import { createJournal } from '#src/payment/journal.ts'
import { advanced } from '#src/payment/paymentSlice.ts'
import { reportPayments } from '#src/payment/startPayments.ts'
import { createPaymentStore } from '#tests/unit/payment/world.ts'
import type { Occurrence } from '#src/platform/report.ts'

const key = { userId: 'u1', orderId: 'order-1' }
const transactionId = 'pi_1'
const minuteMs = 60_000

/** Sends events to one payment. @returns what was reported */
function reported(...events: PaymentEvent[]) {
  const store = createPaymentStore()
  const send = (event: PaymentEvent) => store.dispatch(advanced({ ...key, event }))
  const journal = createJournal()
  journal.write({ ...key, clientSecret: 'pi_7_secret_x', amountCents: 1, createdAt: 0, stage: 'confirming' })
  const reports: Occurrence[] = []
  let now = 0
  const stop = reportPayments(
    store,
    journal,
    { report: (occurrence) => void reports.push(occurrence) },
    () => (now += 5 * minuteMs),
  )
  events.forEach(send)
  stop()
  send({ type: 'charged', transactionId: 'pi_other' })
  send({ type: 'recordFailed' })
  return reports.map((report) => ('body' in report && 'state' in report.body ? report.body : report))
}

const ready: PaymentEvent[] = [
  { type: 'secretReady', totalCents: 1, problem: null },
  { type: 'pay' },
  { type: 'confirm' },
]
const charged: PaymentEvent = { type: 'charged', transactionId }
const recorded: PaymentEvent = { type: 'recorded', transactionId }
const orderId = key.orderId

it.each<[string, PaymentEvent[], states: string[]]>([
  ['nothing of a payment that goes well', [...ready, charged, recorded], []],
  ['a charge that could not be recorded', [...ready, charged, { type: 'recordFailed' }], ['unrecorded']],
  [
    'that it was recovered',
    [...ready, charged, { type: 'recordFailed' }, charged, recorded],
    ['unrecorded', 'recovered'],
  ],
  ['a lost order', [...ready, charged, { type: 'orderLost', transactionId }], ['lost']],
  ['a payment that a later visit has recorded', [charged, recorded], ['recovered']],
])('reports %s (REPORT-6)', (_, events, expected) => {
  expect(reported(...events)).toEqual(expected.map((state) => ({ state, orderId, transactionId })))
})

it('reports an undecided payment when it is asked for again after ten minutes, with the intent’s id (PAY-11)', () => {
  const retrieved: PaymentEvent[] = [{ type: 'retrieve' }, { type: 'undecided' }]
  expect(reported(...ready, { type: 'undecided' })).toEqual([])
  expect(reported(...retrieved), 'after five minutes').toEqual([])
  expect(reported(...retrieved, ...retrieved), 'after ten').toEqual([
    { state: 'undecided', orderId, transactionId: 'pi_7' },
  ])
})
