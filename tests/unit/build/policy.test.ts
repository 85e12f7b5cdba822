import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { readPolicy } from '#src/build/hosting.ts'
import { readConfig, type RealConfig } from '#src/platform/real/config.ts'
import { pagePolicy } from '#src/build/policy.ts'
import { testConfig } from '#tests/support/testConfig.ts'

const real = readConfig({
  ...testConfig,
  VITE_API_URL: 'https://api.example.com/v1',
  VITE_IMAGE_HOST_URL: 'https://images.example.com/1/upload',
  VITE_FIREBASE_AUTH_EMULATOR_URL: '',
})
const hostPolicy = readPolicy(readFileSync('hosting.json', 'utf8'))
const policyOf = (config: RealConfig) => pagePolicy(hostPolicy, config)
const sourcesOf = (policy: string, name: string) => new RegExp(`(?:^|; )${name} ([^;]*)`).exec(policy)?.[1]?.split(' ')

it('is as strict as the policy of the hosts, on a host without headers too (SAFE-3)', () => {
  const directives = policyOf(real).split('; ')
  for (const directive of hostPolicy
    .split('; ')
    .filter((text) => !/^(connect|frame|img)-src|^frame-ancestors/.test(text)))
    expect(directives).toContain(directive)
  expect(sourcesOf(policyOf(real), 'script-src')).toEqual([
    "'self'",
    'https://js.stripe.com',
    'https://*.js.stripe.com',
    'https://apis.google.com',
  ])
  // Browsers ignore it in a page, and say so in the console.
  expect(policyOf(real)).not.toContain('frame-ancestors')
  expect(policyOf(real)).not.toMatch(/ \*(;|$)/)
})

it('allows connections to the configured hosts and no others', () => {
  const configured = ["'self'", 'https://api.example.com', 'https://images.example.com', 'https://api.stripe.com']
  const identity = ['https://identitytoolkit.googleapis.com', 'https://securetoken.googleapis.com']
  expect(sourcesOf(policyOf(real), 'connect-src')).toEqual([...configured, ...identity])
  expect(sourcesOf(policyOf(real), 'frame-src')).toContain(`https://${testConfig.VITE_FIREBASE_AUTH_DOMAIN}`)
})

it('allows the emulator and reports only when they are configured', () => {
  const emulatorUrl = testConfig.VITE_FIREBASE_AUTH_EMULATOR_URL
  const reportUrl = 'https://reports.example.com/shop'
  expect(policyOf(readConfig(testConfig))).toContain(emulatorUrl)
  expect(policyOf({ ...real, reportUrl })).toContain(' https://reports.example.com;')
  expect(policyOf(real)).not.toMatch(/reports|127\.0\.0\.1|localhost/)
})
