import { expect, it } from 'vitest'
import { readConfig } from '#src/platform/real/config.ts'
import { pagePolicy } from '#src/platform/real/policy.ts'
import { testConfig } from '#tests/support/testConfig.ts'

const real = readConfig({
  ...testConfig,
  VITE_API_URL: 'https://api.example.com/v1',
  VITE_IMAGE_HOST_URL: 'https://images.example.com/1/upload',
  VITE_FIREBASE_AUTH_EMULATOR_URL: '',
})
const sourcesOf = (policy: string, name: string) => new RegExp(`(?:^|; )${name} ([^;]*)`).exec(policy)?.[1]?.split(' ')

it('allows connections to the configured hosts and no others', () => {
  expect(sourcesOf(pagePolicy(real), 'connect-src')).toEqual([
    "'self'",
    'https://api.example.com',
    'https://images.example.com',
    'https://api.stripe.com',
    'https://identitytoolkit.googleapis.com',
    'https://securetoken.googleapis.com',
  ])
  expect(sourcesOf(pagePolicy(real), 'frame-src')).toContain(`https://${testConfig.VITE_FIREBASE_AUTH_DOMAIN}`)
})

it('allows the emulator only when one is configured', () => {
  const emulatorUrl = testConfig.VITE_FIREBASE_AUTH_EMULATOR_URL
  expect(pagePolicy(readConfig(testConfig))).toContain(emulatorUrl)
  expect(pagePolicy(real)).not.toContain(emulatorUrl)
})

it('allows reports only when they are configured', () => {
  expect(pagePolicy({ ...real, reportUrl: 'https://reports.example.com/shop' })).toContain(
    ' https://reports.example.com;',
  )
  expect(pagePolicy(real)).not.toContain('reports')
})
