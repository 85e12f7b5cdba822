import { worldOf } from '#mocks/db.ts'
import { viewers, emailOf, type Viewer } from '#mocks/demo/situation.ts'
import { scenarioNames, scenarios, type ScenarioName } from '#mocks/scenarios.ts'
import type { Scenario } from '#mocks/db.ts'
import { chooseScenario, openLink, viewerButton } from '#tests/e2e/demoPanel.ts'
import { expect, test } from '#tests/e2e/fixtures.ts'
import { openAll, speedUpTimers, timeScale, type Visit } from '#tests/e2e/openAll.ts'
import { shell } from '#src/copy/shell.ts'
import { pageNames, pages, type Access } from '#src/domain/pages.ts'
import { paths } from '#src/domain/paths.ts'
import { callCases, callNames } from '#tests/spec/calls/callCases.ts'
import { addressOf } from '#tests/spec/pages.ts'

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
    purchase: parts[0] ? paths.purchase(parts[0]._id) : addressOf('purchase'),
    payment: order ? paths.payment(order._id) : addressOf('payment'),
  }
  return pageNames
    .filter((page) => opensTo[viewer].includes(pages[page].access))
    .map((page) => (page === 'purchase' || page === 'payment' ? withId[page] : pages[page].path))
}

/** Whether a call of the scenario never gets an answer: pages may then go on loading. */
function keepsLoading({ dials }: Scenario): boolean {
  return Object.values(dials?.faults ?? {}).includes('hang')
}

/** The calls that are made only when somebody presses something. */
const pressedCalls: readonly string[] = [
  'uploadPicture',
  ...callNames.filter((name) => 'press' in (callCases[name].made ?? {})),
]

/** The calls that only admins' pages make. */
const adminCalls: readonly string[] = callNames.filter((name) => callCases[name].access === 'admin')

/** Whether a viewer's pages open in a situation as in the everyday shop: it changes only what follows a press, or admins' pages. */
function opensAsUsual({ arrange, dials }: Scenario, viewer: Viewer): boolean {
  if (arrange || !dials) return false
  const { faults, faultsOnce, latency, cardForm } = dials
  const usualCalls = viewer === 'admin' ? pressedCalls : [...pressedCalls, ...adminCalls]
  const calls = Object.keys({ ...faults, ...faultsOnce })
  return latency === undefined && cardForm === undefined && calls.every((call) => usualCalls.includes(call))
}

const shards = 5
test.describe.configure({ timeout: 180_000 })

for (const isUsual of [false, true])
  for (let shard = 0; shard < shards; shard += 1) {
    const viewersOf = (name: ScenarioName) =>
      viewers.filter((viewer) => opensAsUsual(scenarios[name], viewer) === isUsual)
    const names = scenarioNames
      .filter((name) => viewersOf(name).length > 0)
      .filter((_, index) => index % shards === shard)
    const title = `everybody opens every page in ${names.length} ${isUsual ? 'situations that look as usual' : 'situations'} (${shard + 1}/${shards})`
    // By day the everyday shop stands for those that look like it.
    test(title, { tag: isUsual ? ['@nightly'] : [] }, async ({ page }) => {
      await page.addInitScript(speedUpTimers, timeScale)
      await openLink(page)
      const root = new URL(page.url()).pathname
      const problems: string[] = []
      let total = 0
      for (const name of names) {
        await chooseScenario(page, name)
        for (const viewer of viewersOf(name)) {
          const button = await viewerButton(page, viewer).evaluateHandle((element: HTMLButtonElement) => element)
          let addresses = addressesFor(viewer, name)
          while (addresses.length > 0) {
            const visit: Visit = { root, addresses, keepsLoading: keepsLoading(scenarios[name]), logout: shell.logout }
            const { count, problems: found } = await page.evaluate(openAll, { ...visit, viewerButton: button })
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
