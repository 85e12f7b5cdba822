import { expect, test } from '#tests/e2e/fixtures.ts'
import { confirmDialog, button, expectFocusKept, moveFocusTo, openPage, press, type } from '#tests/e2e/keys.ts'
import { heading } from '#tests/e2e/steps.ts'

const pixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
)

test('an admin ships, deletes, promotes and adds a part with the keyboard', { tag: '@release' }, async ({ page }) => {
  await page.goto('./login')
  await press(page, button(page, 'Demo Admin'))
  await expect(heading(page, /Dhruva/)).toBeFocused()
  await moveFocusTo(
    page,
    page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Dashboard' }),
    'Shift+Tab',
  )
  await page.keyboard.press('Enter')
  await expect(heading(page, 'My Profile')).toBeFocused()

  await test.step('ship', async () => {
    await openPage(page, 'Manage All Orders', /^Manage All Orders: \d+$/)
    const row = page.getByRole('row').filter({ hasText: 'Alternator' })
    await press(page, row.getByRole('button', { name: 'Ship' }))
    await confirmDialog(page, 'Mark as shipped')
    await expect(row).toContainText('Shipped')
    await expectFocusKept(page)
  })

  await test.step('Shift+Tab through the list: no action is hidden under the sticky header', async () => {
    const actions = page.getByRole('row').getByRole('button')
    await moveFocusTo(page, actions.last())
    await moveFocusTo(page, actions.first(), 'Shift+Tab')
  })

  await test.step('delete a review', async () => {
    await openPage(page, 'Manage User Reviews', /^Manage User Reviews: \d+$/)
    const row = page.getByRole('row').filter({ hasText: 'Kenji Watanabe' })
    await press(page, row.getByRole('button', { name: 'Delete' }))
    await confirmDialog(page, 'Delete the review')
    await expect(row).toHaveCount(0)
    await expectFocusKept(page)
  })

  await test.step('promote', async () => {
    await openPage(page, 'Manage Current Users', /^Current Users: \d+$/)
    const row = page.getByRole('row').filter({ hasText: 'Priya Nair' })
    await press(page, row.getByRole('button', { name: 'Make Admin' }))
    await confirmDialog(page, 'Make Admin')
    await expect(row.getByRole('button')).toHaveCount(0)
    await expectFocusKept(page)
  })

  await test.step('add a part with a picture', async () => {
    await openPage(page, 'Add New Product', 'Add New Product')
    await type(page, page.getByLabel('Name', { exact: true }), 'Camshaft, billet')
    await type(page, page.getByLabel('Price per unit'), '149.50')
    await type(page, page.getByLabel('Minimum quantity'), '2')
    await type(page, page.getByLabel('Available parts'), '40')
    await type(page, page.getByLabel('Describe'), 'Ground from billet steel.')
    const chooser = page.waitForEvent('filechooser')
    await press(page, page.getByLabel(/^Image: /))
    await (await chooser).setFiles({ name: 'camshaft.png', mimeType: 'image/png', buffer: pixel })
    await expect(page.getByText('camshaft.png')).toBeVisible()
    await press(page, button(page, 'Add Product'))
    await expect(page.getByText('The part is in the catalogue')).toBeVisible()
    await expectFocusKept(page)
  })
})
