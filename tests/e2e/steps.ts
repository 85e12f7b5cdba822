import type { BrowserContext } from '@playwright/test'
import type { Persona } from '#mocks/personas.ts'
import { expect, type Page } from '#tests/e2e/fixtures.ts'
import { createTestParts } from '#tests/support/testCatalogue.ts'
import { toPath, pageCases, pageNames, getViewer } from '#tests/spec/pages.ts'

export const getToast = (page: Page, text: string) =>
  page.getByRole('region', { name: /Notifications/ }).getByText(text)

export const getPageHeading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name })

export async function logOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'LOGOUT' }).click()
  await expect(page.getByRole('link', { name: 'LOGIN' })).toBeVisible()
}

/** Opens a page of the dashboard from the menus. */
export async function openDashboard(page: Page, link: string): Promise<void> {
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Dashboard' }).click()
  await page.getByRole('navigation', { name: 'Dashboard' }).getByRole('link', { name: link }).click()
  await expect(getPageHeading(page, link)).toBeVisible()
}

/** Waits until the shop's scripts have started. Prerendered files don't contain LOGIN; only the scripts show it. */
export const expectAppStarted = (page: Page) =>
  expect(page.getByRole('banner').getByRole('link', { name: 'LOGIN' })).toBeVisible()

export async function logIn(page: Page, { email, password }: { email: string; password: string }): Promise<void> {
  await expectAppStarted(page)
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'LOGIN' }).click()
}

/**
 * Opens each of this viewer's pages and expects its heading, ignoring a number at the end. The viewer must already be
 * signed in.
 */
export async function expectEveryPage(page: Page, viewer: Persona | undefined): Promise<void> {
  if (viewer) await expect(page.getByRole('button', { name: 'LOGOUT' })).toBeVisible()
  for (const name of pageNames.filter((other) => getViewer(other) === viewer)) {
    const { heading: text } = pageCases[name]
    await page.goto(`.${toPath(name)}`)
    await expect(getPageHeading(page, typeof text === 'string' ? text.replace(/: \d+$/, ':') : text)).toBeVisible()
  }
}

/**
 * Delays matching requests of a page or of all tabs.
 * @returns a function that lets the requests continue
 */
export async function delayRequests(pageOrContext: Page | BrowserContext, url: RegExp): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  await pageOrContext.route(url, async (route) => {
    await promise
    await route.fallback()
  })
  return resolve
}

/** The URL of the list of all parts. */
export const partListUrl = /\/api\/parts$/

/** Serves the parts of the prerendered pages, because other tests change the mock server's parts. */
export const serveParts = (page: Page) => page.route(partListUrl, (route) => route.fulfill({ json: createTestParts() }))
