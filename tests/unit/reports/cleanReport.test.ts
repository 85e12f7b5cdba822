import { expect, it, test } from 'vitest'
import { cleanReport } from '#src/reports/cleanReport.ts'
import { cleanMessage } from '#src/reports/cleanText.ts'
import type { Report } from '#src/reports/report.ts'
import { hostileTexts } from '#tests/hostile/corpus.ts'

const base = 'https://shop.example.com/'
const clean = (report: Report) => cleanReport(report, base).body

it('keeps of an error its name, the known words of its message, and the places in the shop’s own files', () => {
  const stack = `TypeError: Cannot read properties of undefined (reading 'map')
    at Xe (${base}assets/B7r3aPV.js:1:2345)
    at async ${base}assets/PartsRoute-BoeT_-3.js:12:7
    at n (https://js.stripe.com/v3/assets/x.js:1:1)
    at chrome-extension://abc/assets/y.js:1:1`
  const body = { name: 'TypeError', message: "Cannot read properties of undefined (reading 'map')", stack }
  expect(clean({ type: 'error', body: { source: 'window', ...body } })).toEqual({
    source: 'window',
    name: 'TypeError',
    message: 'cannot read properties of undefined … reading …',
    stack: ['assets/B7r3aPV.js:1:2345', 'assets/PartsRoute-BoeT_-3.js:12:7'],
  })
})

it.each([
  [
    'Failed to fetch dynamically imported module: https://shop.example.com/assets/a.js?x=1',
    /^failed to fetch dynamically … module … a …$/,
  ],
  [
    'Minified React error #418; visit https://react.dev/errors/418?args[]=HTML',
    /^minified react error #418 … react …$/,
  ],
  ['Maximum call stack size exceeded', /^maximum call stack size exceeded$/],
  [`Unexpected token 'R', "Rina" is not valid JSON`, /^unexpected … is not valid json$/],
  ["undefined is not an object (evaluating 'e.name')", /^undefined is not … object …$/],
  ['', /^$/],
])('reduces the message %s', (message, expected) => {
  expect(cleanMessage(message)).toMatch(expected)
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

/** A text in every place of every report that a person, a server or an address can reach. */
const reportsWith = (text: string): Report[] => {
  const stack = `Error: ${text}\n at ${text} (${base}${text}:1:2)\n at ${base}assets/a.js:1:2?${text}`
  return [
    { type: 'error', body: { source: 'window', name: text, message: text, stack } },
    { type: 'error', body: { source: 'promise', name: 'TypeError', message: `x: "${text}" (${text})`, stack } },
    { type: 'failed-call', body: { call: text, kind: text, status: 500 } },
    { type: 'payment', body: { state: 'lost', orderId: text, transactionId: text } },
    {
      type: 'csp-violation',
      body: { effectiveDirective: text, blockedURL: text, disposition: text, stack: `${base}${text}:1:1` },
    },
    {
      type: 'csp-violation',
      body: { effectiveDirective: 'x', blockedURL: `${base}?${text}`, disposition: 'x', stack },
    },
  ]
}

/** What must never leave the browser: one of each kind that the shop handles (REPORT-2). */
const secrets: Readonly<Record<string, string>> = {
  name: 'Rina Akter',
  email: 'rina.akter@example.com',
  password: 'Workshop!25',
  address: '12 Station Road, Sylhet',
  phone: '+880 1711 223 344',
  card: '4242 4242 4242 4242',
  token: ['eyJhbGciOiJIUzI1NiJ9', 'eyJlbWFpbCI6InJpbmEifQ', 'c2lnbmF0dXJl'].join('.'),
  bearer: 'Bearer abc.def',
  clientSecret: 'pi_3Nabc_secret_9XyZ',
  upload: 'https://images.example.com/1/upload?key=f00ba4',
  search: 'https://shop.example.com/parts?q=Rina#top',
  order: '/dashboard/payment/order-1012?redirect_status=succeeded',
  review: 'The brake pads "rattle", and Nadia agrees.',
}

/** One word or one id may pass where the shop puts its own; an origin is the host that was blocked. */
const isHarmless = (text: string) => /^[\w-]*$/.test(text) || /^https?:\/\/[\w.:-]*\/?$/.test(text)

/** Spaces and dots alone name nothing. */
const says = /[^\s.…#/:"\\?,()-]{3}/u

test.each([...hostileTexts, ...Object.values(secrets)].filter((text) => says.test(text) && !isHarmless(text)))(
  'leaves nothing of %j in any report (REPORT-2)',
  (text) => {
    for (const report of reportsWith(text)) {
      const sent = JSON.stringify(clean(report))
      expect(sent).not.toContain(text)
      expect(sent).not.toContain(JSON.stringify(text).slice(1, -1))
      for (const part of text.split(/\s+/).filter((word) => word.length > 12)) expect(sent).not.toContain(part)
    }
  },
)
