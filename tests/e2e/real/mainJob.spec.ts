import { profileNames } from '#mocks/serverProfile.ts'
import { makeToken } from '#mocks/token.ts'
import { cards, enterCard } from '#tests/e2e/real/support/cardProvider.ts'
import { expect, test } from '#tests/e2e/real/support/fixtures.ts'
import { readOrders } from '#tests/e2e/real/support/dbState.ts'
import { logOut, getToast } from '#tests/e2e/steps.ts'

const partName = 'Ventilated brake rotor 345 mm'

for (const profile of profileNames)
  test.describe(profile, () => {
    test.use({ profile })

    test(
      'a new customer signs up, orders a part and pays',
      { tag: '@oldest' },
      async ({ page, context, person, cardProvider }) => {
        const buyer = person('Rina Akter')
        const upsertBodies: unknown[] = []
        page.on('request', (request) => {
          if (request.method() === 'PUT' && request.url().includes('/api/user/'))
            upsertBodies.push(request.postDataJSON())
        })
        const row = page.getByRole('row').filter({ hasText: partName })

        await test.step('a visitor who wants a part signs up, and returns to it', async () => {
          await page.goto('./parts')
          await page
            .getByRole('article')
            .filter({ hasText: partName })
            .getByRole('link', { name: /Purchase Now/ })
            .click()
          await page.getByRole('link', { name: 'Create an account' }).click()
          await page.getByLabel('Name').fill(buyer.name)
          await page.getByLabel('Email').fill(buyer.email)
          await page.getByLabel('Password', { exact: true }).fill(buyer.password)
          await page.getByRole('button', { name: 'SIGN UP' }).click()
          await expect(page.getByRole('button', { name: 'LOGOUT' })).toBeVisible()
          await page.getByRole('link', { name: /^Continue to/ }).click()
          await expect(page.getByRole('heading', { level: 1, name: partName })).toBeVisible()
        })

        await test.step('the sign-up has sent one upsert, with the name (AUTH-9)', () => {
          expect(upsertBodies).toEqual([{ email: buyer.email, name: buyer.name }])
        })

        await test.step('an order below the minimum quantity is rejected, and a larger one is placed', async () => {
          await page.getByLabel('Phone').fill('+880 1700 000 000')
          await page.getByLabel('Address').fill('12 Port Road, Chattogram')
          await page.getByLabel('Quantity', { exact: true }).fill('1')
          await page.getByRole('button', { name: 'PURCHASE' }).click()
          await expect(page.getByText('You have order minimum 20 pcses')).toBeVisible()
          await expect(page.getByLabel('Quantity', { exact: true })).toBeFocused()
          await page.getByLabel('Quantity', { exact: true }).fill('25')
          await page.getByRole('button', { name: 'PURCHASE' }).click()
          await expect(getToast(page, 'Purchase Successfully')).toBeVisible()
          await page.getByRole('main').getByRole('link', { name: 'My Orders' }).click()
        })

        await test.step('a declined card is not charged, and the next card is charged once', async () => {
          await row.getByRole('link', { name: /^Pay/ }).click()
          await enterCard(page, cards.declined)
          await page.getByRole('button', { name: /Payment Confirm/ }).click()
          await expect(page.getByText('Your card was declined.')).toBeVisible()
          expect(cardProvider.charges).toEqual([])
          await enterCard(page, cards.good)
          await page.getByRole('button', { name: /Payment Confirm/ }).click()
          await expect(page.getByRole('main').getByText('Payment Success')).toBeVisible()
          await expect(getToast(page, 'Payment sent successfully')).toBeVisible()
          expect(cardProvider.charges).toEqual([210_000])
        })

        await test.step('the order is paid, on the server and after a reload', async () => {
          expect(await readOrders(buyer)).toMatchObject([{ paid: true, status: 'pending', quantity: 25 }])
          await page.goto('./dashboard/mypurchases')
          await page.reload()
          await expect(row.getByText('Purchased Done')).toBeVisible()
          await expect(row.getByText(/All-Ready Paid/)).toBeVisible()
          await expect(page.getByText('Rina', { exact: true })).toBeVisible()
        })

        await test.step('a token that the server rejects is renewed once for all waiting calls (AUTH-6)', async () => {
          // The token has not expired, but its signature is invalid, as if the server had changed its secret.
          const rejectedToken = `${makeToken(buyer.email)}other`
          const expectedStatus = profile === 'field' ? 403 : 401
          const responses: string[] = []
          page.on('response', (response) => {
            const [, kind = ''] = /\/api\/(admin|myallpurchases|user)/.exec(response.url()) ?? []
            if (kind && response.request().method() !== 'OPTIONS') responses.push(`${response.status()} ${kind}`)
          })
          await page.evaluate((token) => localStorage.setItem('accessToken', token), rejectedToken)
          // Returning to the tab refetches all data on the page.
          await page.evaluate(() => window.dispatchEvent(new Event('focus')))
          await expect
            .poll(() => responses.toSorted())
            .toEqual([
              '200 admin',
              '200 myallpurchases',
              '200 user',
              `${expectedStatus} admin`,
              `${expectedStatus} myallpurchases`,
            ])
          await expect(row).toBeVisible()
          expect(await page.evaluate(() => localStorage.getItem('accessToken'))).not.toBe(rejectedToken)
        })

        await test.step('signing out also signs out the other tab, and removes the token', async () => {
          const otherTab = await context.newPage()
          await otherTab.goto('./contact')
          await expect(otherTab.getByRole('button', { name: 'LOGOUT' })).toBeVisible()
          await logOut(page)
          await expect(otherTab.getByRole('link', { name: 'LOGIN' })).toBeVisible()
          expect(await otherTab.evaluate(() => localStorage.getItem('accessToken'))).toBeNull()
        })
      },
    )
  })
