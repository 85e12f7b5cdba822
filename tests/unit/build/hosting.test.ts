import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { completeHosting, maxHeaderRules, toHeadersFile } from '#src/build/hosting.ts'
import { inlineSources } from '#src/build/policy.ts'
import { pageCases } from '#tests/spec/pages.ts'

// tests/bundle/hosting.test.ts asks hosts for what the build has made of it.

const json = readFileSync('hosting.json', 'utf8')
const inline = inlineSources(['<style>a{}</style><script data-fonts="/b.css">b()</script>'])
const files = ['index.html', 'assets/a.js', 'assets/c-800.avif']
const complete = (base: string, url?: string) => completeHosting(json, base, inline, files, url)
const sentBy = ({ headers }: ReturnType<typeof complete>) =>
  headers[0]?.headers.map(({ key, value }) => `${key}: ${value}`) ?? []

it('keeps the shop on https for a year, for itself and out of other sites', () => {
  expect(sentBy(complete('/'))).toContain('Strict-Transport-Security: max-age=31536000')
  expect(sentBy(complete('/'))).toContain('Cross-Origin-Resource-Policy: same-origin')
})

it('puts the folder of the shop in front of every path', () => {
  const { rewrites, headers } = complete('/shop/')
  const withId = Object.values(pageCases).filter(({ path }) => path.endsWith('{id}'))
  expect(rewrites).toEqual(
    withId.map(({ path }) => ({ source: `/shop${path.slice(0, -4)}*`, destination: '/shop/dashboard.html' })),
  )
  expect(headers.map(({ source }) => source)).toEqual(['/shop/**', '/shop/assets/@(a.js|c-800.avif)'])
})

it('writes no more rules than hosts read', () => {
  const many = Array.from({ length: maxHeaderRules }, (_, index) => `assets/${index}.js`)
  expect(() => toHeadersFile(completeHosting(json, '/', inline, many))).toThrow('101 rules')
})

it('makes browsers report violations of the policy, where that is configured (REPORT-1)', () => {
  const url = 'https://reports.example.com/shop'
  const sent = sentBy(complete('/', url))
  expect(sent).toContain(`Reporting-Endpoints: shop="${url}"`)
  expect(sent.join('\n')).toContain(`; report-uri ${url}; report-to shop`)
  expect(JSON.stringify(complete('/'))).not.toMatch(/report/i)
})
