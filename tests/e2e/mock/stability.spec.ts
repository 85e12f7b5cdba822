import { notFound } from '#src/copy/notFoundPage.ts'
import { openLink } from '#tests/e2e/demoPanel.ts'
import { expect, test } from '#tests/e2e/fixtures.ts'
import { findShifts, startRecordingShifts } from '#tests/e2e/shifts.ts'
import { toPath, pageCases, pageNames, getViewer } from '#tests/spec/pages.ts'

/** A path, and a text that appears only after all data on the page has loaded. */
type PathWithLoadedText = readonly [path: string, text: string | RegExp]

/** Additional paths, for states that the pages' regular paths don't show. */
const otherPathsByViewer = {
  visitor: [['/nowhere', notFound.title]],
  customer: [
    ['/purchase/nothing', 'Part not found'],
    ['/dashboard/payment/order-1009', 'pi_3Q9xK2'],
  ],
  admin: [['/dashboard/addreviews', 'This page is for customers']],
} as const

/** The latency is long enough for each loading state to be painted. */
const settings = { latency: 100 }

test.use({ isPainted: true })

for (const as of ['visitor', 'customer', 'admin'] as const) {
  const pagePaths = pageNames
    .filter((name) => (getViewer(name) ?? 'visitor') === as)
    .map((name): PathWithLoadedText => [
      toPath(name),
      pageCases[name].requiredCalls?.at(-1)?.shownText ?? pageCases[name].heading,
    ])
  for (const width of [1280, 320])
    test(`at ${width} px, the ${as}’s pages load without layout shifts`, { tag: '@release' }, async ({ page }) => {
      await page.setViewportSize({ width, height: width === 320 ? 640 : 800 })
      await startRecordingShifts(page)
      await openLink(page, { as, settings }, { panel: 'hidden' })
      await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
      for (const [path, text] of [...pagePaths, ...otherPathsByViewer[as]]) {
        await page.goto(`.${path}`)
        await expect(page.getByRole('main').getByText(text).filter({ visible: true }).first()).toBeVisible()
        expect.soft(await findShifts(page), path).toEqual([])
      }
    })
}
