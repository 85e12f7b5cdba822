import { expect, it } from 'vitest'
import { createPageMemory, createReports } from '#src/reports/createReports.ts'
import type { CleanReport, Report } from '#src/reports/report.ts'

function start(memory = createPageMemory()) {
  const delivered: CleanReport[] = []
  const report = createReports('https://shop.example.com/', memory, (made) => void delivered.push(made))
  return { report, delivered, memory }
}

const failedCall = (call: string): Report => ({ type: 'failed-call', body: { call, kind: 'server', status: 500 } })
const payment = (orderId: string): Report => ({
  type: 'payment',
  body: { state: 'unrecorded', orderId, transactionId: 'pi_1' },
})
const names = Array.from({ length: 30 }, (_, index) => `call${'s'.repeat(index)}`)

it('delivers the same report once in a visit, also after a reload', () => {
  const { report, delivered, memory } = start()
  report(failedCall('getParts'))
  report(failedCall('getParts'))
  report(failedCall('getReviews'))
  const reloaded = start(memory)
  reloaded.report(failedCall('getParts'))
  expect(delivered.map(({ body }) => body.call)).toEqual(['getParts', 'getReviews'])
  expect(reloaded.delivered).toEqual([])
})

it('delivers at most 20 in a visit, of which 5 places are for payments', () => {
  const { report, delivered } = start()
  for (const name of names) report(failedCall(name))
  expect(delivered).toHaveLength(15)
  for (const name of names) report(payment(name))
  expect(delivered).toHaveLength(20)
  expect(delivered.slice(15).every(({ type }) => type === 'payment')).toBe(true)
})
