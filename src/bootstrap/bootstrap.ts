import { prefetchCall } from '#src/lib/http.ts'
import { keepEarlyClick } from '#src/bootstrap/earlyClick.ts'
import { loadAppScripts } from '#src/bootstrap/loadAppScripts.ts'
import { loadFile } from '#src/lib/chunks/loadFile.ts'
import { readTheme, applyTheme } from '#src/theme/themePreference.ts'
import { hasStoredToken } from '#src/session/tokenKey.ts'

// The build inlines this script into every page. It applies the stored theme before the first paint and loads the app.
applyTheme(readTheme())
document.documentElement.dataset.mainPicture = 'loading'
const dropEarlyClick = keepEarlyClick()

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

const pictureTimeoutMs = 3000

/**
 * Attributes of this script's tag, which the build writes.
 * `scripts`: the app's scripts, in the order in which they run.
 * `code`: files of the page's own code.
 * `calls`: URLs to prefetch.
 * `purchase`: path of the Purchase page, and URL of the list of parts.
 * `pictureFirst`: whether calls and scripts wait for the main picture.
 * `outdatedAt`: see `hideSnapshot`.
 */
const { scripts, code, calls, purchase, pictureFirst, outdatedAt } = document.currentScript?.dataset ?? {}

/** Splits the value of an attribute at spaces. */
const splitUrls = (attribute = ''): string[] => attribute.split(' ').filter(Boolean)

/**
 * Prefetches the list in which the Purchase page finds its part, but not the part itself (DATA-16). Nothing is prefetched for a
 * visitor, who will see the login.
 */
function prefetchPartsForPurchase([purchasePath = '', partsUrl = '']: readonly string[]): void {
  if (location.pathname.startsWith(purchasePath) && hasStoredToken()) prefetchCall(partsUrl)
}

/**
 * Until the app has started, hides the snapshot if the URL filters the list, or its prices and stock if they are too old
 * (DATA-20).
 * @param time from which the prices and stock are too old, in ms since 1970
 */
function hideSnapshot(time: number): void {
  if (/[?&](q|sort|available|stock|view|part)=/.test(location.search))
    document.documentElement.dataset.snapshot = 'hidden'
  else if (Date.now() > time) document.documentElement.dataset.snapshot = 'outdated'
}

/**
 * Waits for the main picture, if there is one. On a slow connection, the scripts and the lazy pictures near the first view
 * would take half of its bandwidth. Lazy pictures load only once they have a box (Picture.css.ts).
 */
async function waitForPicture(): Promise<void> {
  const picture = document.querySelector<HTMLImageElement>('img[fetchpriority="high"]')
  const pictureDecoded = picture?.decode().catch(() => undefined)
  if (picture) await Promise.race([pictureDecoded, wait(pictureTimeoutMs)])
  delete document.documentElement.dataset.mainPicture
}

/**
 * While the page starts, sections below the first view are laid out only near the viewport (SPEED-6). Afterwards they are laid
 * out one by one, because developer tools and the find-in-page of some browsers miss content without a layout.
 */
async function deferOffscreenLayout(): Promise<void> {
  document.documentElement.dataset.lazyLayout = ''
  await wait(4000)
  for (const section of document.querySelectorAll<HTMLElement>('main > section')) {
    section.style.contentVisibility = 'visible'
    await wait(100)
  }
  delete document.documentElement.dataset.lazyLayout
}

/**
 * Requests the page's data, the app's scripts and the page's code at the same time (SPEED-13). Failures are ignored here: the
 * code that needs a file handles them.
 */
function startPrefetching(priority: RequestPriority): void {
  splitUrls(calls).forEach(prefetchCall)
  for (const url of [...splitUrls(scripts), ...splitUrls(code)]) loadFile(url, priority).catch(() => undefined)
}

/** Runs the app's scripts after the main picture (SPEED-3). */
async function start(): Promise<void> {
  const pictureReady = waitForPicture().then(() => {
    if (pictureFirst) startPrefetching('auto')
  })
  if (!(await loadAppScripts(splitUrls(scripts), pictureReady))) dropEarlyClick()
}

// Skipped if the URL has a hash, because sections above the target would change their height while the browser scrolls to it.
if (location.hash === '') void deferOffscreenLayout()
if (!pictureFirst) startPrefetching('low')
if (purchase !== undefined) prefetchPartsForPurchase(splitUrls(purchase))
if (outdatedAt !== undefined) hideSnapshot(Number(outdatedAt))
addEventListener('DOMContentLoaded', () => void start())
