import { storageKey } from '#mocks/db.ts'
import { expect, test, type Page } from '#tests/e2e/fixtures.ts'
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
  'Demo User': [
    ['purchase/brake-rotor-345', 'PURCHASE'],
    ['purchase/nothing', 'Part not found'],
    ['dashboard', 'Phone'],
    ['dashboard/addreviews', 'Country'],
    ['dashboard/mypurchases', 'Coilover'],
    ['dashboard/payment/order-1016', 'Card number'],
    ['dashboard/payment/order-1009', 'pi_3Q9xK2'],
  ],
  'Demo Admin': [
    ['dashboard/addreviews', 'This page is for customers'],
    ['dashboard/addproduct', 'Describe'],
    ['dashboard/manageallorders', 'Coilover'],
    ['dashboard/manageUserReviews', 'Arjun Mehta'],
    ['dashboard/makeadmin', 'Imran Chowdhury'],
  ],
} as const

/** Long enough that each loading state is painted. */
const latencyMs = 100

/** Sets the latency dial of the demo. */
const setLatency = (page: Page) =>
  page.evaluate(
    ([key, ms]) => {
      const world = JSON.parse(localStorage.getItem(key) ?? '') as { dials: { latency: number } }
      world.dials.latency = ms
      localStorage.setItem(key, JSON.stringify(world))
    },
    [storageKey, latencyMs] as const,
  )

/** Logs in with a demo button. */
async function enter(page: Page, viewer: string): Promise<void> {
  await page.goto('./login')
  await page.getByRole('button', { name: viewer }).click()
  await expect(page).toHaveURL('./')
}

test.use({ isPainted: true })

for (const viewport of [
  { width: 1280, height: 800 },
  { width: 320, height: 640 },
]) {
  test.describe(`${viewport.width} px wide`, () => {
    test.use({ viewport })

    for (const [viewer, addresses] of Object.entries(pages)) {
      test(`no layout shifts while pages load: ${viewer}`, { tag: '@release' }, async ({ page }) => {
        await watchShifts(page)
        if (viewer === 'visitor') await page.goto('./')
        else await enter(page, viewer)
        await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
        await setLatency(page)
        for (const [path, text] of addresses) {
          await page.goto(`./${path}`)
          await expect(page.getByRole('main').getByText(text).filter({ visible: true }).first()).toBeVisible()
          await expectNoShifts(page, `/${path}`)
        }
      })
    }
  })
}
