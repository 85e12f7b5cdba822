import { afterEach, beforeEach, expect, it } from 'vitest'
import type { Listening } from '#tests/support/listen.ts'
import { startReceiver, type ReceivedReport } from '#tests/tools/reports/receiver.ts'

const report = { type: 'error', age: 5, url: 'https://shop.example.com/', user_agent: 'x', body: { name: 'TypeError' } }
let received: ReceivedReport[] = []
let receiver: Listening

beforeEach(async () => {
  received = []
  receiver = await startReceiver(0, (reports) => received.push(...reports))
})
afterEach(() => receiver.stop())

const send = (method: string, body?: unknown) =>
  fetch(receiver.origin, {
    method,
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })

it('takes a list of reports, and answers nothing', async () => {
  expect((await send('POST', [report, report])).status).toBe(204)
  expect(received).toEqual([report, report])
})

it('takes a browser’s own report of a policy', async () => {
  expect((await send('POST', { 'csp-report': { 'blocked-uri': 'inline' } })).status).toBe(204)
  expect(received).toMatchObject([{ type: 'csp-violation', body: { 'blocked-uri': 'inline' } }])
})

it('allows the shop on another origin to send', async () => {
  const { status, headers } = await send('OPTIONS')
  expect([status, headers.get('access-control-allow-origin')]).toEqual([204, '*'])
  expect(headers.get('access-control-allow-headers')).toBe('content-type')
})

it('refuses what is no list of reports', async () => {
  expect((await send('POST', [{ type: 'error' }])).status).toBe(400)
  expect(received).toEqual([])
})
