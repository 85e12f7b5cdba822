import type { Locator } from '@playwright/test'
import { personas } from '#mocks/personas.ts'
import { profileNames } from '#mocks/serverProfile.ts'
import { expect, test } from '#tests/e2e/real/support/fixtures.ts'
import {
  callApi,
  createAccount,
  readOrders,
  payOrder,
  placeOrder,
  readDbState,
} from '#tests/e2e/real/support/dbState.ts'
import { logIn, openDashboard, getToast } from '#tests/e2e/steps.ts'

/** Clicks a button of a table row, confirms the action in the dialog, and expects the toast. */
async function confirmAction(row: Locator, action: RegExp, confirmation: string, expectedToast: string): Promise<void> {
  const page = row.page()
  await row.getByRole('button', { name: action }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: confirmation }).click()
  await expect(getToast(page, expectedToast)).toBeVisible()
}

for (const profile of profileNames)
  test.describe(profile, () => {
    test.use({ profile })

    const tag = profile === 'specified' ? '@oldest' : ['@oldest', '@release']
    test(
      'an admin ships, promotes, deletes a review and adds a part with its picture',
      { tag },
      async ({ page, customer, person }, { project }) => {
        const admin = { ...person('Nadia Rahman'), ...personas.admin }
        const order = await placeOrder(customer, 'brake-rotor-345', 24, profile)
        // The texts are unique, because the same test in another browser uses the same server.
        const review = `Arrived early, fits: ${profile}, ${project.name}.`
        const partName = `Camber arm (${profile}, ${project.name})`
        await createAccount(admin)
        await payOrder(customer, order, profile)
        const { name, email } = customer
        await callApi('PUT', `/user/${email}`, { email, name })
        await callApi('POST', '/reviews', { name, email, country: 'Nepal', review, rating: 4.5 })
        await page.goto('./login')
        await logIn(page, admin)
        await expect(page.getByText('Nadia', { exact: true })).toBeVisible()

        await test.step('ship', async () => {
          await openDashboard(page, 'Manage All Orders')
          const row = page.getByRole('row').filter({ hasText: customer.email })
          await confirmAction(row, /Ship/, 'Mark as shipped', 'Product shipped')
          await expect(row.getByText('Shipped')).toBeVisible()
          expect(await readOrders(customer)).toMatchObject([{ status: 'shipped' }])
        })

        await test.step('promote', async () => {
          await page.getByRole('link', { name: 'Manage Current Users' }).click()
          const row = page.getByRole('row').filter({ hasText: customer.email })
          await confirmAction(row, /Make Admin/, 'Make Admin', 'Admin Permission Conform')
          await expect(row.getByText('Admin', { exact: true })).toBeVisible()
        })

        await test.step('delete a review', async () => {
          await page.getByRole('link', { name: 'Manage User Reviews' }).click()
          const row = page.getByRole('row').filter({ hasText: review })
          await confirmAction(row, /Delete/, 'Delete review', 'Review Delete Successfully')
          await expect(row).toHaveCount(0)
        })

        await test.step('add a part', async () => {
          await page.getByRole('link', { name: 'Add New Product' }).click()
          await page.getByRole('textbox', { name: 'Name' }).fill(partName)
          await page.getByLabel('Price per unit').fill('64.50')
          await page.getByLabel('Minimum quantity').fill('10')
          await page.getByLabel('Available parts').fill('400')
          await page.getByLabel('Describe').fill('Forged, with polyurethane bushes.')
          await page.locator('input[type=file]').setInputFiles('src/public/icon-192.png')
          await page.getByRole('button', { name: 'Add Product' }).click()
          await expect(getToast(page, 'Part Add Successfully')).toBeVisible()
          const part = (await readDbState()).parts.find(({ name }) => name === partName)
          expect(part).toMatchObject({ image: expect.stringMatching(/^https:/) })
          await page.getByRole('link', { name: 'See all parts' }).click()
          const card = page.getByRole('article').filter({ hasText: partName })
          await card.scrollIntoViewIfNeeded() // otherwise the lazy picture of the last card would not load
          await expect(card.getByRole('img')).toHaveJSProperty('naturalWidth', 192)
        })
      },
    )
  })
