import type { RequestListener } from 'node:http'
import type { Page } from '#tests/e2e/fixtures.ts'
import { copySite } from '#tests/e2e/siteCopy.ts'
import { serveStatic } from '#tests/support/static.ts'

type RequestInterceptor = (...args: Parameters<RequestListener>) => boolean

/** Serves a copy of the demo below a path. A test can stop the host, change its files and intercept requests. */
export async function startDemoHost(mount: string) {
  const { dir, writeFile, editFile } = copySite('dist-mock')
  let intercept: RequestInterceptor = () => false
  const { url, stop } = await serveStatic({ dir, mount, intercept: (...args) => intercept(...args) })
  return {
    /** The demo's URL, with a trailing slash. */
    url,
    stop,
    [Symbol.asyncDispose]: stop,
    /** Adds or replaces a file in the demo's folder. */
    writeFile,
    /** Deploys a newer version of the demo. */
    deploy() {
      editFile('index.html', (html) => html.replace('<html', '<html data-version="2"'))
      editFile('sw.js', (script) => script.replace(/(?<=cachePrefix\}\w*)(?=`)/, '2'))
    },
    /** Sets a function that may respond to a request instead of the host. It returns whether it has responded. */
    intercept: (newIntercept: RequestInterceptor) => void (intercept = newIntercept),
  }
}
/** @returns the HTML of a page that does not belong to the demo */
export const createForeignPage = (heading: string) =>
  `<!doctype html><title>${heading}</title><link rel="icon" href="data:,"><h1>${heading}</h1>`

/** Makes the service worker cache all files that it has not cached yet, and waits until it has done so. */
export const cacheAllFiles = (page: Page) =>
  page.evaluate(async () => {
    const { active } = await navigator.serviceWorker.ready
    await new Promise<void>((resolve) => {
      navigator.serviceWorker.addEventListener('message', ({ source, data }: MessageEvent<Record<string, number>>) => {
        if (source === active && data.stored === data.total) resolve()
      })
      active?.postMessage('storeFiles')
    })
  })
