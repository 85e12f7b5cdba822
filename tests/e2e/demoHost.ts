import type { RequestListener } from 'node:http'
import type { Page } from '#tests/e2e/fixtures.ts'
import { copySite } from '#tests/e2e/siteCopy.ts'
import { serveStatic } from '#tests/support/static.ts'

type Intercept = (...args: Parameters<RequestListener>) => boolean

/** Starts a static host for a copy of the demo, below a path, that a test can stop and change. */
export async function startDemoHost(mount: string) {
  const { dir, put, edit } = copySite('dist-mock')
  let intercept: Intercept = () => false
  const { url, stop } = await serveStatic({ dir, mount, intercept: (...args) => intercept(...args) })
  return {
    /** The demo's URL, with a trailing slash. */
    url,
    stop,
    [Symbol.asyncDispose]: stop,
    /** Adds or replaces a file in the demo's folder. */
    put,
    /** Deploys a newer version of the demo. */
    deploy() {
      edit('index.html', (html) => html.replace('<html', '<html data-version="2"'))
      edit('sw.js', (script) => script.replace(/(?<=cachePrefix\}\w*)(?=`)/, '2'))
    },
    /** Sets a function that responds to requests instead of the files if it returns true. */
    intercept: (newIntercept: Intercept) => void (intercept = newIntercept),
  }
}
/** A page that does not belong to the demo. */
export const createPage = (heading: string) =>
  `<!doctype html><title>${heading}</title><link rel="icon" href="data:,"><h1>${heading}</h1>`

/** Makes the worker store its missing files; resolves once no file is missing. */
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
