import { beforeEach, expect, it, vi } from 'vitest'
import { MissingFileError } from '#src/lib/chunks/loadFile.ts'
import {
  createReporter,
  toReport as convertToReport,
  type ReportableEvent,
  type Report,
} from '#src/reporting/report.ts'
import { dispatchCaughtError, listenForErrors } from '#src/reporting/listenForErrors.ts'
import { PageCodeError } from '#src/routes/PageOutlet.tsx'
import { tokenStorage } from '#src/session/tokenStorage.ts'

const baseUrl = 'https://shop.example.com/'

/** Replaces event classes that jsdom lacks. */
class FakeEvent extends Event {
  constructor(type: string, init: object) {
    super(type)
    Object.assign(this, init)
  }
}
class FakeRejectionEvent extends FakeEvent {}
class FakeViolationEvent extends FakeEvent {}

const toReport = (event: ReportableEvent) => convertToReport(event, baseUrl)
const getReportBody = (uncaughtError: Error) => toReport(new ErrorEvent('error', { error: uncaughtError }))?.body

beforeEach(() => {
  vi.stubGlobal('PromiseRejectionEvent', FakeRejectionEvent)
  vi.stubGlobal('SecurityPolicyViolationEvent', FakeViolationEvent)
  return () => vi.unstubAllGlobals()
})

const error = new TypeError('broken')
error.stack = `TypeError: broken at ${baseUrl}assets/a.js:1:1`

const errorBody = { name: 'TypeError', message: 'broken', stack: ['assets/a.js:1:1'] }
const emptyErrorBody = { name: '', message: '', stack: [] }

it.each([
  ['that nobody caught', new ErrorEvent('error', { error }), 'error', { source: 'window', ...errorBody }],
  [
    'that an error boundary caught',
    new ErrorEvent('caught-error', { error }),
    'error',
    { source: 'boundary', ...errorBody },
  ],
  [
    'that rejected a promise',
    new FakeRejectionEvent('unhandledrejection', { reason: error }),
    'error',
    { source: 'promise', ...errorBody },
  ],
  [
    'that is a rejection with a string',
    new FakeRejectionEvent('unhandledrejection', { reason: 'x' }),
    'error',
    { source: 'promise', ...emptyErrorBody },
  ],
  ['from which React recovered', new ErrorEvent('recoverable-error', { error }), 'hydration-error', errorBody],
])('reports an error %s', (_, event, type, body) => {
  expect(toReport(event)).toEqual({ type, body })
})

it('reports a file that Vite can’t preload, but no error from a script of a different host', () => {
  const missingCodeReport = { type: 'missing-code', body: { reason: 'newVersion' } }
  expect(toReport(new Event('vite:preloadError'))).toEqual(missingCodeReport)
  expect(toReport(new ErrorEvent('error', { error: null }))).toBeNull()
})

it('truncates a message to 300 characters, and a stack to ten positions', () => {
  const longError = new Error('broken '.repeat(100))
  longError.stack = `at ${baseUrl}assets/a.js:1:1\n`.repeat(20)
  expect(getReportBody(longError)).toMatchObject({
    message: 'broken '.repeat(100).slice(0, 300),
    stack: { length: 10 },
  })
})

it.each([
  [new PageCodeError(new Error('timeout'), () => undefined), 'connection'],
  [new PageCodeError(new MissingFileError('/a.js'), () => undefined), 'newVersion'],
  [new MissingFileError('/a.js'), 'newVersion'],
])('reports code that could not be loaded as missing code: %s', (loadError, reason) => {
  const expectedReport = { type: 'missing-code', body: { reason } }
  expect(toReport(new ErrorEvent('caught-error', { error: loadError }))).toEqual(expectedReport)
  expect(toReport(new FakeRejectionEvent('unhandledrejection', { reason: loadError }))).toEqual(expectedReport)
})

const violationFields = {
  effectiveDirective: 'connect-src',
  blockedURI: 'https://evil.example/x?email=rina@example.com',
  sourceFile: 'https://shop.example.com/assets/a.js',
  lineNumber: 3,
  columnNumber: 4,
  disposition: 'enforce',
}

it('reports a violation of the policy in the page, but not of the host’s policy, which the browser itself reports', () => {
  const reportWithPolicy = (originalPolicy: string) =>
    toReport(new FakeViolationEvent('securitypolicyviolation', { ...violationFields, originalPolicy }))
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
  // The page's policy only repeats the host's script directives, so the browser itself reports this violation.
  const scriptViolation = {
    ...violationFields,
    effectiveDirective: 'script-src-elem',
    originalPolicy: "script-src 'self'",
  }
  expect(toReport(new FakeViolationEvent('securitypolicyviolation', scriptViolation))).toBeNull()
})

