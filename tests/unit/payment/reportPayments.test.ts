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
 * Moves one payment through these states, while a second payment succeeds.
 * @returns the reports about the first payment
 */
function collectReports(states: PaymentState[], clientSecret = 'pi_7Ab_secret_x') {
  const store = createPaymentStore()
  const dispatchState = (to: PaymentState) => store.dispatch(transitioned({ ...key, to }))
  const dispatchOtherState = (to: PaymentState) => store.dispatch(transitioned({ ...key, orderId: 'order-2', to }))
  const journal = createJournal()
  journal.write({ ...key, clientSecret, amountCents: 1, createdAt: 5 * minuteMs, stage: 'confirming' })
  const reports: ReportableEvent[] = []
  let now = 5 * minuteMs
  const stop = reportPayments(
    store,
    journal,
    { report: (event) => void reports.push(event) },
    () => (now += 5 * minuteMs),
  )
  for (const state of [...confirmedStates, chargedState]) dispatchOtherState(state)
  states.forEach(dispatchState)
  dispatchOtherState(recordedState)
  stop()
  dispatchState({ name: 'recording', transactionId: 'pi_other', wasLost: false })
  dispatchState({ name: 'unrecorded', transactionId: 'pi_other' })
  return reports
}

const confirmedStates: PaymentState[] = [
  { name: 'ready', totalCents: 1, problem: null },
  { name: 'checking' },
  { name: 'confirming' },
]
const chargedState: PaymentState = { name: 'recording', transactionId, wasLost: false }
const unrecordedState: PaymentState = { name: 'unrecorded', transactionId }
const recordedState: PaymentState = { name: 'recorded', transactionId }

const processingState: PaymentState = { name: 'undecided', reason: 'processing' }

const makeReport = (state: string, id: string | null = transactionId) => ({
  type: 'payment',
  body: { state, orderId: key.orderId, transactionId: id },
})

it.each<[string, PaymentState[], states: string[]]>([
  ['nothing about a successful payment', [...confirmedStates, chargedState, recordedState], []],
  ['nothing about an order that another device has paid', [{ name: 'checking' }, recordedState], []],
  ['a charge that could not be recorded', [...confirmedStates, chargedState, unrecordedState], ['unrecorded']],
  [
    'a charge that was recorded after a failure',
    [...confirmedStates, chargedState, unrecordedState, chargedState, recordedState],
    ['unrecorded', 'recovered'],
  ],
  [
    'a second charge for the same order',
    [...confirmedStates, chargedState, { name: 'chargedTwice', transactionId }],
    ['chargedTwice'],
  ],
  ['a charge for a lost order', [...confirmedStates, chargedState, { name: 'lost', transactionId }], ['lost']],
  ['a charge that is recorded on a later visit', [chargedState, recordedState], ['recovered']],
])('reports %s (REPORT-6)', (_, states, expected) => {
  expect(collectReports(states)).toEqual(expected.map((state) => makeReport(state)))
})

it('reports a payment that is still undecided after ten minutes, with the id of its intent (PAY-11)', () => {
  const retrievedStates: PaymentState[] = [{ name: 'retrieving' }, processingState]
  expect(collectReports([...confirmedStates, processingState])).toEqual([])
  expect(collectReports(retrievedStates), 'after five minutes').toEqual([])
  expect(collectReports([...retrievedStates, ...retrievedStates]), 'after ten minutes').toEqual([
    makeReport('undecided', 'pi_7Ab'),
  ])
  expect(collectReports([...retrievedStates, ...retrievedStates], 'not_pi_7Ab_secret_x')).toEqual([
    makeReport('undecided', null),
  ])
  expect(collectReports([...retrievedStates, ...confirmedStates, processingState]), 'just confirmed').toEqual([])
})

it('immediately reports an unknown intent (PAY-17), and an intent with a different amount (PAY-15)', () => {
  const unknownState: PaymentState = { name: 'undecided', reason: 'unknownIntent' }
  expect(collectReports([...confirmedStates, unknownState])).toEqual([makeReport('unknownIntent', 'pi_7Ab')])
  expect(collectReports([{ name: 'wrongAmount' }])).toEqual([makeReport('wrongAmount', null)])
})
