import { expect, test, type Page } from '#tests/e2e/fixtures.ts'
import { enterDemo, heading, logOut } from '#tests/e2e/steps.ts'

/** Two tabs of one browser share the session and the demo's data (DEMO-1). */
async function openTabs(page: Page, account: 'Demo User' | 'Demo Admin', path: string) {
  await enterDemo(page, account)
  const otherTab = await page.context().newPage()
  for (const tab of [page, otherTab]) {
    await tab.goto(path)
    await expect(tab.getByRole('table')).toBeVisible()
  }
  return otherTab
}

const rotor = (page: Page) => page.getByRole('row').filter({ hasText: 'Ventilated brake rotor 345 mm' })

test('a tab shows at once what another tab shipped and deleted', async ({ page }) => {
  const otherTab = await openTabs(page, 'Demo Admin', './dashboard/manageallorders')
  const coilover = (tab: Page) => tab.getByRole('row').filter({ hasText: 'Coilover' })
  await expect(coilover(otherTab)).toContainText('Pending')
  await coilover(page).getByRole('button', { name: 'Ship' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Mark as shipped' }).click()
  await expect(coilover(page)).toContainText('Shipped')
  await expect(coilover(otherTab)).toContainText('Shipped')
  await rotor(page).getByRole('button', { name: 'Delete' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete the order' }).click()
  await expect(rotor(page)).toHaveCount(0)
  await expect(rotor(otherTab)).toHaveCount(0)
})

test('a sign-out reaches the other tab, and the next account sees no data of the one before', async ({ page }) => {
  const otherTab = await openTabs(page, 'Demo User', './dashboard/mypurchases')
  await expect(rotor(otherTab)).toBeVisible()
  await logOut(page)
  await expect(heading(otherTab, 'Login')).toBeVisible()
  await expect(otherTab.getByRole('table')).toHaveCount(0)
  expect(await otherTab.evaluate(() => localStorage.getItem('accessToken'))).toBeNull()

  await enterDemo(page, 'Demo Admin')
  await expect(otherTab.getByText('Nadia', { exact: true })).toBeVisible()
  await expect(heading(otherTab, 'My Orders')).toBeVisible()
  await expect(otherTab.getByText("You Don't have any purchased yeat")).toBeVisible()
  await expect(rotor(otherTab)).toHaveCount(0)
})
