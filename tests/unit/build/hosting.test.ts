import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { completeHosting, maxHeaderRules, toHeadersFile, toRedirectsFile } from '#src/build/hosting.ts'
import { inlineSources } from '#src/build/inline.ts'
import { pageCases } from '#tests/spec/pages.ts'

const json = readFileSync('hosting.json', 'utf8')
const pathsWithId = Object.values(pageCases).flatMap(({ path }) => (path.endsWith('{id}') ? path.slice(0, -4) : []))
const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

const page = `<style>a{}</style><link rel="stylesheet" href="/a.css"><script src="/a.js"></script>
  <script type="application/ld+json" data-until-started>{"a":1}</script><script data-fonts="/b.css">b()</script>`
const inline = inlineSources([page, page.replace('a{}', 'b{}')])
const files = ['index.html', 'assets/a.js', 'assets/b.css', 'assets/c-800.avif', 'assets/d-800.avif']
const hosting = completeHosting(json, '/', inline, files)
const policy = hosting.headers[0]?.headers.find(({ key }) => key === 'Content-Security-Policy')?.value

it('allows the inline styles and scripts of the pages, each by its hash, and no others', () => {
  const providers = 'https://js.stripe.com https://*.js.stripe.com https://apis.google.com'
  expect(policy).toContain(`; script-src 'self' ${providers} ${hashOf('b()')};`)
  expect(policy).toContain(`; style-src 'self' ${hashOf('a{}')} ${hashOf('b{}')};`)
  expect(policy?.match(/sha256-/g)).toHaveLength(3)
})

it('keeps the shop on https for a year, for itself and out of other sites', () => {
  const sent = hosting.headers[0]?.headers.map(({ key, value }) => `${key}: ${value}`)
  expect(sent).toContain('Strict-Transport-Security: max-age=31536000')
  expect(sent).toContain('Cross-Origin-Resource-Policy: same-origin')
})

it('puts the folder of the shop in front of every path', () => {
  const { rewrites, headers } = completeHosting(json, '/shop/', inline, files)
  expect(rewrites).toEqual(
    pathsWithId.map((path) => ({ source: `/shop${path}*`, destination: '/shop/dashboard.html' })),
  )
  expect(headers.map(({ source }) => source)).toEqual(['/shop/**', '/shop/assets/@(a.js|b.css|c-800.avif|d-800.avif)'])
})

it('converts the rewrites for other static hosts: a page with an id is answered with the empty page, in place', () => {
  const lines = pathsWithId.map((path) => `/shop${path}:id /shop/dashboard/ 200`)
  expect(toRedirectsFile('/shop/').split('\n')).toEqual(lines)
})

it('converts the headers for other static hosts', () => {
  const file = toHeadersFile(hosting)
  expect(file.match(/^\S.*$/gm)).toEqual(['/*', '/assets/a.js', '/assets/b.css', '/assets/*.avif'])
  expect(file).toMatch(/^\/\*\n {2}Content-Security-Policy: default-src 'none';/)
  expect(file).toMatch(/\/assets\/\*\.avif\n {2}Cache-Control: public, max-age=31536000, immutable$/)
  expect(file.match(/Cache-Control/g)).toHaveLength(3)
})

it('writes no more rules than hosts read', () => {
  const many = Array.from({ length: maxHeaderRules }, (_, index) => `assets/${index}.js`)
  expect(() => toHeadersFile(completeHosting(json, '/', inline, many))).toThrow('101 rules')
})

it('makes browsers report violations of the policy, where that is configured (REPORT-1)', () => {
  const url = 'https://reports.example.com/shop'
  const [everywhere] = completeHosting(json, '/', inline, files, url).headers
  const valueOf = (name: string) => everywhere?.headers.find(({ key }) => key === name)?.value
  expect(valueOf('Reporting-Endpoints')).toBe(`shop="${url}"`)
  expect(valueOf('Content-Security-Policy')).toBe(`${policy}; report-uri ${url}; report-to shop`)
  expect(JSON.stringify(hosting)).not.toMatch(/report/i)
})
