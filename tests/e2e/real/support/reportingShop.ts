import { mkdtempSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import type { WorkerFixture } from '@playwright/test'
import { mapsOf } from '#src/build/sourceMaps.ts'
import { cardProvider, type CardProvider } from '#tests/e2e/real/support/cardProvider.ts'
import { test as base } from '#tests/e2e/fixtures.ts'
import { buildShop } from '#tests/support/bundle.ts'
import { serveStatic } from '#tests/support/static.ts'
import { reportPort } from '#tests/support/testConfig.ts'
import { startReceiver, type ReceivedReport } from '#tests/tools/reports/receiver.ts'

/** Where the build reports to. */
export const reportUrl = `http://127.0.0.1:${reportPort}/`

/** A fixture: the folder of a production build that reports. */
export const reportingDir: [WorkerFixture<string, object>, { scope: 'worker'; timeout: number }] = [
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads a fixture's needs from this pattern
  async ({}, use) => {
    const dir = mkdtempSync(join(process.cwd(), 'node_modules', '.cache', 'reporting-'))
    buildShop(dir, { VITE_REPORT_URL: reportUrl })
    await use(dir)
    for (const folder of [dir, mapsOf(dir)]) rmSync(folder, { recursive: true })
  },
  { scope: 'worker', timeout: 120_000 },
]

/** A receiver of reports that tests control. */
export interface Receiver {
  /** Its address, with a slash at the end. */
  readonly url: string
  /** What has arrived, without the page's vitals. */
  readonly reports: readonly ReceivedReport[]
  readonly vitals: readonly ReceivedReport[]
  /** How it answers from now on. */
  answer(how: 'well' | 'refusing'): void
}

/** Starts a receiver, which answers well at first. */
export async function startTestReceiver(port: number): Promise<Receiver & { clear(): void; stop(): Promise<void> }> {
  const received: ReceivedReport[] = []
  let isRefusing = false
  const { origin, stop } = await startReceiver(port, (reports) => {
    if (isRefusing) throw new Error('refused')
    received.push(...reports)
  })
  return {
    url: `${origin}/`,
    get reports() {
      return received.filter(({ type }) => type !== 'vitals')
    },
    get vitals() {
      return received.filter(({ type }) => type === 'vitals')
    },
    answer: (how) => void (isRefusing = how === 'refusing'),
    clear: () => void received.splice(0),
    stop,
  }
}

interface WorkerFixtures {
  /** Folder of a production build that reports, and its address. */
  reportingDir: string
  reportingSite: string
  /** The receiver of the reports of all pages of a worker. */
  anyReceiver: Receiver & { clear(): void }
}

interface Fixtures {
  /** The receiver, empty at the start of each test. */
  receiver: Receiver
  cardProvider: CardProvider
}

/** Playwright's test for a build with VITE_REPORT_URL. Its pages may be noisy: their faults are what is reported. */
export const test = base.extend<Fixtures, WorkerFixtures>({
  reportingDir,

  reportingSite: [
    async ({ reportingDir: dir }, use) => {
      const { url, stop } = await serveStatic({ dir, fallback: 'spa' })
      await use(url.replace('localhost', '127.0.0.1'))
      await stop()
    },
    { scope: 'worker' },
  ],

  anyReceiver: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads a fixture's needs from this pattern
    async ({}, use) => {
      const receiver = await startTestReceiver(reportPort)
      await use(receiver)
      await receiver.stop()
    },
    { scope: 'worker' },
  ],

  receiver: async ({ anyReceiver }, use) => {
    anyReceiver.clear()
    await use(anyReceiver)
  },

  baseURL: ({ reportingSite }, use) => use(reportingSite),

  // oxlint-disable-next-line no-empty-pattern -- Playwright reads a fixture's needs from this pattern
  quietConsole: async ({}, use) => use(),

  cardProvider,
})
