import type { RequestListener } from 'node:http'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test as base, type Page } from '#tests/e2e/fixtures.ts'
import { serveStatic } from '#tests/support/static.ts'

type Intercept = (...args: Parameters<RequestListener>) => boolean

/** A static host of the demo that a test can stop and change. */
export interface DemoHost {
  /** Where the demo is, with a slash at the end. */
  url: string
  /** Adds a file to the demo's folder, or replaces one. */
  put(file: string, text: string): void
  /** Replaces the demo by a newer version. */
  deploy(): void
  /** Answers requests in place of the files, where it returns true; null: no longer. */
  intercept(answer: Intercept | null): void
  stop(): Promise<void>
}

/** Copies of the demo. They are deleted at the end: a worker may still be reading. */
const copies: string[] = []
process.once('exit', () => copies.forEach((dir) => rmSync(dir, { recursive: true, force: true })))

/** Starts a host of the demo's build below a path. */
async function startDemoHost(mount: string): Promise<DemoHost> {
  const dir = mkdtempSync(join(process.cwd(), 'node_modules/.cache/demo-'))
  copies.push(dir)
  cpSync('dist-mock', dir, { recursive: true })
  let intercept: Intercept | null = null
  const { url, stop } = await serveStatic({ dir, mount, intercept: (...args) => intercept?.(...args) ?? false })
  function put(file: string, text: string): void {
    mkdirSync(join(dir, dirname(file)), { recursive: true })
    writeFileSync(join(dir, file), text)
  }
  const change = (file: string, from: RegExp, to: string) =>
    put(file, readFileSync(join(dir, file), 'utf8').replace(from, to))
  return {
    url,
    put,
    deploy() {
      change('index.html', /<html/, '<html data-version="2"')
      change('sw.js', /(?<=cachePrefix\}\w*)(?=`)/, '2')
    },
    intercept: (answer) => void (intercept = answer),
    stop,
  }
}

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
    for (const host of hosts) await host.stop()
  },
})

/** A page that is none of the demo's. */
export const pageWith = (heading: string) =>
  `<!doctype html><title>${heading}</title><link rel="icon" href="data:,"><h1>${heading}</h1>`

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

export { expect, type Page }
