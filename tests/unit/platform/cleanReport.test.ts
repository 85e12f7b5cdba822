import { expect, it } from 'vitest'
import { cleanReport, createReports, type CleanReport, type Report } from '#src/platform/report.ts'

const base = 'https://shop.example.com/'
const clean = (report: Report) => cleanReport(report, base).body

it('keeps of an error its name, its message, and the places in the shop’s own files', () => {
  const stack = `TypeError: Cannot read properties of undefined (reading 'map')
    at Xe (${base}assets/B7r3aPV.js:1:2345)
    at async ${base}assets/PartsRoute-BoeT_-3.js:12:7
    at n (https://js.stripe.com/v3/assets/x.js:1:1)
    at chrome-extension://abc/assets/y.js:1:1`
  const body = { name: 'TypeError', message: "Cannot read properties of undefined (reading 'map')", stack }
  expect(clean({ type: 'error', body: { source: 'window', ...body } })).toEqual({
    source: 'window',
    name: 'TypeError',
    message: body.message,
    stack: ['assets/B7r3aPV.js:1:2345', 'assets/PartsRoute-BoeT_-3.js:12:7'],
  })
})

const cleanMessage = (message: string) =>
  clean({ type: 'error', body: { source: 'window', name: 'Error', message, stack: '' } }).message

it.each([
  'Failed to fetch dynamically imported module: https://shop.example.com/assets/PartsRoute-BoeT_-3.js',
  'Minified React error #418; visit https://react.dev/errors/418',
  `Unexpected token 'R', "Rate limit" is not valid JSON`,
  "undefined is not an object (evaluating 'e.name')",
  'Expected 12345 rows of order_1012, not 2',
])('leaves the message “%s” readable', (message) => {
  expect(cleanMessage(message)).toBe(message)
})

/** What must never leave the browser: one of each kind that the shop handles (REPORT-2). */
it.each([
  'rina.akter@example.com',
  '+880 1711 223 344',
  '4242 4242 4242 4242',
  ['eyJhbGciOiJIUzI1NiJ9', 'eyJlbWFpbCI6InJpbmEifQ', 'c2lnbmF0dXJl'].join('.'),
  'AMf-vBx7R3aPV2mQ9sKd0LwZcYtU',
  'Bearer abc.def',
  'pi_3Nabc_secret_9XyZ',
  '?key=f00ba4',
  '?q=Rina#top',
  '#access_token=f00ba4',
])('masks %s in a message (REPORT-2)', (secret) => {
  expect(cleanMessage(`Can’t read "/a/b ${secret}" here`)).toMatch(
    /^Can’t read "\/a\/b … ?"? here$|^Can’t read "\/a\/b …" here$/,
  )
})

it('keeps of a violation the directive, the origin and the place', () => {
  const body = {
    effectiveDirective: 'connect-src',
    blockedURL: 'https://evil.example/collect?email=rina@example.com',
    disposition: 'enforce',
    stack: `${base}assets/a.js:3:4`,
  }
  expect(clean({ type: 'csp-violation', body })).toEqual({
    effectiveDirective: 'connect-src',
    blockedURL: 'https://evil.example',
    disposition: 'enforce',
    stack: ['assets/a.js:3:4'],
  })
  const inline = { ...body, blockedURL: 'inline', stack: `${base}parts?q=Rina:1:1` }
  expect(clean({ type: 'csp-violation', body: inline })).toMatchObject({ blockedURL: 'inline', stack: [] })
})

it('keeps ids of payments, and no client secret (PAY-11)', () => {
  const payment = (orderId: string, transactionId: string | null) =>
    clean({ type: 'payment', body: { state: 'unrecorded', orderId, transactionId } })
  expect(payment('65f1c0ffee', 'pi_3Nabc')).toEqual({
    state: 'unrecorded',
    orderId: '65f1c0ffee',
    transactionId: 'pi_3Nabc',
  })
  expect(payment('a b', 'pi_3Nabc_secret_9XyZ')).toMatchObject({ orderId: null, transactionId: null })
  expect(payment('x'.repeat(65), null)).toMatchObject({ orderId: null, transactionId: null })
})

it('keeps of a failed call what it is', () => {
  expect(clean({ type: 'failed-call', body: { call: 'getParts', kind: 'network', status: null } })).toEqual({
    call: 'getParts',
    kind: 'network',
    status: null,
  })
})

function start(told: string[] = []) {
  const delivered: CleanReport[] = []
  return { report: createReports(base, (made) => void delivered.push(made), told), delivered, told }
}

const failedCall = (call: string): Report => ({ type: 'failed-call', body: { call, kind: 'server', status: 500 } })
const payment = (orderId: string): Report => ({
  type: 'payment',
  body: { state: 'unrecorded', orderId, transactionId: 'pi_1' },
})

it('delivers the same report once in a visit, also after a reload (REPORT-4)', () => {
  const { report, delivered, told } = start()
  for (const call of ['getParts', 'getParts', 'getReviews']) report(failedCall(call))
  const reloaded = start(told)
  reloaded.report(failedCall('getParts'))
  expect(delivered.map(({ body }) => body.call)).toEqual(['getParts', 'getReviews'])
  expect(reloaded.delivered).toEqual([])
})

it('delivers at most 20 in a visit, of which 5 places are for payments (REPORT-4)', () => {
  const names = Array.from({ length: 30 }, (_, index) => `call${'s'.repeat(index)}`)
  const { report, delivered } = start()
  for (const name of names) report(failedCall(name))
  expect(delivered).toHaveLength(15)
  for (const name of names) report(payment(name))
  expect(delivered).toHaveLength(20)
  expect(delivered.slice(15).every(({ type }) => type === 'payment')).toBe(true)
})
