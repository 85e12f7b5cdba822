import { paths } from '#src/domain/paths.ts'
import { openLink } from '#tests/e2e/demoPanel.ts'
import { expect, test, type Page } from '#tests/e2e/fixtures.ts'

// Pages must fit their window at a larger text size in the browser's settings. Chrome's "Very large" is 24 px.

/** @returns the layout problems: a page that is too wide, controls outside the window, and amounts on two lines */
const findLayoutProblems = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const overflow = document.documentElement.scrollWidth - innerWidth
    const outsideControls = [...document.querySelectorAll('main :is(button, input, select)')].filter((control) => {
      const { left, right, width } = control.getBoundingClientRect()
      return control.checkVisibility() && width > 1 && (left < 0 || right > innerWidth)
    })
    const brokenAmounts = [...document.querySelectorAll('main span')].filter(
      (amount) => /^\$[\d,.]+$/.test(amount.textContent) && amount.getClientRects().length > 1,
    )
    return [
      ...(overflow > 0 ? [`the page is ${overflow} px too wide`] : []),
      ...outsideControls.map((control) => `outside: ${control.textContent}`),
      ...brokenAmounts.map((amount) => `broken: ${amount.textContent}`),
    ]
  })

const pagesByPersona = {
  visitor: [paths.home, paths.parts, paths.login],
  customer: [paths.purchase('brake-rotor-345'), paths.myOrders, paths.payment('order-1001'), paths.profile],
  admin: [paths.manageAllOrders, paths.manageUsers, paths.manageUserReviews, paths.addPart],
} as const

for (const size of [24, 32])
  for (const as of ['visitor', 'customer', 'admin'] as const)
    test(
      `with text of ${size} px everything fits in the window, for the ${as} (STATE-16)`,
      { tag: '@release' },
      async ({ page }) => {
        const devTools = await page.context().newCDPSession(page)
        await devTools.send('Page.setFontSizes', { fontSizes: { standard: size } })
        for (const path of pagesByPersona[as]) {
          await openLink(page, { as, path }, { panel: 'hidden' })
          await expect(page.locator('main h1')).toBeVisible()
          await expect(page.locator('main svg[viewBox="0 0 64 64"]')).toHaveCount(0)
          expect.soft(await findLayoutProblems(page), path).toEqual([])
        }
      },
    )
