import { openLink } from '#tests/e2e/demoPanel.ts'
import { expect, test } from '#tests/e2e/fixtures.ts'
import { expectNoShifts, watchShifts } from '#tests/e2e/shifts.ts'

/** Every address by viewer, with a text that appears only when all its data is loaded. */
const pages = {
  visitor: [
    ['', 'Arjun Mehta'],
    ['parts', 'Ventilated brake rotor 345 mm'],
    ['about', 'Global Certified'],
    ['contact', 'Plot 27'],
    ['login', 'Demo Admin'],
    ['signup', 'Google Sign In'],
    ['nowhere', 'Page not Found'],
  ],
  customer: [
    ['purchase/brake-rotor-345', 'PURCHASE'],
    ['purchase/nothing', 'Part not found'],
    ['dashboard', 'Phone'],
    ['dashboard/addreviews', 'Country'],
    ['dashboard/mypurchases', 'Coilover'],
    ['dashboard/payment/order-1016', 'Card number'],
    ['dashboard/payment/order-1009', 'pi_3Q9xK2'],
  ],
  admin: [
    ['dashboard/addreviews', 'This page is for customers'],
    ['dashboard/addproduct', 'Describe'],
    ['dashboard/manageallorders', 'Coilover'],
    ['dashboard/manageUserReviews', 'Arjun Mehta'],
    ['dashboard/makeadmin', 'Imran Chowdhury'],
  ],
} as const

/** Long enough that each loading state is painted. */
const dials = { latency: 100 }

test.use({ isPainted: true })

for (const viewport of [
  { width: 1280, height: 800 },
  { width: 320, height: 640 },
])
  test.describe(`${viewport.width} px wide`, () => {
    test.use({ viewport })

    for (const as of ['visitor', 'customer', 'admin'] as const)
      test(`no layout shifts while pages load: ${as}`, { tag: '@release' }, async ({ page }) => {
        await watchShifts(page)
        await openLink(page, { as, dials }, { panel: 'hidden' })
        await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
        for (const [path, text] of pages[as]) {
          await page.goto(`./${path}`)
          await expect(page.getByRole('main').getByText(text).filter({ visible: true }).first()).toBeVisible()
          await expectNoShifts(page, `/${path}`)
        }
      })
  })
