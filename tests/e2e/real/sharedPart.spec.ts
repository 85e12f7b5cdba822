import { expect, test } from '#tests/e2e/real/support/fixtures.ts'
import { readOrders, readDbState } from '#tests/e2e/real/support/dbState.ts'
import { getPageHeading, getToast } from '#tests/e2e/steps.ts'

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

const partName = 'Ventilated brake rotor 345 mm'

test(
  'a visitor on a phone reads a whole part from a shared link, logs in and orders it',
  { tag: '@oldest' },
  async ({ page, customer }) => {
    const partDialog = page.getByRole('dialog', { name: partName })
    const storedPart = (await readDbState()).parts.find((other) => other.name === partName)

    await test.step('in the list, a tap on the picture opens the part, and Back closes it (ORDER-16)', async () => {
      await page.goto('./parts?sort=stock')
      await page.getByRole('article', { name: partName }).click({ position: { x: 120, y: 120 } })
      await expect(partDialog).toBeVisible()
      await expect(page).toHaveURL(/\/parts\?sort=stock&part=brake-rotor-345$/)
      await page.goBack()
      await expect(partDialog).toBeHidden()
      await expect(page).toHaveURL(/\/parts\?sort=stock$/)
    })

    await test.step('a link to the part shows its whole description, minimum, stock and price', async () => {
      await page.goto('./parts?part=brake-rotor-345')
      await expect(partDialog.getByText(storedPart?.describe ?? '')).toBeVisible()
      for (const text of ['20 pcs', '$84.00']) await expect(partDialog.getByText(text, { exact: true })).toBeVisible()
      // Any stock is accepted, because other tests order the same part.
      await expect(partDialog.getByText(/^\d+ pcs$/)).toHaveCount(2)
      await expect(page).toHaveTitle(`${partName} · Dhruva Auto Works`)
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
    })

    await test.step('after the login, the order form is open', async () => {
      await partDialog.getByRole('link', { name: 'Purchase Now' }).tap()
      await page.getByLabel('Email').fill(customer.email)
      await page.getByLabel('Password', { exact: true }).fill(customer.password)
      await page.getByRole('button', { name: 'LOGIN' }).tap()
      await expect(getPageHeading(page, partName)).toBeVisible()
    })

    await test.step('five more pieces are added by touch, and the order is placed (ORDER-17)', async () => {
      const increaseButton = page.getByRole('button', { name: 'Increase quantity' })
      for (let count = 0; count < 5; count += 1) await increaseButton.tap()
      await expect(page.getByLabel('Quantity', { exact: true })).toHaveValue('25')
      await page.getByLabel('Phone').fill('+880 1700 000 000')
      await page.getByLabel('Address').fill('12 Port Road, Chattogram')
      await page.getByRole('button', { name: 'PURCHASE' }).tap()
      await expect(getToast(page, 'Purchase Successfully')).toBeVisible()
      expect(await readOrders(customer)).toMatchObject([{ quantity: 25, paid: false }])
    })
  },
)
