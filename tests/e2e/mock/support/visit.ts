import type { MockSettings } from '#mocks/settings.ts'
import { expect, test, type Page } from '#tests/e2e/fixtures.ts'

/** Opens a page of the shop without a reload, and waits until it has loaded. */
export async function visit(page: Page, path: string, keepsLoading = false): Promise<void> {
  await page.evaluate(() => {
    const previousHeading = document.querySelector('h1')
    if (previousHeading) previousHeading.dataset.left = ''
  })
  const { baseURL = '' } = test.info().project.use
  await page.evaluate(navigateWithinApp, new URL(baseURL).pathname + path.slice(1))
  await expect(page.locator('h1:not([data-left])').filter({ visible: true }), path).toHaveCount(1)
  if (!keepsLoading) await expect(page.getByRole('main').locator('svg[viewBox="0 0 64 64"]:visible')).toHaveCount(0)
}

/** Makes the page's timers 50 times faster, so retries and slow responses take milliseconds. */
export const speedUpTimers = (page: Page) =>
  page.addInitScript(() => {
    const { setTimeout: originalSetTimeout } = window
    const setShortTimeout = (handler: () => void, ms = 0, ...args: []) => originalSetTimeout(handler, ms / 50, ...args)
    Object.assign(window, { setTimeout: setShortTimeout })
  })

// All functions below run in the page.

/** @returns the page's URLs with an unsafe scheme, and the number of pixels by which the page is too wide */
export function findUnsafeUrlsAndOverflow(): string[] {
  const links = document.querySelectorAll<HTMLAnchorElement & HTMLImageElement>('#root :is([href], [src])')
  const unsafeUrls = [...links]
    .map(({ href, src }) => href || src)
    .filter((url) => /^(?!https?:|mailto:|blob:|data:image\/)/.test(url))
  const overflow = document.documentElement.scrollWidth - innerWidth
  return overflow > 0 ? [...unsafeUrls, `${overflow} px too wide`] : unsafeUrls
}

/**
 * Selects one of the page's enabled controls and scrolls it into view.
 * @returns the centre of the control, in px; null if the page has no enabled control
 */
export function findControl(index: number): { x: number; y: number; isText: boolean } | null {
  const controls = [...document.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea')].filter(
    (element) =>
      element.checkVisibility({ visibilityProperty: true }) &&
      !element.closest('#demo, [inert], [aria-hidden=true], [aria-busy=true]') &&
      !element.matches(':disabled, [aria-disabled=true]') &&
      // Excludes links that leave the shop or open a window.
      !(element instanceof HTMLAnchorElement && (element.origin !== location.origin || element.target)),
  )
  const control = controls[index % controls.length]
  if (!control) return null
  control.scrollIntoView({ block: 'center', behavior: 'instant' })
  const { x, y, width, height } = control.getBoundingClientRect()
  const isText = control.matches('textarea, input:not([type=range], [type=radio], [type=checkbox], [type=file])')
  return { x: x + width / 2, y: y + height / 2, isText }
}

/** @returns the page's faults: a missing heading, no control to continue with, or a broken value such as NaN */
export function findPageProblems(): string[] {
  const isVisible = (selector: string) =>
    [...document.querySelectorAll(selector)].some(
      (element) => element.checkVisibility() && !element.closest('#demo, [aria-hidden=true]'),
    )
  const dialogSelector = '[role=dialog], [role=alertdialog]'
  // A spinner counts even while it is invisible, because it fades in after a delay.
  const isWaiting =
    document.querySelector('[role=status]:has(> svg)') !== null || isVisible('[aria-busy=true], [aria-disabled=true]')
  const controlSelector = ':is(a[href], button:enabled, input:enabled, select)'
  const texts = [document.title, document.body.innerText]
  const brokenValues = texts.map((text) => /.{0,30}(?:undefined|NaN|\[object).{0,30}/.exec(text)?.[0])
  return [
    !isWaiting && !isVisible(`h1, ${dialogSelector}`) && `no heading at ${location.pathname}`,
    !isWaiting && !isVisible(`:is(main, ${dialogSelector}) ${controlSelector}`) && `a dead end at ${location.pathname}`,
    ...brokenValues,
  ].filter((finding) => typeof finding === 'string')
}

export function navigateWithinApp(path: string): void {
  history.pushState(null, '', path)
  dispatchEvent(new PopStateEvent('popstate', { state: null }))
}

/** Changes the demo's settings like another tab: writes them to local storage, and dispatches a storage event. */
export function changeSettings([key, settings]: readonly [key: string, settings: MockSettings]): void {
  const oldValue = localStorage.getItem(key)
  const newValue = JSON.stringify({ ...(JSON.parse(oldValue ?? '{}') as object), settings })
  localStorage.setItem(key, newValue)
  dispatchEvent(new StorageEvent('storage', { key, oldValue, newValue, storageArea: localStorage }))
}
