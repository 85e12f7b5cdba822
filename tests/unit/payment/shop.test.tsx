import { act, screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { db } from '#mocks/db.ts'
import { brand } from '#src/copy/brand.ts'
import { paths } from '#src/domain/paths.ts'
import type { Attempt } from '#src/domain/payment.ts'
import { countCalls } from '#tests/support/countCalls.ts'
import { fillIn } from '#tests/support/forms.ts'
import { journal, arrangeUnfinishedPayment, storedOrder, unpaidOrder } from '#tests/support/orders.ts'
import { findPage, mountApp } from '#tests/support/mountApp.tsx'

const charged = "Your card was charged. Don't pay again."

const expectRecorded = ({ orderId }: Attempt) =>
  waitFor(() => {
    expect(storedOrder(orderId)).toMatchObject({ paid: true, transationId: 'pi_77' })
    expect(journal().all()).toEqual([])
  })

describe('a payment that an earlier visit left unrecorded (PAY-3)', () => {
  it.each(['confirming', 'charged'] as const)(
    'is recorded on the next visit, wherever it starts: %s',
    async (stage) => {
      const attempt = arrangeUnfinishedPayment(stage)
      await mountApp('/', { as: 'customer' })
      await expectRecorded(attempt)
    },
  )

  it('is not recorded for another user', async () => {
    const attempt = arrangeUnfinishedPayment('charged', { who: 'newCustomer' })
    await mountApp('/dashboard/mypurchases', { as: 'customer' })
    await screen.findByRole('table')
    expect(journal().all()).toEqual([attempt])
    expect(storedOrder(attempt.orderId).paid).not.toBe(true)
  })

  it('cannot be paid again, and is recorded when the page gets the focus', async () => {
    const attempt = arrangeUnfinishedPayment('charged')
    db.setDials({ faults: { recordPayment: 404 } })
    await mountApp(`/dashboard/payment/${attempt.orderId}`, { as: 'customer' })
    expect(await screen.findByText(charged)).toBeVisible()
    expect(screen.queryByLabelText('Card number')).toBeNull()
    db.setDials({ faults: {} })
    dispatchEvent(new Event('focus'))
    await expectRecorded(attempt)
  })

  it('is shown in My Orders, with a button that records it', async () => {
    const attempt = arrangeUnfinishedPayment('charged')
    db.setDials({ faults: { recordPayment: 404 } })
    const { user } = await mountApp('/dashboard/mypurchases', { as: 'customer' })
    const retry = await screen.findByRole('button', { name: 'Try again' })
    expect(screen.getByText(charged)).toBeVisible()
    db.setDials({ faults: {} })
    await user.click(retry)
    await expectRecorded(attempt)
  })

  it('by another tab hides the card form of this one, which records it', async () => {
    await mountApp(`/dashboard/payment/${unpaidOrder()._id}`, { as: 'customer' })
    await findPage('Payment')
    // This tab has its secret and has released the lock: before that, no other tab can charge the order.
    await screen.findByText('Fill in your card to go on.')
    const attempt = arrangeUnfinishedPayment('charged')
    dispatchEvent(new StorageEvent('storage', { key: `dhruva.payment.v1:${attempt.userId}:${attempt.orderId}` }))
    await waitFor(() => expect(screen.queryByLabelText('Card number')).toBeNull())
    await expectRecorded(attempt)
  })
})

describe('a charged order that the server has lost (PAY-13)', () => {
  /** Deletes the order on the server, with its charge in the journal. */
  function loseOrder() {
    const attempt = arrangeUnfinishedPayment('charged')
    const order = storedOrder(attempt.orderId)
    db.mutate((world) => {
      world.orders = world.orders.filter((each) => each !== order)
    })
    return { attempt, order }
  }
  const expectLostNotice = async () => {
    expect(await screen.findByText(charged)).toBeVisible()
    expect(screen.getByText('pi_77')).toBeVisible()
    expect(screen.getByRole('link', { name: brand.email })).toHaveAttribute('href', expect.stringContaining('pi_77'))
    expect(screen.getByRole('link', { name: 'Contact us' })).toHaveAttribute('href', paths.contact)
    expect(screen.getByRole('button', { name: 'Try again' })).toBeEnabled()
  }

  it.each([
    ['in My Orders, which has no such order', () => '/dashboard/mypurchases'],
    ['on its Payment page', ({ orderId }: Attempt) => `/dashboard/payment/${orderId}`],
  ])('is shown %s, and retried by the customer only', async (_where, addressOf) => {
    const { attempt } = loseOrder()
    const records = countCalls('PATCH', `/mypurchase/${attempt.orderId}`)
    const { user } = await mountApp(addressOf(attempt), { as: 'customer' })
    await expectLostNotice()
    await act(async () => {
      dispatchEvent(new Event('focus'))
      dispatchEvent(new Event('online'))
    })
    expect(screen.queryByText('Noting your payment…'), 'no automatic retry').toBeNull()
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    await waitFor(() => expect(screen.getByRole('button', { name: 'Try again' })).toHaveFocus())
    await expectLostNotice()
    expect(records(), 'nothing is sent for an order that is gone').toBe(0)
    expect(journal().all()).toMatchObject([{ ...attempt, lost: true }])
  })

  it('disappears from the notice when the server has found the order', async () => {
    const { attempt, order } = loseOrder()
    const { user } = await mountApp('/dashboard/mypurchases', { as: 'customer' })
    await expectLostNotice()
    db.mutate((world) => void world.orders.push(order))
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    await expectRecorded(attempt)
    await waitFor(() => expect(screen.queryByText(charged)).toBeNull())
  })
})

describe('a running payment', () => {
  const asksBeforeLeaving = () => !dispatchEvent(new Event('beforeunload', { cancelable: true }))

  it('guards against leaving only while it runs (PAY-10), and leaves no secret in the store (PAY-11)', async () => {
    const { _id } = unpaidOrder()
    const { user, store } = await mountApp(`/dashboard/payment/${_id}`, { as: 'customer' })
    await findPage('Payment')
    await screen.findByLabelText('Card number')
    fillIn({ 'Card number': '4000002500003155', 'Expiry date': '1234', CVC: '123' })
    expect(asksBeforeLeaving()).toBe(false)
    await user.click(screen.getByRole('button', { name: /Payment Confirm/ }))
    const complete = await screen.findByRole('button', { name: /complete/i })
    expect(asksBeforeLeaving()).toBe(true)
    const reads = countCalls('GET', `/mypurchase/${_id}`)
    await user.click(complete)
    expect(await screen.findByText('Payment Success')).toBeVisible()
    await waitFor(() => expect(asksBeforeLeaving()).toBe(false))
    expect(await screen.findByRole('heading', { name: 'Receipt' })).toBeVisible()
    expect(reads(), 'the order is read once after it is recorded').toBe(1)
    expect(JSON.stringify(store.getState())).not.toContain('_secret')
  })
})
