import { expect, type Page } from '#tests/e2e/fixtures.ts'

/** A toast with this text. */
export const toast = (page: Page, text: string) => page.getByRole('region', { name: /Notifications/ }).getByText(text)

/** The page's heading. */
export const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name })

/** Enters the demo by one of its two buttons. */
export async function enterDemo(page: Page, who: 'Demo User' | 'Demo Admin'): Promise<void> {
  await page.goto('./login')
  await page.getByRole('button', { name: who }).click()
  await expect(page.getByRole('button', { name: 'LOGOUT' })).toBeVisible()
}

/** Leaves by LOGOUT. */
export async function logOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'LOGOUT' }).click()
  await expect(page.getByRole('link', { name: 'LOGIN' })).toBeVisible()
}

/** Goes to a page of the dashboard by the menus. */
export async function openDashboard(page: Page, link: string): Promise<void> {
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Dashboard' }).click()
  await page.getByRole('navigation', { name: 'Dashboard' }).getByRole('link', { name: link }).click()
  await expect(heading(page, link)).toBeVisible()
}

/** A page is started when its session has been asked for: LOGIN is there, which no file has. */
export const expectStarted = (page: Page) =>
  expect(page.getByRole('banner').getByRole('link', { name: 'LOGIN' })).toBeVisible()

/** Fills in the Login form and sends it. */
export async function logIn(page: Page, { email, password }: { email: string; password: string }): Promise<void> {
  await expectStarted(page)
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'LOGIN' }).click()
}
