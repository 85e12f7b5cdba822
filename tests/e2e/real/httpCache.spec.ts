import { cachingUserAgent } from '#mocks/serverProfile.ts'
import { payment } from '#src/copy/customerPages.ts'
import { expect, test } from '#tests/e2e/real/support/fixtures.ts'
import { createCardProvider } from '#tests/e2e/real/support/cardProvider.ts'
import { installStripeWithCompleteCard } from '#tests/e2e/real/support/cardScript.ts'
import { changeQuantity, readOrders, payOrder, placeOrder, readDbState } from '#tests/e2e/real/support/dbState.ts'
import { logIn, getToast } from '#tests/e2e/steps.ts'
import { testConfig } from '#tests/support/testConfig.ts'

// These tests don't intercept requests, because interception would disable the browser's HTTP cache. This user agent
// makes the mock server send caching headers.
test.use({ userAgent: cachingUserAgent })

/** A part that no other test orders, so its stock changes only here. */
const part = { id: 'wheel-hub-rear', name: 'Rear wheel hub, five-stud', quantity: 12 }

const readStock = async () => (await readDbState()).parts.find(({ _id }) => _id === part.id)?.availableParts

test('an order that was paid elsewhere is shown as paid after a reload (NET-10)', async ({ page, customer }) => {
  await page.goto('./dashboard/mypurchases')
  await logIn(page, customer)
  await expect(page.getByText("You Don't have any purchased yeat")).toBeVisible()
  const order = await placeOrder(customer, 'air-filter-76', 60)
  await page.reload()
  const payLink = page.getByRole('main').getByRole('link', { name: /^Pay/ })
  await expect(payLink).toBeVisible()
  await payOrder(customer, order)
  await page.reload()
  await expect(page.getByText('Purchased Done')).toBeVisible()
  await expect(payLink).toHaveCount(0)
})

test('the Payment page shows and charges the current order, not a cached one (NET-10)', async ({
  page,
  context,
  customer,
}) => {
  const { charges, respond } = createCardProvider()
  await context.exposeFunction('callProvider', async (action: string, secret: string): Promise<unknown> =>
    JSON.parse((await respond(`/v1/${action}`, { secret })).body),
  )
  await context.addInitScript(installStripeWithCompleteCard)
  const order = await placeOrder(customer, 'air-filter-76', 60)
  const getTotalText = (text: string) => page.getByRole('form').getByText(text, { exact: true })
  const payButton = page.getByRole('button', { name: 'Payment Confirm', disabled: false })

  await page.goto(`./dashboard/payment/${order}`)
  await logIn(page, customer)
  await expect(getTotalText('$1,734.00')).toBeVisible()
  await changeQuantity(order, '70')
  await page.reload()
  await expect(getTotalText('$2,023.00')).toBeVisible()

  await expect(payButton).toBeVisible()
  await changeQuantity(order, '80')
  await payButton.click()
  await expect(page.getByText(payment.totalChanged.title)).toBeVisible()
  await expect(getTotalText('$2,312.00')).toBeVisible()
  expect(charges).toEqual([])

  const paidOrder = await placeOrder(customer, 'air-filter-76', 90)
  await page.goto(`./dashboard/payment/${paidOrder}`)
  await expect(payButton).toBeVisible()
  await payOrder(customer, paidOrder)
  await payButton.click()
  const receipt = page.getByRole('heading', { name: 'Receipt' })
  await expect(receipt).toBeVisible()
  await page.reload()
  await expect(receipt).toBeVisible()
  expect(charges).toEqual([])
})

test('PURCHASE sends the current part, not a cached one (NET-10)', async ({ page, customer, person }) => {
  await page.goto('./parts')
  const card = page.getByRole('article').filter({ hasText: part.name })
  await expect(card).toBeVisible()
  const stockBefore = Number(await readStock())
  await placeOrder(person('Nadia Rahman'), part.id, part.quantity)
  // The mock server allows browsers to cache the list for one minute. This proves that the browser has done so.
  const cachedList = await page.evaluate(async (url) => (await fetch(url)).text(), `${testConfig.VITE_API_URL}/parts`)
  expect(Number(/"wheel-hub-rear"[^}]*"availableParts":(\d+)/.exec(cachedList)?.[1])).toBe(stockBefore)

  await card.getByRole('link', { name: /Purchase Now/ }).click()
  await logIn(page, customer)
  await page.getByLabel('Phone').fill('+880 1700 000 000')
  await page.getByLabel('Address').fill('12 Port Road, Chattogram')
  await page.getByRole('button', { name: 'PURCHASE' }).click()
  await expect(getToast(page, 'Purchase Successfully')).toBeVisible()
  expect(await readOrders(customer)).toMatchObject([{ itemInfo: { avaailableParts: stockBefore - part.quantity } }])
})
