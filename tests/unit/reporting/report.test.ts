import { beforeEach, expect, it, vi } from 'vitest'
import { MissingFileError } from '#src/lib/chunks/loadFile.ts'
import { createReports, toReport as make, type ReportableEvent, type Report } from '#src/reporting/report.ts'
import { dispatchCaughtError, listenForErrors } from '#src/reporting/listenForErrors.ts'
import { PageCodeError } from '#src/routes/PageOutlet.tsx'
import { tokenStorage } from '#src/session/tokenStorage.ts'

const base = 'https://shop.example.com/'

/** jsdom lacks these events. */
class FakeEvent extends Event {
  constructor(type: string, init: object) {
    super(type)
    Object.assign(this, init)
  }
}
class Rejection extends FakeEvent {}
class Violation extends FakeEvent {}

const toReport = (event: ReportableEvent) => make(event, base)
const getBody = (thrown: Error) => toReport(new ErrorEvent('error', { error: thrown }))?.body

beforeEach(() => {
  vi.stubGlobal('PromiseRejectionEvent', Rejection)
  vi.stubGlobal('SecurityPolicyViolationEvent', Violation)
  return () => vi.unstubAllGlobals()
})

const error = new TypeError('broken')
error.stack = `TypeError: broken at ${base}assets/a.js:1:1`

const body = { name: 'TypeError', message: 'broken', stack: ['assets/a.js:1:1'] }
const noBody = { name: '', message: '', stack: [] }

it.each([
  ['that nobody caught', new ErrorEvent('error', { error }), 'error', { source: 'window', ...body }],
  ['of a boundary', new ErrorEvent('caught-error', { error }), 'error', { source: 'boundary', ...body }],
  ['of a promise', new Rejection('unhandledrejection', { reason: error }), 'error', { source: 'promise', ...body }],
  ['of a string', new Rejection('unhandledrejection', { reason: 'x' }), 'error', { source: 'promise', ...noBody }],
  ['from which React has recovered', new ErrorEvent('recoverable-error', { error }), 'hydration-error', body],
])('reports an error %s', (_, event, type, expected) => {
  expect(toReport(event)).toEqual({ type, body: expected })
})

it('reports a file that the build’s loader misses, and no error of a different host’s script', () => {
  const missingCodeReport = { type: 'missing-code', body: { reason: 'newVersion' } }
  expect(toReport(new Event('vite:preloadError'))).toEqual(missingCodeReport)
  expect(toReport(new ErrorEvent('error', { error: null }))).toBeNull()
})

it('keeps 300 characters of a message and ten positions of a stack', () => {
  const longError = new Error('broken '.repeat(100))
  longError.stack = `at ${base}assets/a.js:1:1\n`.repeat(20)
  expect(getBody(longError)).toMatchObject({ message: 'broken '.repeat(100).slice(0, 300), stack: { length: 10 } })
})

it.each([
  [new PageCodeError(new Error('timeout'), () => undefined), 'connection'],
  [new PageCodeError(new MissingFileError('/a.js'), () => undefined), 'newVersion'],
  [new MissingFileError('/a.js'), 'newVersion'],
])('reports code that did not arrive as missing code: %s', (missing, reason) => {
  const expectedReport = { type: 'missing-code', body: { reason } }
  expect(toReport(new ErrorEvent('caught-error', { error: missing }))).toEqual(expectedReport)
  expect(toReport(new Rejection('unhandledrejection', { reason: missing }))).toEqual(expectedReport)
})

const violation = {
  effectiveDirective: 'connect-src',
  blockedURI: 'https://evil.example/x?email=rina@example.com',
  sourceFile: 'https://shop.example.com/assets/a.js',
  lineNumber: 3,
  columnNumber: 4,
  disposition: 'enforce',
}

it('reports a violation of the page’s policy, and leaves violations of the host’s policy to the browser', () => {
  const reportWithPolicy = (originalPolicy: string) =>
    toReport(new Violation('securitypolicyviolation', { ...violation, originalPolicy }))
  expect(reportWithPolicy("connect-src 'self'")).toEqual({
    type: 'csp-violation',
    body: {
      effectiveDirective: 'connect-src',
      blockedURL: 'https://evil.example',
      disposition: 'enforce',
      stack: ['assets/a.js:3:4'],
    },
  })
  expect(reportWithPolicy("connect-src 'self'; report-to shop")).toBeNull()
  // The page's policy repeats the host's directives for scripts.
  const script = { ...violation, effectiveDirective: 'script-src-elem', originalPolicy: "script-src 'self'" }
  expect(toReport(new Violation('securitypolicyviolation', script))).toBeNull()
})

