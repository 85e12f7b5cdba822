import { prefetchCall } from '#src/lib/http.ts'
import { rememberEarlyClick } from '#src/bootstrap/earlyClick.ts'
import { loadAppScripts } from '#src/bootstrap/loadAppScripts.ts'
import { loadFile } from '#src/lib/chunks/loadFile.ts'
import { readTheme, applyTheme } from '#src/theme/themePreference.ts'
import { hasStoredToken } from '#src/session/tokenKey.ts'

// The build inlines this script into every page. It applies the stored theme before the first paint and loads the app.
applyTheme(readTheme())
document.documentElement.dataset.mainPicture = 'loading'
const forgetEarlyClick = rememberEarlyClick()

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

const pictureTimeoutMs = 3000

/**
 * Attributes of this script's tag, written by the build.
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
 * Prefetches the list of parts for the Purchase page, which requests its part only if the list has it (DATA-16). Visitors prefetch
 * nothing, because they will see the login page.
 */
function prefetchPartsForPurchase([purchasePath = '', partsUrl = '']: readonly string[]): void {
  if (location.pathname.startsWith(purchasePath) && hasStoredToken()) prefetchCall(partsUrl)
}

/**
 * If the URL filters the list, hides the prerendered snapshot of the catalogue until the app has started. Otherwise, hides only
 * prices and stock that are too old (DATA-20).
 * @param outdatedAtMs when prices and stock become too old, in ms since 1970
 */
function hideSnapshot(outdatedAtMs: number): void {
  if (/[?&](q|sort|available|stock|view|part)=/.test(location.search))
    document.documentElement.dataset.snapshot = 'hidden'
  else if (Date.now() > outdatedAtMs) document.documentElement.dataset.snapshot = 'outdated'
}

/**
 * Waits for the main picture, if there is one, because scripts and lazy pictures would take half of its bandwidth on a slow
 * connection. Picture.css.ts hides lazy pictures in the meantime, so that the browser does not load them.
 */
async function waitForPicture(): Promise<void> {
  const picture = document.querySelector<HTMLImageElement>('img[fetchpriority="high"]')
  const pictureDecoded = picture?.decode().catch(() => undefined)
  if (picture) await Promise.race([pictureDecoded, wait(pictureTimeoutMs)])
  delete document.documentElement.dataset.mainPicture
}

/**
 * Delays the layout of sections far below the viewport while the page starts (SPEED-6). Afterwards, lays them out one by one,
 * because developer tools and find-in-page of some browsers miss content that has no layout.
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
 * Requests the page's data, the app's scripts and the page's code at the same time (SPEED-13). Failures are ignored, because
 * the code that needs a file requests it again.
 */
function startPrefetching(priority: RequestPriority): void {
  splitUrls(calls).forEach(prefetchCall)
  for (const url of [...splitUrls(scripts), ...splitUrls(code)]) loadFile(url, priority).catch(() => undefined)
}

/** Runs the app's scripts once the main picture has loaded (SPEED-3). */
async function runAppScripts(): Promise<void> {
  const pictureReady = waitForPicture().then(() => {
    if (pictureFirst) startPrefetching('auto')
  })
  if (!(await loadAppScripts(splitUrls(scripts), pictureReady))) forgetEarlyClick()
}

// A URL with a hash skips this step, because sections above the target would change height while the browser scrolls there.
if (location.hash === '') void deferOffscreenLayout()
if (!pictureFirst) startPrefetching('low')
if (purchase !== undefined) prefetchPartsForPurchase(splitUrls(purchase))
if (outdatedAt !== undefined) hideSnapshot(Number(outdatedAt))
addEventListener('DOMContentLoaded', () => void runAppScripts())
