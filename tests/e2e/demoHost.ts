import { expect, test as base, type Page } from '#tests/e2e/fixtures.ts'
import { startDemoHost, type DemoHost } from '#tests/support/demoHost.ts'

/** The folders of the host that the demo is tried in. */
export const mounts = ['/', '/a/b/']

/** Playwright's test with hosts of its own, and with the demo's worker. */
export const test = base.extend<{ hostAt: (mount: string) => Promise<DemoHost> }>({
  serviceWorkers: 'allow',
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads a fixture's needs from this pattern
  hostAt: async ({}, use) => {
    const hosts: DemoHost[] = []
    await use(async (mount) => {
      const host = await startDemoHost(mount)
      hosts.push(host)
      return host
    })
    for (const host of hosts) host.stop()
  },
})

/** What the worker answers when it is asked to store what is missing: resolves once nothing is. */
export const waitUntilStored = (page: Page) =>
  page.evaluate(async () => {
    const { active } = await navigator.serviceWorker.ready
    await new Promise<void>((resolve) => {
      navigator.serviceWorker.addEventListener('message', ({ source, data }: MessageEvent<Record<string, number>>) => {
        if (source === active && data.stored === data.total) resolve()
      })
      active?.postMessage('storeFiles')
    })
  })

/** The version of the page that is open: 2 after `deploy`. */
export const versionOf = (page: Page) => page.evaluate(() => document.documentElement.dataset.version ?? '1')

export { expect, type Page }
