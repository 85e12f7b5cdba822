import { chromium } from '@playwright/test'
import { buildLink } from '#mocks/demo/link.ts'
import { button } from '#mocks/demo/tour/steps/step.ts'
import { orders } from '#src/copy/customerPages.ts'
import { paths } from '#src/domain/paths.ts'
import { expect, test } from '#tests/e2e/engines/fixtures.ts'
import { createLocalLaunchOptions } from '#tests/support/browser.ts'

type Box = { name: string; width: number; height: number }

/** @returns the sizes of the visible dialogs, cards and buttons, in document order */
const measureBoxes = (): Box[] =>
  [
    ...document.querySelectorAll(
      'main :is(article, button), [role="dialog"], [role="alertdialog"], [role$="dialog"] button',
    ),
  ]
    .filter((element) => element.checkVisibility())
    .map((element) => {
      const { width, height } = element.getBoundingClientRect()
      return { name: `${element.tagName} ${element.textContent.slice(0, 40)}`, width, height }
    })

const hasWebFonts = () =>
  ['Archivo', 'Barlow Condensed'].every((name) =>
    [...document.fonts].some(({ family, status }) => family.replaceAll('"', '') === name && status === 'loaded'),
  )

/** @returns the boxes whose size differs by more than 10 % and by more than 2 px, which rounding can cause */
const findDifferences = (boxes: readonly Box[], expected: readonly Box[]): string[] =>
  expected.flatMap(({ name, width, height }, index) => {
    const box = boxes[index]
    if (box?.name !== name) return [`${name} is ${box?.name}`]
    const differs = (actual: number, expectedSize: number) =>
      Math.abs(actual - expectedSize) > Math.max(expectedSize / 10, 2)
    return differs(box.width, width) || differs(box.height, height)
      ? [`${name}: ${box.width} × ${box.height}, in Chromium ${width} × ${height}`]
      : []
  })

for (const [subject, selector, as, path, opener] of [
  ['a confirmation dialog', '[role="alertdialog"] button', 'customer', paths.myOrders, orders.cancel],
  ['cards', 'main article', 'visitor', paths.parts, null],
  ['a form', 'main form button', 'visitor', paths.login, null],
] as const)
  test(`the boxes of ${subject} have the same sizes as in Chromium`, async ({ visitor, serveFolder }) => {
    const { url } = await serveFolder('dist-mock')
    const link = buildLink({ scenario: 'everydayShop', as, settings: {}, path }, url, { panel: 'hidden' })
    const browser = await chromium.launch(createLocalLaunchOptions())
    const page = await browser.newPage({ viewport: { width: 1280, height: 800 }, reducedMotion: 'reduce' })
    await page.goto(link)
    await page.waitForFunction(hasWebFonts)
    if (opener !== null) await page.getByRole('button', { name: opener }).first().click()
    // The test waits for an element instead of `networkidle`, because the demo's calls aren't network requests.
    await page.locator(selector).first().waitFor()
    const chromiumBoxes = await page.evaluate(measureBoxes)
    await browser.close()
    expect(chromiumBoxes.length).toBeGreaterThan(3)

    await visitor.driver.open(link)
    await visitor.seePage()
    await visitor.expectInPage(hasWebFonts, true)
    if (opener !== null) await visitor.click(button(opener))
    await expect.poll(async () => findDifferences(await visitor.evaluate(measureBoxes), chromiumBoxes)).toEqual([])
  })
