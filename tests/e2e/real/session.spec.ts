import { access } from '#src/copy/access.ts'
import { makeToken } from '#mocks/token.ts'
import { expect, test } from '#tests/e2e/real/support/fixtures.ts'
import { failReads, firstFailedReadKey } from '#tests/e2e/real/support/failReads.ts'
import { crashServer, placeOrder, readCrashes } from '#tests/e2e/real/support/dbState.ts'
import { delayRequests, logIn } from '#tests/e2e/steps.ts'

// The mock server imitates real servers: it crashes on uncaught errors, and responds with 403 to a token with a wrong
// signature.
test.use({ profile: 'field' })

test.describe('a customer stays signed in', { tag: '@oldest' }, () => {
  test.beforeEach(async ({ page, customer }) => {
    await placeOrder(customer, 'brake-rotor-345', 24, 'field')
    await page.goto('./dashboard/mypurchases')
    await logIn(page, customer)
    await expect(page.getByRole('link', { name: /^Pay/ })).toBeVisible()
  })

  test('with a token that the server signed with a former secret (AUTH-7)', async ({ page, customer, userAgent }) => {
    const formerToken = `${makeToken(customer.email)}former`
    await page.evaluate((token) => localStorage.setItem('accessToken', token), formerToken)
    // Without this delay, the response to the upsert might contain a new token before the first read is sent.
    const releaseUpserts = await delayRequests(page, /\/api\/user\//)
    const forbiddenResponse = page.waitForResponse((response) => response.status() === 403)
    await page.reload()
    await forbiddenResponse
    releaseUpserts()
    await expect(page.getByRole('link', { name: /^Pay/ })).toBeVisible()
    await expect(page.getByRole('button', { name: 'LOGOUT' })).toBeVisible()
    expect(await page.evaluate(() => localStorage.getItem('accessToken'))).not.toBe(formerToken)
    expect(await readCrashes(userAgent)).toEqual([])
  })

  test('while the server restarts during a reload, and the orders appear without a click (NET-11)', async ({
    page,
    userAgent,
  }) => {
    const ordersUrl = /\/api\/myallpurchases\?/
    await page.route(
      ordersUrl,
      async (route) => {
        await crashServer(userAgent)
        await route.fallback()
      },
      { times: 1 },
    )
    const failedRequest = page.waitForEvent('requestfailed', (request) => ordersUrl.test(request.url()))
    await page.reload()
    await failedRequest
    await expect(page.getByRole('button', { name: 'LOGOUT' })).toBeVisible()
    await expect(page.getByRole('link', { name: /^Pay/ })).toBeVisible()
    expect(await page.evaluate(() => localStorage.getItem('accessToken'))).not.toBeNull()
    expect(await readCrashes(userAgent)).toHaveLength(1)
  })

  test('while all reads of the stored session after the first one fail (AUTH-29)', async ({ page }) => {
    await page.addInitScript(failReads, firstFailedReadKey)
    await page.evaluate((key) => localStorage.setItem(key, '2'), firstFailedReadKey)
    await page.reload()
    await expect(page.getByText(access.unanswered.title)).toBeVisible()
    await page.evaluate((key) => localStorage.removeItem(key), firstFailedReadKey)
    await expect(page.getByRole('link', { name: /^Pay/ })).toBeVisible()
    await expect(page.getByRole('button', { name: 'LOGOUT' })).toBeVisible()
  })
})
