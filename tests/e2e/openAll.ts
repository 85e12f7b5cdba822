// Opens many pages in one page of the browser, and looks at each.

/** How many times faster the page's timers run: repeated reads and slow answers take their turns in milliseconds. */
export const timeScale = 50

/** Runs in the page before its scripts. */
export function speedUpTimers(scale: number): void {
  const { setTimeout: start } = window
  const startSooner = (handler: () => void, ms = 0, ...rest: []) => start(handler, ms / scale, ...rest)
  Object.assign(window, { setTimeout: startSooner })
}

/** What `openAll` opens. */
export interface Visit {
  root: string
  /** The button of the demo's panel that signs the viewer in; none when the panel is hidden. */
  viewerButton?: HTMLButtonElement
  addresses: string[]
  keepsLoading: boolean
  /** The label of the button that signed-in people have. */
  logout: string
}

/**
 * Runs in the page: signs in, opens addresses one after the other without a reload, and looks at each page when it
 * has loaded. Stops early when the session ends.
 * @returns the number of opened pages, and what is wrong with them
 */
export async function openAll({ root, viewerButton, addresses, keepsLoading: loads, logout }: Visit) {
  const visible = (element: Element) => element.checkVisibility()
  const all = (selector: string) => [...document.querySelectorAll(`#root ${selector}`)].filter(visible)
  const addressesIn = (selector: string) =>
    [...document.querySelectorAll<HTMLAnchorElement & HTMLImageElement>(`#root :is(${selector})`)].map(
      ({ href, src }) => href || src,
    )
  const until = (check: () => boolean) =>
    new Promise<boolean>((resolve) => {
      const finish = (result: boolean) => {
        observer.disconnect()
        clearTimeout(timer)
        resolve(result)
      }
      const observer = new MutationObserver(() => check() && finish(true))
      // In time of the page, which runs faster.
      const timer = setTimeout(() => finish(false), 300_000)
      observer.observe(document, { childList: true, subtree: true, characterData: true, attributes: true })
      if (check()) finish(true)
    })
  const isLoading = () => all('main [role="status"] > svg').length > 0
  // A list of cards is drawn a screenful first, and the rest when the browser has time.
  const untilDrawn = async () => {
    const cards = () => document.querySelectorAll('main li article').length
    for (let drawn = -1; drawn < cards();) {
      drawn = cards()
      if (drawn > 0) await new Promise((resolve) => requestIdleCallback(resolve))
    }
  }
  if (viewerButton?.ariaPressed === 'false') viewerButton.click()
  const isReady = () => !viewerButton || (viewerButton.ariaPressed === 'true' && !viewerButton.disabled)
  const problems = (await until(isReady)) ? [] : ['nobody is signed in']
  const isSignedIn = () => all('header button').some(({ textContent }) => textContent === logout)
  const wasSignedIn = isSignedIn()
  let count = 0
  for (const address of addresses) {
    const before = document.title
    const path = root + address.slice(1)
    const isNew = location.pathname !== path
    if (isNew) {
      history.pushState(null, '', path)
      dispatchEvent(new PopStateEvent('popstate', { state: history.state }))
    }
    // Login sends signed-in people to the page they are on already.
    const isOpened = () => !isNew || document.title !== before || location.pathname !== path
    const isShown = () => isOpened() && all('h1').length === 1 && (loads || !isLoading())
    if (!(await until(isShown))) problems.push(`${address}: ${all('h1').length} h1, loading: ${isLoading()}`)
    await untilDrawn()
    count += 1
    const attributes = [
      ...document.querySelectorAll('#root [href], #root [src], #root [alt], #root [aria-label]'),
    ].flatMap((element) => ['href', 'src', 'alt', 'aria-label'].map((name) => element.getAttribute(name) ?? ''))
    const texts = [document.title, document.getElementById('root')?.textContent ?? '', ...attributes]
    const nonsense = texts.map((text) => /(?:undefined|NaN|\[object).{0,30}/.exec(text)?.[0]).find(Boolean)
    if (nonsense !== undefined) problems.push(`${address}: ${nonsense}`)
    const unsafe = addressesIn('[href], [src]').find((href) => /^(?!https?:|mailto:|blob:|data:image\/)/.test(href))
    if (unsafe !== undefined) problems.push(`${address}: leads to ${unsafe}`)
    const sideways = document.documentElement.scrollWidth - innerWidth
    if (sideways > 0) problems.push(`${address}: ${sideways} px too wide`)
    const scope = isLoading() ? '' : 'main '
    if (all(`${scope}:is(a[href], button:enabled)`).length === 0) problems.push(`${address}: a dead end`)
    if (wasSignedIn && !isSignedIn()) break
  }
  return { count, problems }
}
