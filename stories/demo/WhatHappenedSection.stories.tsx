import { expect, within } from 'storybook/test'
import type { CallRecord } from '#mocks/callLog.ts'
import { WhatHappenedSection } from '#mocks/demo/panel/WhatHappenedSection.tsx'
import { createState } from '#mocks/observable.ts'
import type { ReportRecord } from '#mocks/reportLog.ts'
import { PanelFrame } from '#stories/demo/PanelFrame.tsx'
import preview from '#storybook/preview.tsx'

const startedAt = new Date(2026, 4, 4, 9, 30).getTime()

const record = (id: number, changes: Partial<CallRecord>): CallRecord => ({
  id,
  name: 'getParts',
  startedAt: startedAt + id * 1400,
  durationMs: 12,
  latencyMs: 0,
  answer: 200,
  changedNothing: false,
  cause: null,
  sequence: id,
  ...changes,
})

/** A payment that is charged, fails to be recorded, and is recorded at the second try. */
const payment: readonly CallRecord[] = [
  record(1, { name: 'createPaymentIntent' }),
  record(2, { name: 'confirmCard', answer: 'succeeded', durationMs: 640 }),
  record(3, { name: 'recordPayment', answer: 500, cause: 500, durationMs: 1204 }),
  record(4, { name: 'recordPayment' }),
  record(5, { name: 'getMyOrders', answer: null, durationMs: null }),
]

function fakeLog(records: readonly CallRecord[]) {
  const log = createState(records)
  return { ...log, clear: () => log.set([]) }
}

const meta = preview.meta({
  title: 'Demo/WhatHappenedSection',
  component: WhatHappenedSection,
  args: { reports: createState<readonly ReportRecord[]>([]) },
  decorators: [(Story) => <PanelFrame>{Story()}</PanelFrame>],
})

export const Payment = meta.story({
  args: { log: fakeLog(payment) },
  async play({ canvas }) {
    await expect(canvas.getByRole('list', { name: 'What just happened' })).toHaveAttribute('aria-live', 'polite')
    await expect(canvas.getByRole('button', { name: 'Calls 5' })).toHaveAttribute('aria-expanded', 'false')
  },
})

/** The newest call comes first. */
export const Calls = meta.story({
  args: { log: fakeLog(payment) },
  async play({ canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button', { name: 'Calls 5' }))
    const [, newest] = canvas.getAllByRole('row')
    if (!newest) throw new Error('there is no row')
    await expect(within(newest).getByRole('rowheader')).toHaveTextContent('Loads my orders')
    const [failed] = canvas.getAllByRole('row', { name: /Server error/ })
    await expect(failed).toHaveTextContent('PATCH /mypurchase/{id}')
  },
})

export const ManyCalls = meta.story({
  args: { log: fakeLog(Array.from({ length: 200 }, (_, index) => record(index + 1, {}))) },
  async play({ canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button', { name: 'Calls 200' }))
    await expect(canvas.getAllByRole('row')).toHaveLength(201)
  },
})

export const Cleared = meta.story({
  args: { log: fakeLog(payment) },
  async play({ canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button', { name: /^Calls/ }))
    await userEvent.click(canvas.getByRole('button', { name: 'Clear' }))
    await expect(canvas.getByText('No calls yet.')).toBeVisible()
    await expect(canvas.queryByRole('table')).toBeNull()
  },
})

export const Nothing = meta.story({ args: { log: fakeLog([]) } })

const charged = { orderId: 'order-1012', transactionId: 'pi_3NabcDefGhiJkl' }

const reports: readonly ReportRecord[] = [
  { id: 1, at: startedAt, type: 'failed-call', body: { call: 'recordPayment', kind: 'server', status: 500 } },
  { id: 2, at: startedAt, type: 'payment', body: { state: 'unrecorded', ...charged } },
  { id: 3, at: startedAt, type: 'payment', body: { state: 'recovered', ...charged } },
]

/** What the owner of the real shop would have been told, with every field that would have left the browser. */
export const OwnerIsTold = meta.story({
  args: { log: fakeLog(payment), reports: createState(reports) },
  async play({ canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button', { name: 'The owner is told 3' }))
    const [newest, , oldest] = within(canvas.getByRole('list', { name: 'The owner is told' })).getAllByRole('listitem')
    await expect(newest).toHaveTextContent('Payment: recovered · order-1012 · pi_3NabcDefGhiJkl')
    await expect(oldest).toHaveTextContent('Call failed: recordPayment · server · 500')
  },
})

export const OwnerIsToldNothing = meta.story({
  args: { log: fakeLog([]) },
  async play({ canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button', { name: 'The owner is told 0' }))
    await expect(canvas.getByText('Nothing: there was no fault.')).toBeVisible()
  },
})
