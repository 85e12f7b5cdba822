import { defineConfig } from '@playwright/test'
import { createLaunchOptions } from '#tests/support/browser.ts'

/** Usage: BASE_URL=https://shop.example.com npm run smoke. Checks a deployed shop and changes nothing there. */
export default defineConfig({
  name: 'deployed',
  testDir: '.',
  outputDir: '../../../node_modules/.cache/smoke',
  workers: 2,
  timeout: 90_000,
  expect: { timeout: 15_000 },
  reporter: './reporter.ts',
  use: { launchOptions: createLaunchOptions(), serviceWorkers: 'block', locale: 'en-US' },
})