it.each([
  ['inline', 'inline'],
  ['https:', ''],
])('reports the blocked URI “%s” as “%s”', (blockedURI, blockedURL) => {
  const event = new FakeViolationEvent('securitypolicyviolation', {
    ...violationFields,
    blockedURI,
    originalPolicy: '',
  })
  expect(toReport(event)?.body).toMatchObject({ blockedURL })
})

it('listens to the window for every type of event that it reports', () => {
  const events: ReportableEvent[] = []
  listenForErrors({ report: (event) => void events.push(event) })
  dispatchCaughtError('caught-error', error)
  dispatchCaughtError('recoverable-error', error)
  const types = ['unhandledrejection', 'securitypolicyviolation', 'vite:preloadError', 'error']
  for (const type of types) dispatchEvent(new Event(type))
  expect(events.map(({ type }) => type)).toEqual(['caught-error', 'recoverable-error', ...types])
})

it('reports an error with only its name, its message, and the positions in the shop’s own files', () => {
  const stack = `TypeError: Cannot read properties of undefined (reading 'map')
    at Xe (${baseUrl}assets/B7r3aPV.js:1:2345)
    at async ${baseUrl}assets/PartsRoute-BoeT_-3.js:12:7
    at n (https://js.stripe.com/v3/assets/x.js:1:1)
    at chrome-extension://abc/assets/y.js:1:1`
  const message = "Cannot read properties of undefined (reading 'map')"
  expect(getReportBody(Object.assign(new TypeError(message), { stack }))).toEqual({
    source: 'window',
    name: 'TypeError',
    message,
    stack: ['assets/B7r3aPV.js:1:2345', 'assets/PartsRoute-BoeT_-3.js:12:7'],
  })
})

const getMessage = (message: string) => Reflect.get(getReportBody(new Error(message)) ?? {}, 'message')

it.each([
  'Failed to fetch dynamically imported module: https://shop.example.com/assets/PartsRoute-BoeT_-3.js',
  'Minified React error #418; visit https://react.dev/errors/418',
  `Unexpected token 'R', "Rate limit" is not valid JSON`,
  "undefined is not an object (evaluating 'e.name')",
  'Expected 12345 rows of order_1012, not 2',
])('leaves the message “%s” readable', (message) => {
  expect(getMessage(message)).toBe(message)
})

/** Examples of each kind of data that must never leave the browser (REPORT-2). */
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

function createTestReporter() {
  const deliveredReports: Report[] = []
  return { report: createReporter(baseUrl, (report) => void deliveredReports.push(report)), deliveredReports }
}

const createFailedCallReport = (call: string): Report => ({
  type: 'failed-call',
  body: { call, kind: 'server', status: 500 },
})
const createPaymentReport = (orderId: string): Report => ({
  type: 'payment',
  body: { state: 'unrecorded', orderId, transactionId: 'pi_1' },
})

it('delivers identical reports only once (REPORT-4)', () => {
  const { report, deliveredReports } = createTestReporter()
  for (const call of ['getParts', 'getParts', 'getReviews']) report(createFailedCallReport(call))
  expect(deliveredReports).toEqual([createFailedCallReport('getParts'), createFailedCallReport('getReviews')])
})

it('delivers the web vitals only once, and nothing for an event that is not the app’s fault', () => {
  const { report, deliveredReports } = createTestReporter()
  report(new ErrorEvent('error', { error: null }))
  for (const LCP of [900, 1200]) report({ type: 'vitals', body: { LCP } })
  expect(deliveredReports).toEqual([{ type: 'vitals', body: { LCP: 900 } }])
})

it('delivers at most 20 reports, but every report about a payment (REPORT-4)', () => {
  const names = Array.from({ length: 30 }, (_, index) => `call${'s'.repeat(index)}`)
  const { report, deliveredReports } = createTestReporter()
  for (const name of names) report(createFailedCallReport(name))
  expect(deliveredReports).toEqual(names.slice(0, 20).map(createFailedCallReport))
  for (const name of names) report(createPaymentReport(name))
  expect(deliveredReports.slice(20)).toEqual(names.map(createPaymentReport))
})

it('masks the access token, even if no pattern matches it and truncation would cut it (REPORT-2)', () => {
  tokenStorage.set('opaque', 'u1')
  tokenStorage.get()
  const longText = 'x '.repeat(148)
  expect(getReportBody(new Error('GET /admin with opaque failed'))).toMatchObject({
    message: 'GET /admin with … failed',
  })
  expect(getReportBody(new Error(`${longText}opaque`))).toMatchObject({ message: `${longText}…` })
})
