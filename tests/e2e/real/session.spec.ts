import { profileNames } from '#mocks/serverProfile.ts'
import { makeToken } from '#mocks/token.ts'
import { expect, test } from '#tests/e2e/real/support/fixtures.ts'
import { placeOrder } from '#tests/e2e/real/support/world.ts'
import { logIn, openDashboard } from '#tests/e2e/steps.ts'

for (const profile of profileNames)
  test.describe(profile, () => {
    test.use({ profile })

    test(
      'a token that the server refuses is renewed once for all waiting calls (AUTH-6)',
      { tag: profile === 'field' ? '@release' : [] },
      async ({ page, customer }) => {
        await placeOrder(customer, 'brake-rotor-345', 20, profile)
        await page.goto('./login')
        await logIn(page, customer)
        await openDashboard(page, 'My Orders')
        await expect(page.getByRole('row').nth(1)).toBeVisible()

        const refusal = profile === 'field' ? 403 : 401
        // Its server has changed its secret: by the customer's clock the token is good.
        const refusedToken = `${makeToken(customer.email)}other`
        const answers: string[] = []
        page.on('response', (response) => {
          const { pathname } = new URL(response.url())
          const [, kind = ''] = /^\/api\/(admin|myallpurchases|user)/.exec(pathname) ?? []
          if (kind && response.request().method() !== 'OPTIONS') answers.push(`${response.status()} ${kind}`)
        })
        await page.evaluate((token) => localStorage.setItem('accessToken', token), refusedToken)
        // The return to a tab reloads all data on the page.
        await page.evaluate(() => window.dispatchEvent(new Event('focus')))
        await expect
          .poll(() => answers.toSorted())
          .toEqual(['200 admin', '200 myallpurchases', '200 user', `${refusal} admin`, `${refusal} myallpurchases`])
        await expect(page.getByRole('row').nth(1)).toBeVisible()
        expect(await page.evaluate(() => localStorage.getItem('accessToken'))).not.toBe(refusedToken)
      },
    )
  })
