import type { Locator } from '@playwright/test'
import { createFortyPartsCsv, fortyPartsFile } from '#mocks/demo/tour/fortyParts.ts'
import { createShippingDaySteps } from '#mocks/demo/tour/steps/shippingDay.ts'
import type { TourAction, TourTarget } from '#mocks/demo/tour/tour.ts'
import { orderToShip } from '#mocks/demo/tour/tours.ts'
import { toPictureFileName } from '#mocks/pictures.ts'
import { batch } from '#src/copy/batch.ts'
import { purchase } from '#src/copy/customerPages.ts'
import { reachCustomer } from '#src/copy/reachCustomer.ts'
import { shell } from '#src/copy/shell.ts'
import { titles } from '#src/copy/titles.ts'
import { paths } from '#src/domain/paths.ts'
import { openLink } from '#tests/e2e/demoPanel.ts'
import { expect, test, type Page } from '#tests/e2e/fixtures.ts'
import { activate, findFocusProblem } from '#tests/e2e/keys.ts'
import { locateTarget } from '#tests/e2e/mock/support/locateTarget.ts'
import { getPageHeading } from '#tests/e2e/steps.ts'

/** Taps a control. Fails if the control is too small for a finger (PAGE-15), or if something covers it. */
async function tap(_page: Page, control: Locator): Promise<void> {
  const size = await control.evaluate((element) => {
    const { width, height } = (element.closest('label') ?? element).getBoundingClientRect()
    return Math.min(width, height)
  })
  expect(size, String(control)).toBeGreaterThanOrEqual(44)
  await control.tap()
}

/** Activates a control, and expects that the focus is not lost. */
async function activateByKey(page: Page, control: Locator): Promise<void> {
  await activate(page, control)
  await expect.poll(() => findFocusProblem(page), String(control)).toBeNull()
}

const inputMethods = {
  'by keyboard': { tag: '@release', press: activateByKey, viewport: { width: 1280, height: 800 } },
  'by touch': { tag: [], press: tap, viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
}

for (const [inputMethod, { tag, press, ...device }] of Object.entries(inputMethods))
  test.describe(inputMethod, { tag }, () => {
    test.use(device)

    test('an admin’s morning, from new orders to 40 added parts', async ({ page, context }) => {
      /** The control that opened the current dialog. */
      let dialogOpener: Locator | null = null

      async function click(target: TourTarget): Promise<void> {
        const control = await locateTarget(page, target)
        const isInDialog = await control.evaluate((element) => element.closest('[role$="dialog"]') !== null)
        await press(page, control)
        if (!isInDialog) dialogOpener = control
        else if (target.name === batch.close && dialogOpener && (await dialogOpener.count()) > 0)
          await expect(dialogOpener).toBeFocused()
      }

      /** Opens a page of the dashboard from the menus, which narrow windows show in a drawer. */
      async function openFromMenus(path: string): Promise<void> {
        const menu = page.getByRole('button', { name: shell.openMenu })
        if (await menu.isVisible()) await press(page, menu)
        const mainMenu = page.getByRole('navigation', { name: shell.mainNavigation })
        await press(page, mainMenu.getByRole('link', { name: titles.dashboard }).filter({ visible: true }))
        await expect(getPageHeading(page, titles.profile)).toBeFocused()
        await press(page, page.locator(`main a[href$="${path}"]`))
      }

      /** Orders a part as a customer in another tab. */
      async function placeOrderAsCustomer(): Promise<void> {
        const customer = await context.newPage()
        const path = paths.purchase('brake-rotor-280')
        await openLink(customer, { as: 'customer', path }, { tab: 'own', panel: 'hidden' })
        await customer.getByRole('button', { name: purchase.submit, exact: true }).click()
        await expect(customer.getByText(purchase.done.title)).toBeVisible()
        await customer.close()
      }

      async function selectFile(target: TourTarget): Promise<void> {
        const fileChooser = page.waitForEvent('filechooser')
        await press(page, await locateTarget(page, target))
        const picture = new URL(`pictures/${toPictureFileName('hub')}`, page.url()).href
        const buffer = Buffer.from(createFortyPartsCsv(picture))
        await (await fileChooser).setFiles({ name: fortyPartsFile, mimeType: 'text/csv', buffer })
      }

      async function performAction(action: TourAction): Promise<void> {
        if (action.do === 'click') await click(action.target)
        else if (action.do === 'open') await openFromMenus(action.path)
        else if (action.do === 'receiveOrder') await placeOrderAsCustomer()
        else if (action.do === 'selectFile') await selectFile(action.target)
        else throw new Error(`the morning has no action ${action.do}`)
      }

      await openLink(page, { as: 'admin', path: paths.manageAllOrders }, { panel: 'hidden' })
      for (const { caption, actions, visible } of createShippingDaySteps(orderToShip.partName))
        await test.step(caption, async () => {
          for (const action of actions) await performAction(action)
          for (const target of visible) {
            const element = await locateTarget(page, target)
            await expect(element).toBeVisible()
            // The tour only points at the email link, because it can't open a mail program.
            if (target.name === reachCustomer.email) await press(page, element)
          }
        })
    })
  })
