import type { Viewer } from '#mocks/demo/situation.ts'
import type { ScenarioName } from '#mocks/scenarios.ts'
import { shell } from '#src/copy/shell.ts'
import { titles } from '#src/copy/titles.ts'
import { openLink } from '#tests/e2e/demoPanel.ts'
import { expect, test, type Page } from '#tests/e2e/fixtures.ts'
import {
  findInvisibleInForcedColors,
  findClippedText,
  findRunningAnimations,
  recordFocus,
  checkFocusOrder,
  setTestStyles,
  wcagTextSpacingCss,
} from '#tests/e2e/inspect.ts'
import { findFocusProblem } from '#tests/e2e/keys.ts'
import { speedUpTimers, visit as visitAnywhere } from '#tests/e2e/mock/support/visit.ts'
import { getPageHeading } from '#tests/e2e/steps.ts'
import { toPath, pageNames, getViewer } from '#tests/spec/pages.ts'

/** The viewport of a 1280 × 1024 px window at 400 % zoom. */
const zoomedViewport = { width: 320, height: 256 }

const viewers: Viewer[] = ['visitor', 'customer', 'admin']
/** @returns the paths that this viewer opens. Together, the viewers open each page once. */
const getPaths = (viewer: Viewer): string[] => [
  ...pageNames.filter((name) => (getViewer(name) ?? 'visitor') === viewer).map(toPath),
  ...(viewer === 'visitor' ? ['/nowhere'] : []),
]

/** Opens the shop on a page that no test visits. */
async function openShop(page: Page, scenario: ScenarioName, as: Viewer): Promise<void> {
  await openLink(page, { scenario, as, path: '/elsewhere' }, { panel: 'hidden' })
  await expect(getPageHeading(page, titles.notFound)).toBeVisible()
}

/** Opens a path without a reload, and waits until the page is loaded and its heading is focused. */
async function visit(page: Page, path: string): Promise<void> {
  await visitAnywhere(page, path)
  await expect(page.locator('h1:not([data-left])'), path).toBeFocused()
}

/** In failEverything, all admin pages show the same error, so they are skipped. */
const viewersByScenario: [ScenarioName, Viewer[]][] = [
  ['everydayShop', viewers],
  ['emptyShop', viewers],
  ['failEverything', ['visitor', 'customer']],
]

for (const [scenario, scenarioViewers] of viewersByScenario)
  test(
    `${scenario}: every page stays usable at 400 % zoom, with wide text spacing, forced colours and reduced motion`,
    { tag: '@release' },
    async ({ page }) => {
      await speedUpTimers(page)
      await page.setViewportSize(zoomedViewport)
      const problems: string[] = []
      for (const viewer of scenarioViewers) {
        await openShop(page, scenario, viewer)
        for (const path of getPaths(viewer)) {
          // The focus is not checked. In failEverything, the last retry replaces the focused heading.
          await visitAnywhere(page, path)
          const addProblems = (state: string, newProblems: string[]) =>
            problems.push(...newProblems.map((problem) => `${path}, ${state}: ${problem}`))
          addProblems('400 %', await page.evaluate(findClippedText))
          addProblems('reduced motion', await page.evaluate(findRunningAnimations))
          await page.evaluate(setTestStyles, wcagTextSpacingCss)
          addProblems('wide spacing', await page.evaluate(findClippedText))
          await page.evaluate(setTestStyles, '')
          await page.emulateMedia({ forcedColors: 'active' })
          addProblems('forced colours', await page.evaluate(findInvisibleInForcedColors))
          await page.emulateMedia({ forcedColors: 'none' })
        }
      }
      expect(problems).toEqual([])
    },
  )

/**
 * Presses Tab until it has reached every control of a page.
 * @returns the problems with the focus order and with each focused element
 */
async function tabThroughPage(page: Page): Promise<string[]> {
  await page.getByRole('link', { name: shell.skip }).focus()
  const focusProblems: (string | null)[] = []
  while (!(await page.evaluate(recordFocus))) {
    focusProblems.push(await findFocusProblem(page))
    await page.keyboard.press('Tab')
  }
  focusProblems.push(...(await page.evaluate(checkFocusOrder)))
  return focusProblems.filter((problem) => problem !== null)
}

for (const viewer of viewers)
  test(
    `${viewer}: Tab walks through every page in reading order, and the focused control is visible`,
    { tag: '@release' },
    async ({ page }) => {
      await page.setViewportSize(zoomedViewport)
      await openShop(page, 'everydayShop', viewer)
      const problems: string[] = []
      for (const path of getPaths(viewer)) {
        await visit(page, path)
        problems.push(...(await tabThroughPage(page)).map((problem) => `${path}: ${problem}`))
      }
      expect(problems).toEqual([])
    },
  )

test(
  'offline, every focused control is visible between the header and the offline bar',
  { tag: '@release' },
  async ({ page }) => {
    await page.setViewportSize(zoomedViewport)
    await openShop(page, 'everydayShop', 'admin')
    await visit(page, toPath('manageAllOrders'))
    // If the whole browser were offline, the console would contain an error for each file.
    await page.evaluate(() => {
      Object.defineProperty(navigator, 'onLine', { value: false })
      dispatchEvent(new Event('offline'))
    })
    await expect(page.getByText(shell.offline)).toBeVisible()
    expect(await tabThroughPage(page)).toEqual([])
  },
)
