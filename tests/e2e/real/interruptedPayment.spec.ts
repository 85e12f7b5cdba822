import { paymentProblems } from '#src/copy/customerPages.ts'
import { cards, confirmationUrl, enterCard } from '#tests/e2e/real/support/cardProvider.ts'
import { expect, test } from '#tests/e2e/real/support/fixtures.ts'
import {
  crashServer,
  readOrders,
  placeOrder,
  readCrashes,
  readDbState,
  type Person,
} from '#tests/e2e/real/support/dbState.ts'
import type { Page } from '#tests/e2e/fixtures.ts'
import { delayRequests, logIn, getToast } from '#tests/e2e/steps.ts'

// The mock server imitates real servers: it crashes on uncaught errors, and each PATCH adds a payment record.
test.use({ profile: 'field' })

const paymentRecordUrl = /\/api\/mypurchase\/\w+$/

/** Places an order, opens its Payment page, and enters a card. */
async function startPayment(page: Page, customer: Person): Promise<void> {
  const order = await placeOrder(customer, 'brake-rotor-345', 30, 'field')
  await page.goto(`./dashboard/payment/${order}`)
  await logIn(page, customer)
  await enterCard(page, cards.good)
}

/** Waits until the payment is recorded, and expects exactly one record. */
async function expectRecordedOnce(page: Page, customer: Person): Promise<void> {
  await expect(getToast(page, 'Payment sent successfully')).toBeVisible()
  const [order] = await readOrders(customer)
  expect(order).toMatchObject({ paid: true, status: 'pending' })
  const { payments } = await readDbState()
  expect(payments.filter(({ transationId }) => transationId === order?.transationId)).toHaveLength(1)
}

test.describe('a payment is charged and recorded once', { tag: '@oldest' }, () => {
  test('when the page is reloaded during the confirmation, and the card is charged later (PAY-14)', async ({
    page,
    context,
    customer,
    cardProvider,
    userAgent,
  }) => {
    await startPayment(page, customer)
    const releaseConfirmations = await delayRequests(context, confirmationUrl)
    const confirmationRequest = page.waitForRequest(confirmationUrl)
    await page.getByRole('button', { name: /Payment Confirm/ }).click()
    await confirmationRequest
    await page.reload()
    await expect(page.getByText(paymentProblems.unanswered)).toBeVisible()
    expect(cardProvider.charges).toEqual([])

    releaseConfirmations()
    await expect.poll(() => cardProvider.charges).toHaveLength(1)
    await page.reload()
    await expect(page.getByRole('main').getByText('Payment Success')).toBeVisible()
    await expectRecordedOnce(page, customer)
    expect(cardProvider.charges).toHaveLength(1)
    expect(await readCrashes(userAgent)).toEqual([])
  })

  test('when the response to the PATCH that records it is lost (PAY-3)', async ({
    page,
    customer,
    cardProvider,
    userAgent,
  }) => {
    await startPayment(page, customer)
    await page.route(paymentRecordUrl, async (route) => {
      if (route.request().method() !== 'PATCH') return route.fallback()
      await route.fetch()
      await route.abort()
    })
    await page.getByRole('button', { name: /Payment Confirm/ }).click()
    await expectRecordedOnce(page, customer)
    expect(cardProvider.charges).toHaveLength(1)
    expect(await readCrashes(userAgent)).toEqual([])
  })

  test('when the server crashes while recording the payment (PAY-3)', async ({
    page,
    customer,
    cardProvider,
    userAgent,
  }) => {
    await startPayment(page, customer)
    let patchCount = 0
    await page.route(paymentRecordUrl, async (route) => {
      if (route.request().method() === 'PATCH' && ++patchCount === 1) await crashServer(userAgent)
      await route.fallback()
    })
    await page.getByRole('button', { name: /Payment Confirm/ }).click()
    await expectRecordedOnce(page, customer)
    expect(patchCount).toBe(2)
    expect(cardProvider.charges).toHaveLength(1)
    expect(await readCrashes(userAgent)).toHaveLength(1)
  })
})
