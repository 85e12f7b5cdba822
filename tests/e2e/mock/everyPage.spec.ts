import { worldOf } from '#mocks/db.ts'
import { viewers, emailOf, type Viewer } from '#mocks/demo/situation.ts'
import { scenarioNames, scenarios, type ScenarioName } from '#mocks/scenarios.ts'
import type { Scenario } from '#mocks/db.ts'
import { chooseScenario, openLink, signInAs } from '#tests/e2e/demoPanel.ts'
import { expect, test } from '#tests/e2e/fixtures.ts'
import { shell } from '#src/copy/shell.ts'
import { pageNames, pages, type Access } from '#src/domain/pages.ts'
import { paths } from '#src/domain/paths.ts'

/** How many times faster the page's timers run: repeated reads and slow answers take their turns in milliseconds. */
const timeScale = 50

/** Runs in the page before its scripts. */
function speedUpTimers(scale: number): void {
  const { setTimeout: start } = window
  const startSooner = (handler: () => void, ms = 0, ...rest: []) => start(handler, ms / scale, ...rest)
  Object.assign(window, { setTimeout: startSooner })
}

const opensTo: Readonly<Record<Viewer, readonly Access[]>> = {
  visitor: ['anyone'],
  customer: ['anyone', 'login', 'customer'],
  newCustomer: ['anyone', 'login', 'customer'],
  admin: ['anyone', 'login', 'admin'],
}

/** @returns the addresses of all pages that a viewer may open; ids are of the scenario's world, or of the seed's */
function addressesFor(viewer: Viewer, name: ScenarioName): string[] {
  const { parts, orders } = worldOf(scenarios[name])
  const order = orders.find(({ userEmail, paid }) => userEmail === emailOf(viewer) && !paid) ?? orders[0]
  const withId = {
    purchase: paths.purchase(parts[0]?._id ?? 'brake-rotor-345'),
    payment: paths.payment(order?._id ?? 'order-1012'),
  }
  return pageNames
    .filter((page) => opensTo[viewer].includes(pages[page].access))
    .map((page) => (page === 'purchase' || page === 'payment' ? withId[page] : pages[page].path))
}

/** Whether a call of the scenario never gets an answer: pages may then go on loading. */
function keepsLoading({ dials }: Scenario): boolean {
  return Object.values(dials?.faults ?? {}).includes('hang')
}

interface Visit {
  root: string
  addresses: string[]
  keepsLoading: boolean
  /** The label of the button that signed-in people have. */
  logout: string
}

/**
 * Runs in the page: opens addresses one after the other without a reload, and looks at each page when it has loaded.
 * Stops early when the session ends.
 * @returns the number of opened pages, and what is wrong with them
 */
async function openAll({ root, addresses, keepsLoading: loads, logout }: Visit) {
  const visible = (element: Element) => element.checkVisibility()
  const all = (selector: string) => [...document.querySelectorAll(`#root ${selector}`)].filter(visible)
  const until = (check: () => boolean) =>
    new Promise<boolean>((resolve) => {
      const finish = (result: boolean) => {
        observer.disconnect()
        clearTimeout(timer)
        resolve(result)
      }
      const observer = new MutationObserver(() => check() && finish(true))
      // in time of the page, which runs faster
      const timer = setTimeout(() => finish(false), 300_000)
      observer.observe(document, { childList: true, subtree: true, characterData: true, attributes: true })
      if (check()) finish(true)
    })
  const isLoading = () => all('main [role="status"] > svg').length > 0
  const isSignedIn = () => all('header button').some(({ textContent }) => textContent === logout)
  const wasSignedIn = isSignedIn()
  const problems: string[] = []
  let count = 0
  for (const address of addresses) {
    const before = document.title
    const path = root + address.slice(1)
    const isNew = location.pathname !== path
    if (isNew) {
      history.pushState(null, '', path)
      dispatchEvent(new PopStateEvent('popstate', { state: history.state }))
    }
    // Login sends signed-in people to the page they are on already
    const isOpened = () => !isNew || document.title !== before || location.pathname !== path
    const isShown = () => isOpened() && all('h1').length === 1 && (loads || !isLoading())
    if (!(await until(isShown))) problems.push(`${address}: ${all('h1').length} h1, loading: ${isLoading()}`)
    count += 1
    const attributes = [
      ...document.querySelectorAll('#root [href], #root [src], #root [alt], #root [aria-label]'),
    ].flatMap((element) => ['href', 'src', 'alt', 'aria-label'].map((name) => element.getAttribute(name) ?? ''))
    const texts = [document.title, document.getElementById('root')?.textContent ?? '', ...attributes]
    const nonsense = texts.map((text) => /.{0,30}(?:undefined|NaN|\[object).{0,30}/.exec(text)?.[0]).find(Boolean)
    if (nonsense !== undefined) problems.push(`${address}: ${nonsense}`)
    const scope = isLoading() ? '' : 'main '
    if (all(`${scope}:is(a[href], button:enabled)`).length === 0) problems.push(`${address}: a dead end`)
    if (wasSignedIn && !isSignedIn()) break
  }
  return { count, problems }
}

/** Runs in the page before its scripts: keeps the shop from being painted, and its pictures from being decoded. */
function hideShop(): void {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync('#root { visibility: hidden }')
  document.adoptedStyleSheets = [sheet]
}

const shards = 8
test.describe.configure({ timeout: 180_000 })

for (let shard = 0; shard < shards; shard += 1) {
  const names = scenarioNames.filter((_, index) => index % shards === shard)
  test(`everybody opens every page in ${names.length} situations (${shard + 1}/${shards})`, async ({ page }) => {
    await page.addInitScript(speedUpTimers, timeScale)
    await page.addInitScript(hideShop)
    await openLink(page)
    const root = new URL(page.url()).pathname
    const problems: string[] = []
    let total = 0
    for (const name of names) {
      await chooseScenario(page, name)
      for (const viewer of viewers) {
        let addresses = addressesFor(viewer, name)
        while (addresses.length > 0) {
          await signInAs(page, viewer)
          const visit = { root, addresses, keepsLoading: keepsLoading(scenarios[name]), logout: shell.logout }
          const { count, problems: found } = await page.evaluate(openAll, visit)
          problems.push(...found.map((problem) => `${name}, ${viewer}, ${problem}`))
          total += count
          addresses = addresses.slice(count)
        }
      }
    }
    expect(problems).toEqual([])
    console.log(`${total} pages in ${names.length} situations, as ${viewers.join(', ')}`)
  })
}
