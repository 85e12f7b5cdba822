import { worldOf } from '#mocks/db.ts'
import { viewers, emailOf, type Viewer } from '#mocks/demo/situation.ts'
import type { Persona } from '#mocks/personas.ts'
import { scenarioNames, scenarios, type ScenarioName } from '#mocks/scenarios.ts'
import type { Scenario } from '#mocks/db.ts'
import { openLink, viewerButton } from '#tests/e2e/demoPanel.ts'
import { expect, test } from '#tests/e2e/fixtures.ts'
import { expectEveryPage } from '#tests/e2e/steps.ts'
import { openAll, speedUpTimers, timeScale, type Visit } from '#tests/e2e/openAll.ts'
import { shell } from '#src/copy/shell.ts'
import { pages, type Access, type PageName } from '#src/domain/pages.ts'
import { paths } from '#src/domain/paths.ts'
import { addressOf, callsOf, pageNames } from '#tests/spec/pages.ts'

const opensTo: Readonly<Record<Viewer, readonly Access[]>> = {
  visitor: ['anyone'],
  customer: ['anyone', 'login', 'customer'],
  newCustomer: ['anyone', 'login', 'customer'],
  admin: ['anyone', 'login', 'admin'],
}

/** @returns the addresses of pages; ids are of the scenario's world, or of the seed's */
function addressesOf(names: readonly PageName[], viewer: Viewer, scenario: ScenarioName): string[] {
  const { parts, orders } = worldOf(scenarios[scenario])
  const order = orders.find(({ userEmail, paid }) => userEmail === emailOf(viewer) && !paid) ?? orders[0]
  const withId: Partial<Record<PageName, string>> = {
    ...(parts[0] && { purchase: paths.purchase(parts[0]._id) }),
    ...(order && { payment: paths.payment(order._id) }),
  }
  return names.map((name) => withId[name] ?? addressOf(name))
}

/** Whether a call of the scenario never gets an answer: pages may then go on loading. */
function keepsLoading({ dials }: Scenario): boolean {
  return Object.values(dials?.faults ?? {}).includes('hang')
}

/** Whether a page opens in a situation as in the everyday shop: none of the calls that it makes then fails. */
function opensAsUsual({ arrange, dials }: Scenario, page: PageName, viewer: Viewer): boolean {
  if (arrange || !dials) return false
  const { faults, faultsOnce, latency, cardForm } = dials
  const ownCalls: readonly string[] = ['*', ...callsOf(page, viewer !== 'visitor')]
  const changed = Object.keys({ ...faults, ...faultsOnce })
  const showsCardForm = page === 'payment' && cardForm !== undefined
  return latency === undefined && !showsCardForm && !changed.some((call) => ownCalls.includes(call))
}

for (const viewer of [undefined, 'customer', 'admin'] satisfies (Persona | undefined)[])
  test(`every page opens: ${viewer ?? 'visitor'}`, { tag: '@oldest' }, async ({ page }) => {
    await openLink(page, { as: viewer ?? 'visitor' }, { panel: 'hidden' })
    await expectEveryPage(page, viewer)
  })

const shards = 5
test.describe.configure({ timeout: 180_000 })

for (const isUsual of [false, true])
  for (let shard = 0; shard < shards; shard += 1) {
    const pagesFor = (viewer: Viewer, name: ScenarioName) =>
      pageNames
        .filter((page) => opensTo[viewer].includes(pages[page].access))
        .filter((page) => opensAsUsual(scenarios[name], page, viewer) === isUsual)
    const names = scenarioNames
      .filter((name) => viewers.some((viewer) => pagesFor(viewer, name).length > 0))
      .filter((_, index) => index % shards === shard)
    const title = `everybody opens every page in ${names.length} ${isUsual ? 'situations that look as usual' : 'situations'} (${shard + 1}/${shards})`
    // By day the everyday shop stands for those that look like it.
    test(title, { tag: isUsual ? ['@nightly'] : [] }, async ({ page }) => {
      await page.addInitScript(speedUpTimers, timeScale)
      const problems: string[] = []
      let total = 0
      for (const name of names) {
        await openLink(page, { scenario: name })
        const root = new URL(page.url()).pathname
        for (const viewer of viewers) {
          const pagesToOpen = pagesFor(viewer, name)
          if (pagesToOpen.length === 0) continue
          // A page counts as open when the title has changed; two payment pages have the same one.
          if (pagesToOpen[0] === 'payment') pagesToOpen.unshift('about')
          let addresses = addressesOf(pagesToOpen, viewer, name)
          const button = await viewerButton(page, viewer).evaluateHandle((element: HTMLButtonElement) => element)
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
