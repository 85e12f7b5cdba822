import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { readConfig } from '#src/platform/real/config.ts'
import { pagePolicy, toHeadersFile } from '#src/platform/real/policy.ts'
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

const headers = readFileSync('firebase.json', 'utf8')

it('has no unsafe source in the hosts’ headers, and Trusted Types on', () => {
  expect(headers).not.toContain('unsafe-')
  expect(headers).toContain("require-trusted-types-for 'script'; trusted-types default")
})

it('converts the headers for other static hosts', () => {
  const file = toHeadersFile(headers)
  expect(file.match(/^\S.*$/gm)).toEqual(['/*', '/assets/*'])
  expect(file).toMatch(/^\/\*\n {2}Content-Security-Policy: default-src 'none';/)
  expect(file).toMatch(/\/assets\/\*\n {2}Cache-Control: public, max-age=31536000, immutable$/)
  expect(file.match(/Cache-Control/g)).toHaveLength(1)
})

it('throws for an invalid hosting configuration', () => {
  expect(() => toHeadersFile('{"hosting": {}}')).toThrow('headers')
})
