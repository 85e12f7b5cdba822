import { createDbState, type Scenario } from '#mocks/db.ts'
import { getViewerEmail, viewers, type Viewer } from '#mocks/demo/situation.ts'
import type { Persona } from '#mocks/personas.ts'
import { scenarioNames, scenarios, type ScenarioName } from '#mocks/scenarios.ts'
import { openLink } from '#tests/e2e/demoPanel.ts'
import { expect, test } from '#tests/e2e/fixtures.ts'
import { expectEveryPage } from '#tests/e2e/steps.ts'
import { findUnsafeUrlsAndOverflow, findPageProblems, speedUpTimers, visit } from '#tests/e2e/mock/support/visit.ts'
import { paths } from '#src/domain/paths.ts'
import { toPath, getLandingPage, pageNames } from '#tests/spec/pages.ts'

/** @returns the paths of a viewer's pages, with ids from the scenario's database if it has rows */
function getPaths(viewer: Viewer, scenario: ScenarioName): string[] {
  const { parts, orders } = createDbState(scenarios[scenario])
  const persona = viewer === 'visitor' ? undefined : viewer === 'admin' ? 'admin' : 'customer'
  const order = orders.find(({ userEmail, paid }) => userEmail === getViewerEmail(viewer) && !paid) ?? orders[0]
  return pageNames
    .filter((page) => getLandingPage(page, persona) === page)
    .map((page) => {
      if (page === 'purchase' && parts[0]) return paths.purchase(parts[0]._id)
      return page === 'payment' && order ? paths.payment(order._id) : toPath(page)
    })
}

for (const viewer of [undefined, 'customer', 'admin'] satisfies (Persona | undefined)[])
  test(`every page opens for the ${viewer ?? 'visitor'}`, { tag: ['@oldest', '@release'] }, async ({ page }) => {
    await openLink(page, { as: viewer ?? 'visitor' }, { panel: 'hidden' })
    await expectEveryPage(page, viewer)
  })

for (const name of scenarioNames)
  test(`every page opens for every viewer in the scenario ${name}`, { tag: '@nightly' }, async ({ page }) => {
    test.setTimeout(300_000)
    const { settings }: Scenario = scenarios[name]
    // If a call never completes, a page may keep loading.
    const keepsLoading = Object.values(settings?.faults ?? {}).includes('hang')
    await speedUpTimers(page)
    for (const as of viewers) {
      await openLink(page, { scenario: name, as, path: '/elsewhere' }, { panel: 'hidden' })
      for (const path of getPaths(as, name)) {
        await visit(page, path, keepsLoading)
        await expect.poll(() => page.evaluate(findPageProblems), `${as}: ${path}`).toEqual([])
        expect(await page.evaluate(findUnsafeUrlsAndOverflow), `${as}: ${path}`).toEqual([])
      }
    }
  })
