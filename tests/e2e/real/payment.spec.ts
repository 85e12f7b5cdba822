import type { Page } from '@playwright/test'
import { profileNames } from '#mocks/serverProfile.ts'
import {
  completeBankCheck,
  cards,
  confirmationUrl,
  enterCard,
  payWithoutRecording,
} from '#tests/e2e/real/support/cardProvider.ts'
import { expect, test } from '#tests/e2e/real/support/fixtures.ts'
import { readOrders, placeOrder, readDbState, type Person } from '#tests/e2e/real/support/dbState.ts'
import { delayRequests, logIn, getToast } from '#tests/e2e/steps.ts'

const partId = 'brake-rotor-345'

async function openPayment(page: Page, customer: Person, order: string) {
  await page.goto(`./dashboard/payment/${order}`)
  await logIn(page, customer)
  await expect(page.getByText("Let's Payment For Deal")).toBeVisible()
}

const clickPay = (page: Page) => page.getByRole('button', { name: /Payment Confirm/ }).click()

test(
  'while the bank checks a payment, leaving the page needs a confirmation (PAY-10)',
  { tag: ['@oldest', '@release'] },
  async ({ page, customer, cardProvider }) => {
    await openPayment(page, customer, await placeOrder(customer, partId, 25))
    await enterCard(page, cards.challenged)
    await clickPay(page)
    const completeButton = page.frameLocator('iframe[src*="challenge"]').getByRole('button', { name: 'Complete' })
    await expect(completeButton).toBeVisible()
    const confirmation = page.waitForEvent('dialog')
    await page.close({ runBeforeUnload: true })
    const dialog = await confirmation
    expect(dialog.type()).toBe('beforeunload')
    await dialog.dismiss()
    await expect(completeButton).toBeVisible()
    expect(cardProvider.charges).toEqual([])
  },
)

for (const profile of profileNames)
  test.describe(profile, () => {
    test.use({ profile })

    test(
      'after a failed bank challenge, the customer can try again, and is charged once',
      { tag: '@release' },
      async ({ page, customer, cardProvider }) => {
        await openPayment(page, customer, await placeOrder(customer, partId, 21, profile))
        await enterCard(page, cards.challenged)
        await clickPay(page)
        await completeBankCheck(page, 'Fail')
        await expect(page.getByText('We are unable to authenticate your payment method.')).toBeVisible()
        expect(cardProvider.charges).toEqual([])
        await clickPay(page)
        await completeBankCheck(page, 'Complete')
        await expect(page.getByRole('main').getByText('Payment Success')).toBeVisible()
        await expect(getToast(page, 'Payment sent successfully')).toBeVisible()
        expect(cardProvider.charges).toHaveLength(1)
      },
    )

    test(
      'an unrecorded charge survives a reload, and is recorded on the next visit',
      { tag: '@release' },
      async ({ page, customer, cardProvider }) => {
        await openPayment(page, customer, await placeOrder(customer, partId, 22, profile))
        const releaseRecords = await payWithoutRecording(page)
        await page.reload()
        await expect(page.getByRole('main').getByText('Your card was charged. Don’t pay again.')).toBeVisible()
        await expect(page.getByRole('button', { name: /Payment Confirm/ })).toHaveCount(0)
        expect(await readOrders(customer)).not.toMatchObject([{ paid: true }])

        await releaseRecords()
        await page.goto('./dashboard/mypurchases')
        await expect(page.getByText(/All-Ready Paid/)).toBeVisible()
        expect(await readOrders(customer)).toMatchObject([{ paid: true, status: 'pending' }])
        expect(cardProvider.charges).toHaveLength(1)
      },
    )

    test(
      'two tabs that pay the same order use one secret and make one charge',
      { tag: profile === 'field' ? '@release' : [] },
      async ({ page, context, customer, cardProvider }) => {
        const order = await placeOrder(customer, partId, profile === 'field' ? 24 : 23, profile)
        await page.goto('./login')
        await logIn(page, customer)
        await expect(page.getByRole('button', { name: 'LOGOUT' })).toBeVisible()
        const tabs = [page, await context.newPage()]

        const releaseSecrets = await delayRequests(context, /\/api\/create-payment-intent$/)
        await Promise.all(tabs.map((tab) => tab.goto(`./dashboard/payment/${order}`)))
        for (const tab of tabs) await expect(tab.getByText("Let's Payment For Deal")).toBeVisible()
        releaseSecrets()

        const releaseCharges = await delayRequests(context, confirmationUrl)
        for (const tab of tabs) await enterCard(tab, cards.good)
        // The clicks are dispatched by script, because only the front tab accepts a real click.
        for (const tab of tabs)
          await tab.getByRole('button', { name: /Payment Confirm/, disabled: false }).dispatchEvent('click')
        releaseCharges()

        for (const tab of tabs) await expect(tab.getByText(/Payment Success|All-Ready Paid/).first()).toBeVisible()
        await expect.poll(() => readOrders(customer)).toMatchObject([{ paid: true }])
        expect(cardProvider.charges).toHaveLength(1)
        const { intents } = await readDbState()
        expect(intents.filter(({ amountCents }) => cardProvider.charges.includes(amountCents))).toHaveLength(1)
      },
    )
  })
