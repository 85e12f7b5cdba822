import type { Server } from 'node:http'
import { buildReportingShop } from '#tests/e2e/reportingBuild.ts'
import { CardProvider } from '#tests/e2e/real/support/cardProvider.ts'
import { test as base } from '#tests/e2e/fixtures.ts'
import { serveStatic } from '#tests/support/static.ts'
import { reportPort } from '#tests/support/testConfig.ts'
import { startReceiver, type ReceivedReport } from '#tests/tools/reports/receiver.ts'

/** The receiver of the reports of all pages of a worker. */
export interface Receiver {
  /** What has arrived, without the page's vitals. */
  readonly reports: readonly ReceivedReport[]
  readonly vitals: readonly ReceivedReport[]
  /** How it answers from now on; `silently`: not at all. */
  answer(how: 'well' | 'refusing' | 'silently'): void
}

interface WorkerFixtures {
  /** Folder of a production build that reports. */
  reportingDir: string
  /** Its address. */
  reportingSite: string
  anyReceiver: Receiver & { clear(): void }
}

interface Fixtures {
  /** The receiver, empty at the start of each test. */
  receiver: Receiver
  cardProvider: CardProvider
}

const stop = (server: Server) =>
  new Promise<void>((resolve) => {
    server.close(() => resolve())
    server.closeAllConnections()
  })

/** Playwright's test for a build with VITE_REPORT_URL. Its pages may be noisy: their faults are what is reported. */
export const test = base.extend<Fixtures, WorkerFixtures>({
  reportingDir: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads a fixture's needs from this pattern
    async ({}, use) => {
      const build = await buildReportingShop()
      await use(build.dir)
      await build.remove()
    },
    { scope: 'worker', timeout: 120_000 },
  ],

  reportingSite: [
    async ({ reportingDir }, use) => {
      const { server, url } = await serveStatic({ dir: reportingDir, port: 0, fallback: 'spa' })
      await use(url.replace('localhost', '127.0.0.1'))
      await stop(server)
    },
    { scope: 'worker' },
  ],

  anyReceiver: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads a fixture's needs from this pattern
    async ({}, use) => {
      const received: ReceivedReport[] = []
      let how: Parameters<Receiver['answer']>[0] = 'well'
      const server = await startReceiver(reportPort, async (reports) => {
        if (how === 'refusing') throw new Error('refused')
        if (how === 'silently') await new Promise(() => undefined)
        received.push(...reports)
      })
      await use({
        get reports() {
          return received.filter(({ type }) => type !== 'vitals')
        },
        get vitals() {
          return received.filter(({ type }) => type === 'vitals')
        },
        answer: (next) => void (how = next),
        clear: () => void received.splice(0),
      })
      await stop(server)
    },
    { scope: 'worker' },
  ],

  receiver: async ({ anyReceiver }, use) => {
    anyReceiver.answer('well')
    anyReceiver.clear()
    await use(anyReceiver)
  },

  baseURL: ({ reportingSite }, use) => use(reportingSite),

  // oxlint-disable-next-line no-empty-pattern -- Playwright reads a fixture's needs from this pattern
  quietConsole: async ({}, use) => use(),

  cardProvider: async ({ context }, use) => {
    const provider = new CardProvider()
    await provider.serve(context)
    await use(provider)
  },
})