it.each([
  ['inline', 'inline'],
  ['https:', ''],
])('reports the blocked %s as “%s”', (blockedURI, blockedURL) => {
  const event = new Violation('securitypolicyviolation', { ...violation, blockedURI, originalPolicy: '' })
  expect(toReport(event)?.body).toMatchObject({ blockedURL })
})

it('listens to the window for each kind of event', () => {
  const events: ReportableEvent[] = []
  listenForErrors({ report: (event) => void events.push(event) })
  dispatchCaughtError('caught-error', error)
  dispatchCaughtError('recoverable-error', error)
  const types = ['unhandledrejection', 'securitypolicyviolation', 'vite:preloadError', 'error']
  for (const type of types) dispatchEvent(new Event(type))
  expect(events.map(({ type }) => type)).toEqual(['caught-error', 'recoverable-error', ...types])
})

it('keeps only the name of an error, its message, and the positions in the shop’s own files', () => {
  const stack = `TypeError: Cannot read properties of undefined (reading 'map')
    at Xe (${base}assets/B7r3aPV.js:1:2345)
    at async ${base}assets/PartsRoute-BoeT_-3.js:12:7
    at n (https://js.stripe.com/v3/assets/x.js:1:1)
    at chrome-extension://abc/assets/y.js:1:1`
  const message = "Cannot read properties of undefined (reading 'map')"
  expect(getBody(Object.assign(new TypeError(message), { stack }))).toEqual({
    source: 'window',
    name: 'TypeError',
    message,
    stack: ['assets/B7r3aPV.js:1:2345', 'assets/PartsRoute-BoeT_-3.js:12:7'],
  })
})

const getMessage = (message: string) => Reflect.get(getBody(new Error(message)) ?? {}, 'message')

it.each([
  'Failed to fetch dynamically imported module: https://shop.example.com/assets/PartsRoute-BoeT_-3.js',
  'Minified React error #418; visit https://react.dev/errors/418',
  `Unexpected token 'R', "Rate limit" is not valid JSON`,
  "undefined is not an object (evaluating 'e.name')",
  'Expected 12345 rows of order_1012, not 2',
])('leaves the message “%s” readable', (message) => {
  expect(getMessage(message)).toBe(message)
})

/** One example of each kind of data that must never leave the browser (REPORT-2). */
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
  expect(getMessage(`Can’t read ${secret} here`)).toBe('Can’t read … here')
})

function startReports() {
  const deliveredReports: Report[] = []
  return { report: createReports(base, (report) => void deliveredReports.push(report)), deliveredReports }
}

const failedCall = (call: string): Report => ({ type: 'failed-call', body: { call, kind: 'server', status: 500 } })
const createPaymentReport = (orderId: string): Report => ({
  type: 'payment',
  body: { state: 'unrecorded', orderId, transactionId: 'pi_1' },
})

it('delivers the same report once (REPORT-4)', () => {
  const { report, deliveredReports } = startReports()
  for (const call of ['getParts', 'getParts', 'getReviews']) report(failedCall(call))
  expect(deliveredReports).toEqual([failedCall('getParts'), failedCall('getReviews')])
})

it('delivers the vitals of one moment, and nothing for an event that is not the app’s fault', () => {
  const { report, deliveredReports } = startReports()
  report(new ErrorEvent('error', { error: null }))
  for (const LCP of [900, 1200]) report({ type: 'vitals', body: { LCP } })
  expect(deliveredReports).toEqual([{ type: 'vitals', body: { LCP: 900 } }])
})

it('delivers at most 20 reports, and every report about a payment (REPORT-4)', () => {
  const names = Array.from({ length: 30 }, (_, index) => `call${'s'.repeat(index)}`)
  const { report, deliveredReports } = startReports()
  for (const name of names) report(failedCall(name))
  expect(deliveredReports).toEqual(names.slice(0, 20).map(failedCall))
  for (const name of names) report(createPaymentReport(name))
  expect(deliveredReports.slice(20)).toEqual(names.map(createPaymentReport))
})

it('masks the access token itself, in any form, even where the text is cut (REPORT-2)', () => {
  tokenStorage.set('opaque', 'u1')
  tokenStorage.get()
  const cutMessage = 'x '.repeat(148)
  expect(getBody(new Error('GET /admin with opaque failed'))).toMatchObject({ message: 'GET /admin with … failed' })
  expect(getBody(new Error(`${cutMessage}opaque`))).toMatchObject({ message: `${cutMessage}…` })
})
