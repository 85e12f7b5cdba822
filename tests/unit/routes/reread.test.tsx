import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { db } from '#mocks/db.ts'
import type { Fault } from '#mocks/dials.ts'
import { countCalls } from '#tests/support/countCalls.ts'
import { fillIn } from '#tests/support/forms.ts'
import { arrangeUnfinishedPayment, storedOrder, unpaidOrder } from '#tests/support/orders.ts'
import { findToast, mountApp, mountPage } from '#tests/support/mountApp.tsx'

// The shop reloads an order before it charges a card, records a payment again, or deletes the order.

const card = { 'Card number': '4242 4242 4242 4242', 'Expiry date': '12 / 34', CVC: '123' }

/** Opens the Payment page of the customer's unpaid order and fills in a good card. */
async function openPayment() {
  const { _id: id } = unpaidOrder()
  const app = await mountPage(`/dashboard/payment/${id}`, 'Payment', { as: 'customer' })
  await screen.findByLabelText('Card number')
  fillIn(card)
  const button = screen.getByRole('button', { name: /Payment Confirm/ })
  await waitFor(() => expect(button).toBeEnabled())
  return { ...app, id, pay: () => app.user.click(button) }
}

const chargedIntents = () => db.get().intents.filter(({ status }) => status === 'succeeded')

describe('paying (PAY-5)', () => {
  it.each<[string, Fault, message: RegExp]>([
    ['belongs to another customer now', 403, /This order is not yours/],
    ['does not exist any more', 404, /Order not found/],
  ])('an order that %s: charges nothing, and cannot be paid', async (_, fault, message) => {
    const { pay } = await openPayment()
    db.setDials({ faults: { getMyOrder: fault } })
    await pay()
    expect(await screen.findByText(message)).toBeVisible()
    expect(screen.queryByRole('button', { name: /Payment Confirm/ })).toBeNull()
    expect(chargedIntents()).toEqual([])
  })

  it('an order that cannot be loaded: charges nothing, and keeps the card form', async () => {
    const { pay } = await openPayment()
    db.setDials({ faults: { getMyOrder: 'garbage' } })
    await pay()
    expect(await screen.findByText(/could not be read again/)).toBeVisible()
    expect(screen.getByLabelText('Card number')).toBeVisible()
    expect(chargedIntents()).toEqual([])
  })
})

describe('recording a payment that was made (PAY-3)', () => {
  it.each<[Fault, patches: number]>([
    [500, 2],
    ['network', 2],
    ['garbage', 2],
    ['lost', 1],
  ])('fault %s: reloads the order before it records again; %j PATCH requests', async (fault, patches) => {
    const patched = countCalls('PATCH', '/mypurchase/')
    const { pay, id } = await openPayment()
    db.setDials({ faultsOnce: { recordPayment: fault } })
    await pay()
    expect(await screen.findByRole('region', { name: 'Receipt' })).toBeVisible()
    expect(storedOrder(id).paid).toBe(true)
    expect(patched()).toBe(patches)
    expect(chargedIntents()).toHaveLength(1)
  })
})

describe('a payment that the bank has not decided', () => {
  it.each<[string, status: 'processing' | 'succeeded' | 'requires_payment_method', shown: string | RegExp]>([
    ['has not decided yet', 'processing', 'Your payment is being processed'],
    ['has taken the money', 'succeeded', 'Payment Success'],
    ['has refused', 'requires_payment_method', /was interrupted and did not go through/],
  ])('"Check again" asks the bank, which %s (PAY-7)', async (_, status, shown) => {
    const { orderId } = arrangeUnfinishedPayment('confirming', { status: 'processing' })
    const { user } = await mountApp(`/dashboard/payment/${orderId}`, { as: 'customer' })
    // Opening the page asks the bank, too, once its code is loaded.
    await vi.dynamicImportSettled()
    await waitFor(() => expect(screen.getByText('Your payment is being processed')).toBeVisible())
    db.mutate(({ intents }) => intents.forEach((intent) => (intent.status = status)))
    await user.click(screen.getByRole('button', { name: 'Check again' }))
    await waitFor(() => expect(screen.getByText(shown)).toBeVisible())
    expect(storedOrder(orderId).paid === true).toBe(status === 'succeeded')
  })
})

it.each(['charged', 'confirming'] as const)(
  'another account’s %s payment changes nothing in My Orders: an own order can be paid and cancelled (AUTH-15)',
  async (stage) => {
    arrangeUnfinishedPayment(stage, { who: 'newCustomer', status: 'processing' })
    await mountApp('/dashboard/mypurchases', { as: 'customer' })
    const row = await screen.findByRole('row', { name: new RegExp(unpaidOrder().itemInfo?.itemName ?? '') })
    expect(within(row).getByRole('button', { name: 'Cancel' })).toBeEnabled()
    expect(within(row).getByRole('link', { name: 'Pay' })).toBeVisible()
    expect(screen.queryByText(/card was charged|payment for this order has begun/i)).toBeNull()
  },
)

it('cancelling a deleted order sends the request, and shows the warning (ADMIN-8, DATA-11)', async () => {
  const deletions = countCalls('DELETE', '/mypurchases')
  const { user } = await mountApp('/dashboard/mypurchases', { as: 'customer' })
  const [cancel] = await screen.findAllByRole('button', { name: 'Cancel' })
  if (cancel) await user.click(cancel)
  const confirm = within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Cancel the order' })
  db.mutate((world) => void (world.orders = []))
  await user.click(confirm)
  expect(await findToast('something want wrong')).toBeVisible()
  expect(deletions()).toBe(1)
})
