import { expect, test } from '#tests/e2e/real/support/fixtures.ts'
import { readCrashes } from '#tests/e2e/real/support/dbState.ts'
import type { Page } from '#tests/e2e/fixtures.ts'
import { expectAppStarted, logIn } from '#tests/e2e/steps.ts'

// The mock server imitates real servers: a malformed id crashes it for everyone (DATA-16).
test.use({ profile: 'field' })

/** Returns to the tab twice and reloads the page, like a person who does not understand the error. */
async function returnAndReload(page: Page, text: string): Promise<void> {
  await expect(page.getByText(text).first()).toBeVisible()
  for (let times = 0; times < 2; times += 1) await page.evaluate(() => window.dispatchEvent(new Event('focus')))
  await page.reload()
  await expect(page.getByText(text).first()).toBeVisible()
  await page.waitForLoadState('networkidle')
}

for (const { path, notFoundText } of [
  { path: 'purchase/abc', notFoundText: 'Part not found' },
  { path: 'dashboard/payment/abc', notFoundText: 'Order not found' },
])
  test.describe(`/${path}`, { tag: '@oldest' }, () => {
    test('a visitor is redirected to the login, and the server does not crash', async ({ page, userAgent }) => {
      await page.goto(`./${path}`)
      await expectAppStarted(page)
      await returnAndReload(page, 'LOGIN')
      expect(await readCrashes(userAgent)).toEqual([])
    })

    test('a customer reads “not found”, and the server does not crash', async ({ page, userAgent, customer }) => {
      await page.goto(`./${path}`)
      await logIn(page, customer)
      await returnAndReload(page, notFoundText)
      expect(await readCrashes(userAgent)).toEqual([])
    })

    test('while the list of parts or orders can’t be read, the server crashes at most once', async ({
      page,
      userAgent,
      customer,
    }) => {
      await page.goto('./login')
      await logIn(page, customer)
      await expect(page.getByRole('button', { name: 'LOGOUT' })).toBeVisible()
      const listUrlPattern = /\/api\/(parts|myallpurchases\?.*)$/
      await page.route(listUrlPattern, (route) => route.fulfill({ status: 500, body: '{}' }))
      await page.goto(`./${path}`)
      await expect.poll(() => readCrashes(userAgent)).toHaveLength(1)
      await page.evaluate(() => window.dispatchEvent(new Event('focus')))
      await page.getByRole('main').getByRole('button', { name: 'Try again' }).first().click()
      await page.unroute(listUrlPattern)
      await page.evaluate(() => window.dispatchEvent(new Event('focus')))
      await expect(page.getByText(notFoundText).first()).toBeVisible()
      expect(await readCrashes(userAgent)).toHaveLength(1)
    })
  })
