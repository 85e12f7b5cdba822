import { availableParallelism } from 'node:os'
import { defineConfig } from '@playwright/test'
import { engineNames, type EngineName } from '#tests/support/engines.ts'
import { authEmulatorUrl, mockServerPort } from '#tests/support/testConfig.ts'

export default defineConfig<object, { engine: EngineName }>({
  testDir: '.',
  timeout: 150_000,
  outputDir: '../../../node_modules/.cache/engines',
  workers: availableParallelism(),
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  // A failed test is retried, because browsers on slow machines sometimes drop events.
  retries: 1,
  globalTimeout: 60 * 60_000,
  // The demo stores 100 files before it works offline.
  expect: { timeout: 60_000 },
  reporter: 'list',
  projects: engineNames.map((engine) => ({ name: engine, use: { engine } })),
  // The servers that the production build calls.
  webServer: [
    { command: 'node mocks/http.ts', port: mockServerPort, env: { PORT: String(mockServerPort) } },
    { command: 'node tests/support/authEmulator.ts', url: authEmulatorUrl },
  ].map((server) => ({ ...server, cwd: '../../..', timeout: 180_000 })),
})
