import { availableParallelism } from 'node:os'
import { defineConfig } from '@playwright/test'
import { localLaunchOptions } from '#tests/support/browser.ts'
import { oldestBrowserPath, runsOldestBrowser } from '#tests/support/oldestBrowser.ts'
import { demoPort, emulatorPorts, mockServerPort, realPort, rootDemoPort } from '#tests/support/testConfig.ts'

/** The demo is served from a folder of a plain static host, the shop from the root of a host with rewrites. */
const demoMount = '/a/b/'
const realURL = `http://127.0.0.1:${realPort}/`
const demoURL = `http://127.0.0.1:${demoPort}${demoMount}`

const site = (dir: string, port: number, mount: string, fallback: '404' | 'spa') => ({
  command: `node tests/support/static.ts ${dir} --port ${port} --mount ${mount} --fallback ${fallback}`,
  port,
  reuseExistingServer: false,
})

/** A program that is left over on the emulator's ports would answer in its place. */
const mockServer = {
  command: `node tests/support/preflight.ts ${emulatorPorts.join(' ')} && node mocks/http.ts --restarts-after 3`,
  port: mockServerPort,
  env: { PORT: String(mockServerPort) },
  reuseExistingServer: false,
}

/** Without an address Playwright doesn't wait for it: it takes seconds to start, and tests that need it wait (`identityStarted`). */
const authEmulator = { command: 'node tests/support/authEmulator.ts' }

const selectedProjects = process.argv.join(' ').match(/(?<=--project[ =])\S+/g)

/** Whether a project runs: only its own sites are served, the others may not be built. */
const isSelected = (...projects: string[]) =>
  selectedProjects === null || projects.some((project) => selectedProjects.includes(project))

const { args, ...launch } = localLaunchOptions()

/** Tests that the oldest supported browser runs, too (ROBUST-5). */
const inOldest = (folder: 'real' | 'mock', baseURL: string) => ({
  name: `${folder}-oldest`,
  testMatch: runsOldestBrowser ? `${folder}/*.spec.ts` : [],
  grep: /@oldest/,
  use: { baseURL, launchOptions: { ...launch, executablePath: oldestBrowserPath(), args: [...args, '--no-sandbox'] } },
})

/** Tags of the tests that do not run, by level: npm test, npm run test:all, the nightly workflow. */
const leftOut: Record<string, RegExp> = { day: /@(release|nightly)/, all: /@nightly/ }

export default defineConfig({
  testDir: '.',
  timeout: 120_000,
  outputDir: '../../node_modules/.cache/e2e',
  // One more than the cores: pages wait for each other's workers and timers.
  workers: availableParallelism() + 1,
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  // A browser on a busy machine loses an event now and then; the result names each test that had to be run again.
  retries: 1,
  globalTimeout: 60 * 60_000,
  grepInvert: leftOut[process.env.TEST_LEVEL ?? 'day'] ?? [],
  expect: { timeout: 30_000 },
  reporter: [
    ['line'],
    ...(process.env.PLAYWRIGHT_JSON_OUTPUT_FILE ? [['json'] as const] : []),
    // Marks at the lines that failed, and a report that holds the traces.
    ...(process.env.CI
      ? [
          ['github'] as const,
          ['html', { open: 'never', outputFolder: '../../node_modules/.cache/reports/e2e' }] as const,
        ]
      : []),
  ],
  use: {
    launchOptions: localLaunchOptions(),
    viewport: { width: 1280, height: 800 },
    contextOptions: { reducedMotion: 'reduce' },
    locale: 'en-US',
    timezoneId: 'UTC',
    trace: 'on-first-retry',
    // Pressing an element that never appears fails after a minute, not when the time of the test is up.
    actionTimeout: 60_000,
    // The demo's worker stores all its files, which takes longer than many a test; demoHost.ts allows it.
    serviceWorkers: 'block',
  },
  projects: [
    // The demo at the root of a host: first, because it needs no account.
    {
      name: 'mock-at-root',
      testMatch: 'mock/*.spec.ts',
      grep: /@root/,
      use: { baseURL: `http://127.0.0.1:${rootDemoPort}/` },
    },
    // Then the site whose tests take longest: at the end, the cores have equal work.
    { name: 'real', testMatch: 'real/*.spec.ts', use: { baseURL: realURL } },
    { name: 'mock', testMatch: 'mock/*.spec.ts', use: { baseURL: demoURL } },
    inOldest('real', realURL),
    inOldest('mock', demoURL),
    // The folder that is published: demo and Storybook below one address.
    { name: 'site', testMatch: 'site/*.spec.ts' },
  ],
  webServer: [
    // One after the other: first who looks at the emulator's ports, then the emulator.
    ...(isSelected('real', 'real-oldest') ? [mockServer, authEmulator] : []),
    ...(isSelected('mock', 'mock-oldest') ? [site('dist-mock', demoPort, demoMount, '404')] : []),
    ...(isSelected('mock-at-root') ? [site('dist-mock', rootDemoPort, '/', '404')] : []),
    ...(isSelected('real', 'real-oldest') ? [site('dist', realPort, '/', 'spa')] : []),
  ].map((server) => ({ ...server, cwd: '../..' })),
})
