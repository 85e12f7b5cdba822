import type { TourTarget } from '#mocks/demo/tour/tour.ts'
import type { Locator, Page } from '@playwright/test'

/** Waits for the target of a tour's step, and locates it. An element with exactly this name takes precedence. */
export async function locateTarget(page: Page, { role, name, within }: TourTarget): Promise<Locator> {
  if (role === 'file') return page.getByLabel(name).and(page.locator('[type=file]'))
  const containers = page.locator('tr, article, [role="dialog"], [role="alertdialog"]')
  const container = within === undefined ? page.locator('body') : containers.filter({ hasText: within })
  const find = (exact: boolean) =>
    (role === 'text' ? container.getByText(name, { exact }) : container.getByRole(role, { name, exact })).filter({
      visible: true,
    })
  await find(false).first().waitFor()
  return ((await find(true).count()) > 0 ? find(true) : find(false)).first()
}
