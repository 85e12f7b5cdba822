import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { completeHosting, readPolicy, toHeadersFile } from '#src/build/hosting.ts'
import { collectInlineSources, createPagePolicy } from '#src/build/policy.ts'
import { readConfig, type RealConfig } from '#src/adapters/config.ts'
import { pageCases } from '#tests/spec/pages.ts'
import { testConfig } from '#tests/support/testConfig.ts'

// tests/bundle/hosting.test.ts checks how hosts serve the result.

const hostingJson = readFileSync('hosting.json', 'utf8')
const inlineSources = collectInlineSources(['<style>a{}</style><script data-fonts="/b.css">b()</script>'])
const builtFiles = ['index.html', 'assets/a.js', 'assets/c-800.avif']
const completeRules = (base: string, url?: string) => completeHosting(hostingJson, base, inlineSources, builtFiles, url)
const getSentHeaders = ({ headers }: ReturnType<typeof completeRules>) =>
  headers[0]?.headers.map(({ key, value }) => `${key}: ${value}`) ?? []

it('makes browsers use https for a year, and keeps other sites from loading the shop’s files', () => {
  expect(getSentHeaders(completeRules('/'))).toContain('Strict-Transport-Security: max-age=31536000')
  expect(getSentHeaders(completeRules('/'))).toContain('Cross-Origin-Resource-Policy: same-origin')
})

it('prefixes every path with the base path of the shop', () => {
  const { rewrites, headers } = completeRules('/shop/')
  const pagesWithId = Object.values(pageCases).filter(({ path }) => path.endsWith('{id}'))
  expect(rewrites).toEqual(
    pagesWithId.map(({ path }) => ({ source: `/shop${path.slice(0, -4)}*`, destination: '/shop/dashboard.html' })),
  )
  expect(headers.map(({ source }) => source)).toEqual(['/shop/**', '/shop/assets/@(a.js|c-800.avif)'])
})

it('writes only the 100 rules that hosts read, for the most important files', () => {
  const scripts = Array.from({ length: 101 }, (_, index) => `assets/${index}.js`)
  const writtenPaths = toHeadersFile(completeHosting(hostingJson, '/', inlineSources, scripts)).match(/^\/.*$/gm)
  // The rule for all pages is one of the 100, so 99 are left for files.
  expect(writtenPaths).toEqual(['/*', ...scripts.slice(0, 99).map((path) => `/${path}`)])
})

it('makes browsers report violations of the policy if a URL for reports is configured (REPORT-1)', () => {
  const url = 'https://reports.example.com/shop'
  const sentHeaders = getSentHeaders(completeRules('/', url))
  expect(sentHeaders).toContain(`Reporting-Endpoints: shop="${url}"`)
  expect(sentHeaders.join('\n')).toContain(`; report-uri ${url}; report-to shop`)
  expect(JSON.stringify(completeRules('/'))).not.toMatch(/report/i)
})

describe('the policy of a page', () => {
  const realConfig = readConfig({
    ...testConfig,
    VITE_API_URL: 'https://api.example.com/v1',
    VITE_IMAGE_HOST_URL: 'https://images.example.com/1/upload',
    VITE_FIREBASE_AUTH_EMULATOR_URL: '',
  })
  const hostPolicy = readPolicy(hostingJson)
  const createPolicy = (config: RealConfig) => createPagePolicy(hostPolicy, config)
  const getSources = (policy: string, name: string) =>
    new RegExp(`(?:^|; )${name} ([^;]*)`).exec(policy)?.[1]?.split(' ')

  it('is as strict as the policy in the headers, so that a host without headers is safe, too (SAFE-3)', () => {
    const directives = createPolicy(realConfig).split('; ')
    for (const directive of hostPolicy
      .split('; ')
      .filter((text) => !/^(connect|frame|img)-src|^frame-ancestors/.test(text)))
      expect(directives).toContain(directive)
    expect(getSources(createPolicy(realConfig), 'script-src')).toEqual([
      "'self'",
      'https://js.stripe.com',
      'https://*.js.stripe.com',
      // Only this path is allowed, because other scripts of this host call a function named in their URL.
      'https://apis.google.com/js/api.js',
      'https://apis.google.com/_/scs/',
    ])
    // Browsers ignore frame-ancestors in a page's own policy, and log a warning.
    expect(createPolicy(realConfig)).not.toContain('frame-ancestors')
    expect(createPolicy(realConfig)).not.toMatch(/ \*(;|$)/)
  })

  it('allows connections to the configured hosts and no others', () => {
    const configuredSources = [
      "'self'",
      'https://api.example.com',
      'https://images.example.com',
      'https://api.stripe.com',
    ]
    const identityOrigins = ['https://identitytoolkit.googleapis.com', 'https://securetoken.googleapis.com']
    expect(getSources(createPolicy(realConfig), 'connect-src')).toEqual([...configuredSources, ...identityOrigins])
    expect(getSources(createPolicy(realConfig), 'frame-src')).toContain(
      `https://${testConfig.VITE_FIREBASE_AUTH_DOMAIN}`,
    )
  })

  it('allows connections to the emulator and for reports only if they are configured', () => {
    const emulatorUrl = testConfig.VITE_FIREBASE_AUTH_EMULATOR_URL
    const reportUrl = 'https://reports.example.com/shop'
    expect(createPolicy(readConfig(testConfig))).toContain(emulatorUrl)
    expect(createPolicy({ ...realConfig, reportUrl })).toContain(' https://reports.example.com;')
    expect(createPolicy(realConfig)).not.toMatch(/reports|127\.0\.0\.1|localhost/)
  })
})
