import { resolve } from 'node:path'

/** Port of the mock server in the end-to-end tests of the production build. */
export const mockServerPort = 4730

/** Port of the identity provider's emulator in the same tests. The emulator uses the next two ports as well. */
export const authEmulatorPort = 4733

export const emulatorPorts = [0, 1, 2].map((index) => authEmulatorPort + index)

export const authEmulatorUrl = `http://127.0.0.1:${authEmulatorPort}`

/** Port of the sites on which the smoke test itself is tested. Tests build the shop for this port's URL. */
export const deploymentPort = 4728

/** Ports of the sites in the end-to-end tests. */
export const [rootDemoPort, realPort, demoPort] = [4729, 4731, 4732]

/** Port of the server that receives error reports in the end-to-end tests. */
export const reportPort = 4727

/** All ports on which tests listen. */
export const testPorts = [
  reportPort,
  deploymentPort,
  rootDemoPort,
  mockServerPort,
  realPort,
  demoPort,
  ...emulatorPorts,
]

/** Configuration of the production build in tests. No value belongs to a real account. */
export const testConfig = {
  VITE_SITE_URL: `http://127.0.0.1:${deploymentPort}`,
  VITE_CONTACT_EMAIL: 'contact@shop.test',
  VITE_API_URL: `http://127.0.0.1:${mockServerPort}/api`,
  VITE_IMAGE_HOST_URL: `http://127.0.0.1:${mockServerPort}/image-host/upload`,
  VITE_IMAGE_HOST_KEY: 'test-image-key',
  VITE_FIREBASE_API_KEY: 'test-api-key',
  VITE_FIREBASE_AUTH_DOMAIN: 'demo-shop.firebaseapp.com',
  VITE_FIREBASE_PROJECT_ID: 'demo-shop',
  VITE_FIREBASE_AUTH_EMULATOR_URL: authEmulatorUrl,
  VITE_STRIPE_PUBLISHABLE_KEY: 'pk_test_shop',
  /** Written by `writeTestCatalogue`. */
  CATALOGUE_FILE: resolve('node_modules/.cache/catalogue.json'),
}

/** Environment variables that make a build fail if it makes a network request. */
export const noNetworkEnv = { NODE_OPTIONS: `--require=${JSON.stringify(resolve('tests/support/noNetwork.js'))}` }
