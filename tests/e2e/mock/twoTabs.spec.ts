import { expect, test, type Page } from '#tests/e2e/fixtures.ts'
import { enterDemo, heading, logOut } from '#tests/e2e/steps.ts'

/** Two tabs of one browser share the session and the demo's data (DEMO-1). */
async function openTabs(page: Page, who: 'Demo User' | 'Demo Admin', path: string) {
  await enterDemo(page, who)
  const other = await page.context().newPage()
  for (const tab of [page, other]) {
    await tab.goto(path)
    await expect(tab.getByRole('table')).toBeVisible()
  }
  return other
}

/** Headless tabs have the focus all the time; this is what a browser says when somebody comes back to one. */
const comeBack = (page: Page) => page.evaluate(() => window.dispatchEvent(new Event('focus')))

const rotor = (page: Page) => page.getByRole('row').filter({ hasText: 'Ventilated brake rotor 345 mm' })

test('what was shipped and deleted in one tab shows in the other when it gets the focus', async ({ page }) => {
  const other = await openTabs(page, 'Demo Admin', './dashboard/manageallorders')
  const coilover = (tab: Page) => tab.getByRole('row').filter({ hasText: 'Coilover' })
  await expect(coilover(other)).toContainText('Pending')
  await coilover(page).getByRole('button', { name: 'Ship' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Mark as shipped' }).click()
  await expect(coilover(page)).toContainText('Shipped')
  await rotor(page).getByRole('button', { name: 'Delete' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete the order' }).click()
  await expect(rotor(page)).toHaveCount(0)
  await expect(coilover(other)).toContainText('Pending')

  await comeBack(other)
  await expect(coilover(other)).toContainText('Shipped')
  await expect(rotor(other)).toHaveCount(0)
})

test('what changed behind an open question is said, not done again', async ({ page }) => {
  const other = await openTabs(page, 'Demo Admin', './dashboard/manageallorders')
  await rotor(other).getByRole('button', { name: 'Delete' }).click()
  const question = other.getByRole('alertdialog')
  await expect(question).toBeVisible()
  await rotor(page).getByRole('button', { name: 'Delete' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete the order' }).click()
  await expect(rotor(page)).toHaveCount(0)

  await question.getByRole('button', { name: 'Delete the order' }).click()
  await expect(other.getByText('something want wrong')).toBeVisible()
  await expect(rotor(other)).toHaveCount(0)
})

test('a sign-out reaches the other tab, and whoever comes next sees nothing of before', async ({ page }) => {
  const other = await openTabs(page, 'Demo User', './dashboard/mypurchases')
  await expect(rotor(other)).toBeVisible()
  await logOut(page)
  await expect(heading(other, 'Login')).toBeVisible()
  await expect(other.getByRole('table')).toHaveCount(0)
  expect(await other.evaluate(() => localStorage.getItem('accessToken'))).toBeNull()

  await enterDemo(page, 'Demo Admin')
  await expect(other.getByText('Nadia', { exact: true })).toBeVisible()
  await expect(heading(other, 'My Orders')).toBeVisible()
  await expect(other.getByText("You Don't have any purchased yeat")).toBeVisible()
  await expect(rotor(other)).toHaveCount(0)
})

test('an admin ships in one tab, and the customer sees it in the other', async ({ page }) => {
  const other = await openTabs(page, 'Demo User', './dashboard/mypurchases')
  const coilover = (tab: Page) => tab.getByRole('row').filter({ hasText: 'Coilover' })
  await expect(coilover(other)).not.toContainText('Shipped')
  await logOut(page)
  await enterDemo(page, 'Demo Admin')
  await page.goto('./dashboard/manageallorders')
  await coilover(page).getByRole('button', { name: 'Ship' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Mark as shipped' }).click()
  await expect(coilover(page)).toContainText('Shipped')
  await logOut(page)
  await expect(heading(other, 'Login')).toBeVisible()
  await enterDemo(page, 'Demo User')

  await expect(heading(other, 'My Orders')).toBeVisible()
  await expect(coilover(other)).toContainText('Shipped')
})

test('another account in an admin page leads home, and is neither told off nor signed out', async ({ page }) => {
  const other = await openTabs(page, 'Demo Admin', './dashboard/manageallorders')
  const root = new URL('../', page.url()).pathname
  // what a tab in the background hears of a sign-out and a login at once
  await page.evaluate(() => localStorage.setItem('dhruva-demo:session', 'demo.user@dhruva.example'))
  await expect(other.getByText('Kamal', { exact: true })).toBeVisible()
  await expect.poll(() => new URL(other.url()).pathname).toBe(root)
  await expect(other.getByText('Bad Authorization')).toHaveCount(0)
  await expect(other.getByRole('button', { name: 'LOGOUT' })).toBeVisible()
})
