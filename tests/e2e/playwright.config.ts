import { defineConfig } from '@playwright/test'
import { launchOptions } from '#tests/support/browser.ts'
import { mockServerPort } from '#tests/support/testConfig.ts'

const realPort = 4731
const demoPort = 4732
/** The demo lives in a folder of somebody's plain static host, the shop at the root of one that knows its addresses. */
const demoMount = '/shop/demo/'
const realURL = `http://127.0.0.1:${realPort}/`
const demoURL = `http://127.0.0.1:${demoPort}${demoMount}`

const site = (dir: string, port: number, mount: string, fallback: '404' | 'spa') => ({
  command: `node tests/support/static.ts ${dir} ${port} ${mount} ${fallback}`,
  port,
  reuseExistingServer: false,
})

export default defineConfig({
  testDir: '.',
  timeout: 90_000,
  outputDir: '../../node_modules/.cache/e2e',
  workers: 2,
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  globalTimeout: 5 * 60_000,
  expect: { timeout: 10_000 },
  reporter: 'line',
  use: {
    launchOptions: launchOptions(),
    viewport: { width: 1280, height: 800 },
    contextOptions: { reducedMotion: 'reduce' },
    locale: 'en-US',
    timezoneId: 'UTC',
    trace: 'off',
  },
  projects: [
    { name: 'mock', testMatch: ['shared/**', 'mock/**'], use: { baseURL: demoURL } },
    // browsers that refuse workers: the mock server then runs in the page
    { name: 'mock-in-page', testMatch: ['shared/**', 'mock/**'], use: { baseURL: demoURL, serviceWorkers: 'block' } },
    { name: 'real', testMatch: ['shared/**', 'real/**'], use: { baseURL: realURL } },
  ],
  webServer: [
    site('dist-mock', demoPort, demoMount, '404'),
    site('dist', realPort, '/', 'spa'),
    {
      command: 'node mocks/http.ts',
      port: mockServerPort,
      env: { PORT: String(mockServerPort) },
      reuseExistingServer: false,
    },
  ].map((server) => ({ ...server, cwd: '../..' })),
})
