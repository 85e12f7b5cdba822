import type { RequestListener } from 'node:http'
import type { Page } from '#tests/e2e/fixtures.ts'
import { copySite } from '#tests/e2e/siteCopy.ts'
import { serveStatic } from '#tests/support/static.ts'

type Intercept = (...args: Parameters<RequestListener>) => boolean

/** Starts a static host of a copy of the demo, below a path, that a test can stop and change. */
export async function startDemoHost(mount: string) {
  const { dir, put, edit } = copySite('dist-mock')
  let intercept: Intercept = () => false
  const { url, stop } = await serveStatic({ dir, mount, intercept: (...args) => intercept(...args) })
  return {
    /** Where the demo is, with a slash at the end. */
    url,
    stop,
    [Symbol.asyncDispose]: stop,
    /** Adds a file to the demo's folder, or replaces one. */
    put,
    /** Replaces the demo by a newer version. */
    deploy() {
      edit('index.html', (html) => html.replace('<html', '<html data-version="2"'))
      edit('sw.js', (script) => script.replace(/(?<=cachePrefix\}\w*)(?=`)/, '2'))
    },
    /** Answers requests in place of the files, where it returns true. */
    intercept: (answer: Intercept) => void (intercept = answer),
  }
}
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
