import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { MissingFile } from '#src/loading/loadFile.ts'
import { toReport, type Occurrence } from '#src/platform/report.ts'
import { tellCaughtError, watchPage } from '#src/platform/watchPage.ts'
import { CodeError } from '#src/routes/PageOutlet.tsx'

/** Missing in jsdom. */
class FakeEvent extends Event {
  constructor(type: string, init: object) {
    super(type)
    Object.assign(this, init)
  }
}
class Rejection extends FakeEvent {}
class Violation extends FakeEvent {}

beforeEach(() => {
  vi.stubGlobal('PromiseRejectionEvent', Rejection)
  vi.stubGlobal('SecurityPolicyViolationEvent', Violation)
})
afterEach(() => vi.unstubAllGlobals())

const error = new TypeError('broken')
error.stack = 'TypeError: broken at a.js:1:1'

it('reports an error that nobody caught', () => {
  expect(toReport(new ErrorEvent('error', { error }))).toEqual({
    type: 'error',
    body: { source: 'window', name: 'TypeError', message: 'broken', stack: error.stack },
  })
})

it('reports an error from which React has recovered as its own kind', () => {
  expect(toReport(new ErrorEvent('redrawn', { error }))).toEqual({
    type: 'redrawn-page',
    body: { name: 'TypeError', message: 'broken', stack: error.stack },
  })
})

it.each([
  [new CodeError(new Error('timeout'), () => undefined), 'line'],
  [new CodeError(new MissingFile('/a.js'), () => undefined), 'newVersion'],
  [new MissingFile('/a.js'), 'newVersion'],
])('reports code that did not arrive as such: %s', (missing, reason) => {
  const expected = { type: 'missing-code', body: { reason } }
  expect(toReport(new ErrorEvent('boundary', { error: missing }))).toEqual(expected)
  expect(toReport(new Rejection('unhandledrejection', { reason: missing }))).toEqual(expected)
})

const violation = {
  effectiveDirective: 'connect-src',
  blockedURI: 'https://evil.example/x',
  sourceFile: 'https://shop.example.com/assets/a.js',
  lineNumber: 3,
  columnNumber: 4,
  disposition: 'enforce',
}

it('reports a violation of the page’s policy, and leaves those of the host’s policy to the browser', () => {
  const of = (originalPolicy: string) =>
    toReport(new Violation('securitypolicyviolation', { ...violation, originalPolicy }))
  expect(of("connect-src 'self'")).toEqual({
    type: 'csp-violation',
    body: {
      effectiveDirective: 'connect-src',
      blockedURL: 'https://evil.example/x',
      disposition: 'enforce',
      stack: 'https://shop.example.com/assets/a.js:3:4',
    },
  })
  expect(of("connect-src 'self'; report-to shop")).toBeNull()
  // The page's policy repeats what the host's says of scripts.
  const script = { ...violation, effectiveDirective: 'script-src-elem', originalPolicy: "script-src 'self'" }
  expect(toReport(new Violation('securitypolicyviolation', script))).toBeNull()
})

it('listens to the window for each of them', () => {
  const seen: Occurrence[] = []
  watchPage({ report: (occurrence) => void seen.push(occurrence) })
  tellCaughtError('boundary', error)
  tellCaughtError('redrawn', error)
  for (const type of ['unhandledrejection', 'securitypolicyviolation', 'vite:preloadError'])
    dispatchEvent(new Event(type))
  dispatchEvent(new ErrorEvent('error', { error: null }))
  expect(seen.map(({ type }) => type)).toEqual([
    'boundary',
    'redrawn',
    'unhandledrejection',
    'securitypolicyviolation',
    'vite:preloadError',
    'error',
  ])
})
