import { readFile } from 'node:fs/promises'
import type { Locator } from '@playwright/test'
import papaparse from 'papaparse'
import { personas } from '#mocks/personas.ts'
import type { Page } from '#tests/e2e/fixtures.ts'
import { findFocusProblem, activate as pressByKeys } from '#tests/e2e/keys.ts'
import { expect, test } from '#tests/e2e/real/support/fixtures.ts'
import { createAccount, readOrders, payOrder, placeOrder } from '#tests/e2e/real/support/dbState.ts'
import { getPageHeading } from '#tests/e2e/steps.ts'

const keyboardInput = { width: 1280, hasTouch: false, activateTarget: pressByKeys }
const touchInput = { width: 390, hasTouch: true, activateTarget: (_page: Page, target: Locator) => target.tap() }

const variants = [
  { description: 'by keyboard alone', profile: 'specified', ...keyboardInput },
  { description: 'by touch', profile: 'specified', ...touchInput },
  { description: 'with a server that crashes on uncaught errors', profile: 'field', ...keyboardInput },
] as const

for (const { description, profile, width, hasTouch, activateTarget } of variants)
  test.describe(description, { tag: profile === 'field' ? ['@oldest', '@release'] : [] }, () => {
    test.use({ profile, viewport: { width, height: 800 }, hasTouch })

    test('an admin looks up the address of two orders, ships both and exports them as CSV', async ({
      page,
      customer,
      person,
    }) => {
      const admin = { ...person('Nadia Rahman'), ...personas.admin }
      await createAccount(admin)
      const orderIds = [
        await placeOrder(customer, 'brake-rotor-345', 24, profile),
        await placeOrder(customer, 'air-filter-76', 60, profile),
      ]
      for (const id of orderIds) await payOrder(customer, id, profile)
      const activateControl = (target: Locator) => activateTarget(page, target)
      const getDialog = (name: string) => page.getByRole('alertdialog', { name })
      const rows = page.getByRole('row').filter({ hasText: customer.email })

      await test.step('the admin logs in and searches the orders to ship for one customer', async () => {
        await page.goto('./dashboard/manageallorders')
        await activateControl(page.getByLabel('Email'))
        await page.keyboard.type(admin.email)
        await activateControl(page.getByLabel('Password', { exact: true }))
        await page.keyboard.type(admin.password)
        await activateControl(page.getByRole('button', { name: 'LOGIN' }))
        await expect(getPageHeading(page, /^Manage All Orders:/)).toBeVisible()
        await activateControl(page.getByRole('link', { name: /^To ship/ }))
        await activateControl(page.getByRole('searchbox'))
        await page.keyboard.type(customer.email)
        await expect(page.getByText(/^2 of \d+ found$/)).toBeVisible()
        await expect(rows).toHaveCount(2)
      })

      await test.step('a row opens with phone and address (ADMIN-14)', async () => {
        const orderDialog = page.getByRole('dialog', { name: 'Ventilated brake rotor 345 mm' })
        await activateControl(rows.getByRole('link', { name: 'Ventilated brake rotor 345 mm' }))
        await expect(orderDialog.getByText('+880 1700 000 000')).toBeVisible()
        await expect(orderDialog.getByText('12 Port Road, Chattogram')).toBeVisible()
        await activateControl(orderDialog.getByRole('button', { name: 'Close' }))
        await expect(orderDialog).toBeHidden()
      })

      await test.step('both orders are shipped, with a result for each (ADMIN-17)', async () => {
        for (const box of await rows.getByRole('checkbox').all()) await activateControl(box)
        await activateControl(page.getByRole('button', { name: 'Ship 2 orders' }))
        await activateControl(
          getDialog('Mark 2 orders as shipped?').getByRole('button', { name: 'Mark all as shipped' }),
        )
        const resultsDialog = getDialog('2 of 2 shipped')
        await expect(resultsDialog.getByRole('listitem').getByText('Shipped')).toHaveCount(2)
        await activateControl(resultsDialog.getByRole('button', { name: 'Close' }))
        await expect(rows).toHaveCount(0)
        if (!hasTouch) await expect.poll(() => findFocusProblem(page)).toBeNull()
        expect(await readOrders(customer)).toMatchObject([{ status: 'shipped' }, { status: 'shipped' }])
      })

      await test.step('the exported file contains the rows of the tab (PAGE-26)', async () => {
        await activateControl(page.getByRole('link', { name: /^Shipped/ }))
        await expect(rows).toHaveCount(2)
        const download = page.waitForEvent('download')
        await activateControl(page.getByRole('button', { name: 'Export CSV' }))
        const file = await download
        const text = await readFile(await file.path(), 'utf8')
        const [header, ...savedRows] = papaparse.parse<string[]>(text, { skipEmptyLines: true }).data
        expect(file.suggestedFilename()).toBe('dhruva-orders.csv')
        expect(header?.slice(0, 2)).toEqual(['Order ID', 'Part'])
        expect(savedRows.map(([id]) => id)).toEqual(orderIds)
        await expect(page.getByText('2 rows exported to dhruva-orders.csv')).toBeVisible()
      })
    })
  })
