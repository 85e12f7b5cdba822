import { expect, it } from 'vitest'
import { readBasePath, readConfig, readContactEmail } from '#src/adapters/config.ts'
import { testConfig } from '#tests/support/testConfig.ts'

/** Assembled from two strings, so that secret scanners don't mistake it for a real key. */
const secretKey = ['s', 'k_live_123'].join('')

it('readConfig reads and normalizes a complete configuration', () => {
  expect(readContactEmail({ VITE_CONTACT_EMAIL: ' contact@shop.com ' })).toBe('contact@shop.com')
  expect(
    readConfig({
      ...testConfig,
      VITE_API_URL: ' https://api.example.com/v1/ ',
      VITE_SITE_URL: 'https://shop.example.com/some/folder/',
      VITE_FIREBASE_AUTH_EMULATOR_URL: 'http://127.0.0.1:9099',
      VITE_DEMO_USER_EMAIL: 'user@example.com',
      VITE_DEMO_USER_PASSWORD: 'from the environment',
    }),
  ).toEqual({
    apiUrl: 'https://api.example.com/v1',
    siteUrl: 'https://shop.example.com',
    firebase: {
      apiKey: testConfig.VITE_FIREBASE_API_KEY,
      authDomain: testConfig.VITE_FIREBASE_AUTH_DOMAIN,
      projectId: testConfig.VITE_FIREBASE_PROJECT_ID,
      emulatorUrl: 'http://127.0.0.1:9099',
    },
    stripeKey: testConfig.VITE_STRIPE_PUBLISHABLE_KEY,
    imageHost: { url: testConfig.VITE_IMAGE_HOST_URL, key: testConfig.VITE_IMAGE_HOST_KEY },
    demoUser: { email: 'user@example.com', password: 'from the environment' },
    demoAdmin: null,
  })
})

it('omits an emulator and a site URL that are not configured, and a demo account without a password (AUTH-5)', () => {
  const config = readConfig({
    ...testConfig,
    VITE_SITE_URL: '',
    VITE_FIREBASE_AUTH_EMULATOR_URL: '',
    VITE_DEMO_ADMIN_EMAIL: 'a@example.com',
  })
  expect(config.firebase.emulatorUrl).toBeNull()
  expect(config.siteUrl).toBeNull()
  expect([config.demoUser, config.demoAdmin]).toEqual([null, null])
})

it('reads the URL for reports, and omits the property if the URL is not configured (REPORT-3)', () => {
  for (const reportUrl of [
    'https://reports.example.com/shop?key=1',
    'http://127.0.0.1:4750/reports',
    'http://localhost/',
  ])
    expect(readConfig({ ...testConfig, VITE_REPORT_URL: ` ${reportUrl} ` })).toMatchObject({ reportUrl })
  expect(readConfig({ ...testConfig, VITE_REPORT_URL: '' })).not.toHaveProperty('reportUrl')
})

it('reads the URL of the privacy notice, and omits the property if the URL is not configured (HOST-3)', () => {
  const privacyUrl = 'https://shop.example/privacy?lang=en#cookies'
  expect(readConfig({ ...testConfig, VITE_PRIVACY_URL: ` ${privacyUrl} ` })).toMatchObject({ privacyUrl })
  expect(readConfig({ ...testConfig, VITE_PRIVACY_URL: '' })).not.toHaveProperty('privacyUrl')
})

const hostNameMessage = 'must be the name of one host, such as shop.firebaseapp.com'
const plainUrlMessage = 'must be a URL without user name, password, query and #, on a host with a plain name'
const httpUrlMessage = 'must be a URL that starts with http:// or https://'
const reportUrlMessage = 'must be a URL that starts with https://, without user name, quotes, commas and semicolons'

const optionalNames = ['VITE_SITE_URL', 'VITE_FIREBASE_AUTH_EMULATOR_URL', 'CATALOGUE_FILE']
const requiredNames = Object.keys(testConfig).filter((name) => !optionalNames.includes(name))

const readAllConfig = (env: Record<string, unknown>) => [readConfig(env), readContactEmail(env)]

it('rejects a missing or blank variable with a message that names it', () => {
  for (const name of requiredNames) {
    const message = `${name} is missing. See .env.example for what it should be.`
    expect(() => readAllConfig({ ...testConfig, [name]: undefined })).toThrow(message)
    expect(() => readAllConfig({ ...testConfig, [name]: '  ' })).toThrow(message)
  }
})

it.each([
  ['VITE_FIREBASE_API_KEY', 'a:b', 'must not contain a colon'],
  ['VITE_FIREBASE_AUTH_DOMAIN', 'https://shop.firebaseapp.com', 'must not contain a colon'],
  ['VITE_FIREBASE_AUTH_DOMAIN', '*.firebaseapp.com', hostNameMessage],
  ['VITE_FIREBASE_AUTH_DOMAIN', 'shop.firebaseapp.com; script-src *', hostNameMessage],
  ['VITE_API_URL', 'https://user:pass@api.example.com', plainUrlMessage],
  ['VITE_API_URL', 'https://api.example.com/v1?key=1', plainUrlMessage],
  ['VITE_SITE_URL', 'https://*.example.com', plainUrlMessage],
  ['VITE_IMAGE_HOST_URL', 'javascript:alert(1)', httpUrlMessage],
  ['VITE_FIREBASE_AUTH_EMULATOR_URL', '127.0.0.1:9099', httpUrlMessage],
  ['VITE_STRIPE_PUBLISHABLE_KEY', secretKey, 'is a secret key (sk_), which must never be in a browser'],
  ['VITE_STRIPE_PUBLISHABLE_KEY', 'rk_live_1', 'must be a publishable key, which starts with pk_'],
  ['VITE_CONTACT_EMAIL', 'shop.example.com', 'must be an email address'],
  ['VITE_PRIVACY_URL', 'javascript:alert(1)', 'must be a URL that starts with http:// or https://'],
  ['VITE_REPORT_URL', 'http://reports.example.com/shop', reportUrlMessage],
  ['VITE_REPORT_URL', 'https://reports.example.com/shop;x', reportUrlMessage],
  ['VITE_REPORT_URL', 'https://key@reports.example.com/shop', reportUrlMessage],
])('rejects the configuration, with a message, if %s is %s', (name, value, message) => {
  expect(() => readAllConfig({ ...testConfig, [name]: value })).toThrow(
    `${name} ${message}. See .env.example for what it should be.`,
  )
})

it("reads the path of the shop's folder, and uses the root if the variable is unset or empty (HOST-1)", () => {
  const readPath = (path?: string) => readBasePath({ BASE_PATH: path })
  expect([readPath(), readPath(''), readPath('/'), readPath('/shop/'), readPath(' /a/b.c/ ')]).toEqual([
    '/',
    '/',
    '/',
    '/shop/',
    '/a/b.c/',
  ])
  for (const path of ['./', 'shop', '/shop', '//shop/', 'https://shop.example/', 'C:/Program Files/Git/shop/'])
    expect(() => readPath(path), path).toThrow('BASE_PATH must be a path such as /shop/, with a slash at both ends.')
})

it('omits a rejected value from the message, because the value may be a secret', () => {
  const invalidConfig = { ...testConfig, VITE_STRIPE_PUBLISHABLE_KEY: secretKey }
  expect(() => readConfig(invalidConfig)).toThrow(expect.not.stringContaining(secretKey))
})
