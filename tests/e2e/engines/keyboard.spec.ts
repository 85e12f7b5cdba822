import { buildLink } from '#mocks/demo/link.ts'
import { button } from '#mocks/demo/tour/steps/step.ts'
import { orders } from '#src/copy/customerPages.ts'
import { shell } from '#src/copy/shell.ts'
import { paths } from '#src/domain/paths.ts'
import { expect, test } from '#tests/e2e/engines/fixtures.ts'

const openDialogSelector = '[role="alertdialog"], dialog[open], [role="dialog"]'

const readFocusedName = () => document.activeElement?.ariaLabel ?? document.activeElement?.textContent.trim() ?? ''
const isFocusIn = (selector: string) => document.activeElement?.closest(selector) !== null
const countVisible = (selector: string) =>
  [...document.querySelectorAll(selector)].filter((dialog) => dialog.checkVisibility()).length

for (const [subject, path, openerLabel, width] of [
  ['a dialog', paths.myOrders, orders.cancel, 1280],
  ['the menu of small screens', paths.contact, shell.menu, 390],
] as const)
  test(`${subject} keeps focus inside, and returns focus when it closes`, async ({ visitor, serveFolder }) => {
    const { url } = await serveFolder('dist-mock')
    await visitor.driver.resize({ width, height: 800 })
    const situation = { scenario: 'everydayShop', as: 'customer', settings: {}, path } as const
    await visitor.driver.open(buildLink(situation, url, { panel: 'hidden' }))
    await visitor.see(button(openerLabel))
    for (
      let presses = 0;
      presses < 60 && !(await visitor.evaluate(readFocusedName)).startsWith(openerLabel);
      presses += 1
    )
      await visitor.driver.press('Tab')
    const openerName = await visitor.evaluate(readFocusedName)
    await visitor.driver.press('Enter')
    await visitor.expectInPage(isFocusIn, true, openDialogSelector)
    for (let presses = 0; presses < 4; presses += 1) {
      await visitor.driver.press('Tab')
      expect(await visitor.evaluate(isFocusIn, `${openDialogSelector}, body`)).toBe(true)
    }
    await visitor.driver.press('Escape')
    await visitor.expectInPage(countVisible, 0, openDialogSelector)
    await visitor.expectInPage(readFocusedName, openerName)
  })
