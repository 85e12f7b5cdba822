import '#mocks/olderBrowsers.ts'
import { serveFetch } from '#mocks/serveFetch.ts'
import { db } from '#mocks/db.ts'
import { createDemo } from '#mocks/demo/createDemo.ts'
import { readAndRemoveLink } from '#mocks/demo/link.ts'
import { createWindowHost } from '#mocks/demo/shopHost.ts'
import { selectTabStorage } from '#mocks/demo/storage.ts'
import { setPictureBaseUrl } from '#mocks/pictures.ts'
import { printCall } from '#mocks/printCall.ts'
import { createMockReports } from '#mocks/platform/createMockPlatform.ts'
import { loadPage } from '#src/app/lazyRoutes.ts'
import { findPage } from '#src/domain/pages.ts'
import { loadWithUnlimitedRetries } from '#src/lib/chunks/loadCode.ts'
import { reportFatalError } from '#src/lib/fatalError.ts'
import { tryStorage } from '#src/lib/browserStorage.ts'
import { listenForErrors } from '#src/reporting/listenForErrors.ts'
import { createTrustedTypesPolicy } from '#src/app/trustedTypes.ts'

/** Resolves once a descendant matches the selector. */
const whenElementExists = (host: Element, selector: string): Promise<void> =>
  new Promise((resolve) => {
    const check = () => {
      if (!host.querySelector(selector)) return
      observer.disconnect()
      resolve()
    }
    const observer = new MutationObserver(check)
    observer.observe(host, { childList: true, subtree: true })
    check()
  })

const whenIdle = (): Promise<void> =>
  new Promise((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(() => resolve(), { timeout: 2000 })
    else setTimeout(resolve, 500)
  })

/** Removes the static first paint of index.html in the same frame in which the shop first renders. */
async function replaceFirstPaint(root: Element): Promise<void> {
  await whenElementExists(root, '*')
  document.getElementById('first-paint')?.remove()
}

/** Resolves once the first page is shown and the browser is idle, so that loading the demo's tools does not delay the page. */
async function whenFirstPageIsShown(root: Element): Promise<void> {
  await whenElementExists(root, 'main h1')
  await whenIdle()
}

// The entry chunk is in <root>/assets/. The variable keeps Vite from treating `new URL(…, import.meta.url)` as an asset.
const entryUrl = import.meta.url
const rootUrl = import.meta.env.DEV ? new URL('/', entryUrl) : new URL('../', entryUrl)
const rootElement = document.getElementById('root')
if (!rootElement) throw new Error('the page has no #root')

createTrustedTypesPolicy((origin) => origin === location.origin) // Trusted Types treats the service worker's URL as a script
setPictureBaseUrl(new URL('pictures', rootUrl).href)
void replaceFirstPaint(rootElement)
// Loads the page's code while the shop starts. The HTML is the same for all URLs, so it can't preload that code.
const firstPage = findPage(location.pathname.slice(rootUrl.pathname.length - 1))
if (firstPage) loadPage(firstPage)

const link = readAndRemoveLink(rootUrl.pathname)
// If the browser blocks storage, the demo's data lasts until the page is closed.
const sharedStorage = tryStorage((storage) => storage) ?? null
const tabStorage = selectTabStorage(link.tab === 'own')
if (sharedStorage) db.persistIn(sharedStorage)
const demo = createDemo(createWindowHost(rootUrl.pathname), tabStorage)
// If the link hides the panel, no calls are printed either.
serveFetch(link.panel === 'hidden' ? undefined : printCall)
listenForErrors(createMockReports())
demo.start(link).catch(reportFatalError)
void whenFirstPageIsShown(rootElement)
  .then(() => loadWithUnlimitedRetries(() => import('#mocks/demo/startTools.tsx')))
  // Ignores an error. If the file is missing because a newer version was deployed, the page already offers to reload (NET-6).
  .then(
    ({ startDemoTools }) => startDemoTools({ demo, link, rootUrl: rootUrl.href, entryUrl }),
    () => undefined,
  )
