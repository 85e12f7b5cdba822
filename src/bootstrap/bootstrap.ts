import { prefetchCall } from '#src/lib/http.ts'
import { keepEarlyClick } from '#src/bootstrap/earlyClick.ts'
import { loadAppScripts } from '#src/bootstrap/loadAppScripts.ts'
import { loadFile } from '#src/lib/chunks/loadFile.ts'
import { readTheme, applyTheme } from '#src/theme/themePreference.ts'
import { hasStoredToken } from '#src/session/tokenKey.ts'

// A script inside every page of the production build: applies the stored theme before the first paint.
applyTheme(readTheme())
document.documentElement.dataset.mainPicture = 'loading'
const dropEarlyClick = keepEarlyClick()

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/** Longest wait for the picture. */
const pictureTimeoutMs = 3000

/**
 * Attributes of this script's tag, which the build writes. `scripts`: of the shop, in the order in which they run. `code`: the files
 * of the page's own code. `calls`: to make early. `purchase`: path of that page and URL
 * of its list. `pictureFirst`: whether calls and scripts wait for
 * the main picture. `outdatedAt`: see `hideSnapshot`.
 */
const { scripts, code, calls, purchase, pictureFirst, outdatedAt } = document.currentScript?.dataset ?? {}

/** The addresses in an attribute, separated by spaces. */
const urlsIn = (attribute = ''): string[] => attribute.split(' ').filter(Boolean)

/**
 * Requests the list in which Purchase looks up its part, but not the part itself (DATA-16). A visitor is about to be sent to
 * the login and needs neither.
 */
function requestParts([page = '', list = '']: readonly string[]): void {
  if (location.pathname.startsWith(page) && hasStoredToken()) prefetchCall(list)
}

/**
 * Hides, until the shop has started, what the snapshot of the parts must not show: all parts where the URL names others, and
 * prices and stock that are too old (DATA-20). @param time from when on they are
 */
function hideSnapshot(time: number): void {
  if (/[?&](q|sort|available|stock|view|part)=/.test(location.search))
    document.documentElement.dataset.snapshot = 'hidden'
  else if (Date.now() > time) document.documentElement.dataset.snapshot = 'outdated'
}

/**
 * Waits for the main picture, if there is one: on a slow connection the scripts would take half of its bandwidth, and so
 * would the lazy pictures next to the first view. Those load only while they have a box (Picture.css.ts).
 */
async function waitForPicture(): Promise<void> {
  const picture = document.querySelector<HTMLImageElement>('img[fetchpriority="high"]')
  const decoded = picture?.decode().catch(() => undefined)
  if (picture) await Promise.race([decoded, wait(pictureTimeoutMs)])
  delete document.documentElement.dataset.mainPicture
}

/**
 * While the page starts, a section below the first view is laid out when it comes near the window (SPEED-6). Then all are,
 * one after the other: tools, and the search in the page of some browsers, miss what is not laid out.
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
 * Asks for the page's data while its scripts are still on their way (SPEED-13), for them, and for the page's own code. Who
 * waits for a file learns that it has failed.
 */
function startPrefetching(priority: RequestPriority): void {
  urlsIn(calls).forEach(prefetchCall)
  for (const url of [...urlsIn(scripts), ...urlsIn(code)]) loadFile(url, priority).catch(() => undefined)
}

/** Asks for the data and the scripts after the main picture (SPEED-3). */
async function start(): Promise<void> {
  const heroShown = waitForPicture().then(() => {
    if (pictureFirst) startPrefetching('auto')
  })
  if (!(await loadAppScripts(urlsIn(scripts), heroShown))) dropEarlyClick()
}

// Sections above that of a hash would change their height while the browser scrolls to it.
if (location.hash === '') void deferOffscreenLayout()
// Visible content loads before scripts.
if (!pictureFirst) startPrefetching('low')
if (purchase !== undefined) requestParts(urlsIn(purchase))
if (outdatedAt !== undefined) hideSnapshot(Number(outdatedAt))
addEventListener('DOMContentLoaded', () => void start())
