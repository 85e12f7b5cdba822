import { availableParallelism } from 'node:os'
import { defineConfig } from '@playwright/test'
import { createLocalLaunchOptions } from '#tests/support/browser.ts'
import { findOrUnpackOldestBrowser, canRunOldestBrowser } from '#tests/support/oldestBrowser.ts'
import { demoPort, emulatorPorts, mockServerPort, realPort, rootDemoPort } from '#tests/support/testConfig.ts'

/** The folder of a plain static host from which the demo is served. The shop is served from the root of a host. */
const demoMount = '/a/b/'
const realURL = `http://127.0.0.1:${realPort}/`
const demoURL = `http://127.0.0.1:${demoPort}${demoMount}`

const serveSite = (dir: string, port: number, mount: string, fallback: '404' | 'spa') => ({
  command: `node tests/support/static.ts ${dir} --port ${port} --mount ${mount} --fallback ${fallback}`,
  port,
  reuseExistingServer: false,
})

/** The command first checks the emulator's ports, because a leftover program would respond instead of the emulator. */
const mockServer = {
  command: `node tests/support/preflight.ts ${emulatorPorts.join(' ')} && node mocks/http.ts --restarts-after 3`,
  port: mockServerPort,
  env: { PORT: String(mockServerPort) },
  reuseExistingServer: false,
}

/**
 * The emulator starts slowly, so this configuration contains no URL for which Playwright would wait. The tests that
 * need the emulator wait for it themselves (`waitForIdentityProvider`).
 */
const authEmulator = { command: 'node tests/support/authEmulator.ts' }

const selectedProjects = process.argv.join(' ').match(/(?<=--project[ =])\S+/g)

/** Whether one of these projects runs. Only their sites are served, because other sites may not be built. */
const isSelected = (...projects: string[]) =>
  selectedProjects === null || projects.some((project) => selectedProjects.includes(project))

const { args, ...otherLaunchOptions } = createLocalLaunchOptions()

/** Creates the project of the tests that also run in the oldest supported browser (ROBUST-5). */
const createOldestProject = (folder: 'real' | 'mock', baseURL: string) => ({
  name: `${folder}-oldest`,
  testMatch: canRunOldestBrowser ? `${folder}/*.spec.ts` : [],
  grep: /@oldest/,
  use: {
    baseURL,
    launchOptions: {
      ...otherLaunchOptions,
      executablePath: findOrUnpackOldestBrowser(),
      args: [...args, '--no-sandbox'],
    },
  },
})

/** The tags of skipped tests, by TEST_LEVEL. The nightly workflow sets TEST_LEVEL=nightly, so it skips none. */
const skippedTags: Record<string, RegExp> = { day: /@(release|nightly)/, all: /@nightly/ }

export default defineConfig({
  testDir: '.',
  timeout: 120_000,
  outputDir: '../../node_modules/.cache/e2e',
  // Uses one more worker than the machine has cores, because a test often waits for timers.
  workers: availableParallelism() + 1,
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  // A failed test is retried, because browsers on slow machines sometimes drop events. The report lists all retries.
  retries: 1,
  globalTimeout: 60 * 60_000,
  grepInvert: skippedTags[process.env.TEST_LEVEL ?? 'day'] ?? [],
  expect: { timeout: 30_000 },
  reporter: [
    ['line'],
    ...(process.env.PLAYWRIGHT_JSON_OUTPUT_FILE ? [['json'] as const] : []),
    // CI shows annotations at the lines that failed, and keeps a report that contains the traces.
    ...(process.env.CI
      ? [
          ['github'] as const,
          ['html', { open: 'never', outputFolder: '../../node_modules/.cache/reports/e2e' }] as const,
        ]
      : []),
  ],
  use: {
    launchOptions: createLocalLaunchOptions(),
    viewport: { width: 1280, height: 800 },
    contextOptions: { reducedMotion: 'reduce' },
    locale: 'en-US',
    timezoneId: 'UTC',
    trace: 'on-first-retry',
    // A click on an element that never appears fails after one minute, long before the test's timeout.
    actionTimeout: 60_000,
    // The demo's service worker caches all files, which takes longer than many tests. Tests of the worker set 'allow'.
    serviceWorkers: 'block',
  },
  projects: [
    // These tests run first, because they don't wait for the emulator, which starts slowly.
    {
      name: 'mock-at-root',
      testMatch: 'mock/*.spec.ts',
      grep: /@root/,
      use: { baseURL: `http://127.0.0.1:${rootDemoPort}/` },
    },
    // The project with the longest tests is next. If it were last, cores would be idle while its last tests run.
    { name: 'real', testMatch: 'real/*.spec.ts', use: { baseURL: realURL } },
    { name: 'mock', testMatch: 'mock/*.spec.ts', use: { baseURL: demoURL } },
    createOldestProject('real', realURL),
    createOldestProject('mock', demoURL),
    // This project tests the published folder, which contains the demo and Storybook under one URL.
    { name: 'site', testMatch: 'site/*.spec.ts' },
  ],
  webServer: [
    // The servers start in this order. The mock server's command checks the emulator's ports, so it must come first.
    ...(isSelected('real', 'real-oldest') ? [mockServer, authEmulator] : []),
    ...(isSelected('mock', 'mock-oldest') ? [serveSite('dist-mock', demoPort, demoMount, '404')] : []),
    ...(isSelected('mock-at-root') ? [serveSite('dist-mock', rootDemoPort, '/', '404')] : []),
    ...(isSelected('real', 'real-oldest') ? [serveSite('dist', realPort, '/', 'spa')] : []),
  ].map((server) => ({ ...server, cwd: '../..' })),
})
