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

test(
  'a deletion confirmed after another tab deleted the order shows a warning',
  { tag: '@release' },
  async ({ page }) => {
    const otherTab = await openTabs(page, 'Demo Admin', './dashboard/manageallorders')
    await rotor(otherTab).getByRole('button', { name: 'Delete' }).click()
    const dialog = otherTab.getByRole('alertdialog')
    await expect(dialog).toBeVisible()
    await rotor(page).getByRole('button', { name: 'Delete' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete the order' }).click()
    await expect(rotor(page)).toHaveCount(0)

    await dialog.getByRole('button', { name: 'Delete the order' }).click()
    await expect(otherTab.getByText('something want wrong')).toBeVisible()
    await expect(rotor(otherTab)).toHaveCount(0)
  },
)

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

test(
  'an order that an admin ships in one tab is shipped in the customer’s tab',
  { tag: '@release' },
  async ({ page }) => {
    const otherTab = await openTabs(page, 'Demo User', './dashboard/mypurchases')
    const coilover = (tab: Page) => tab.getByRole('row').filter({ hasText: 'Coilover' })
    await expect(coilover(otherTab)).not.toContainText('Shipped')
    await logOut(page)
    await enterDemo(page, 'Demo Admin')
    await page.goto('./dashboard/manageallorders')
    await coilover(page).getByRole('button', { name: 'Ship' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Mark as shipped' }).click()
    await expect(coilover(page)).toContainText('Shipped')
    await logOut(page)
    await expect(heading(otherTab, 'Login')).toBeVisible()
    await enterDemo(page, 'Demo User')

    await expect(heading(otherTab, 'My Orders')).toBeVisible()
    await expect(coilover(otherTab)).toContainText('Shipped')
  },
)

test(
  'a customer who replaces an admin in another tab is redirected to /, without a toast or sign-out',
  { tag: '@release' },
  async ({ page }) => {
    const otherTab = await openTabs(page, 'Demo Admin', './dashboard/manageallorders')
    const root = new URL('../', page.url()).pathname
    // A tab in the background gets one storage event for a sign-out and the next login.
    await page.evaluate(() => localStorage.setItem('dhruva-demo:session', 'demo.user@dhruva.example'))
    await expect(otherTab.getByText('Kamal', { exact: true })).toBeVisible()
    await expect.poll(() => new URL(otherTab.url()).pathname).toBe(root)
    await expect(otherTab.getByText('Bad Authorization')).toHaveCount(0)
    await expect(otherTab.getByRole('button', { name: 'LOGOUT' })).toBeVisible()
  },
)
