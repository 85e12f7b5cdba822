import { act, screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { db } from '#mocks/db.ts'
import { brand } from '#src/copy/brand.ts'
import { paths } from '#src/domain/paths.ts'
import type { Attempt } from '#src/domain/payment.ts'
import { countCalls } from '#tests/support/countCalls.ts'
import { journal, arrangeUnfinishedPayment, storedOrder, unpaidOrder } from '#tests/support/orders.ts'
import { mountApp } from '#tests/support/mountApp.tsx'

const charged = "Your card was charged. Don't pay again."

const expectRecorded = ({ orderId }: Attempt) =>
  waitFor(() => {
    expect(storedOrder(orderId)).toMatchObject({ paid: true, status: 'pending', transationId: 'pi_77' })
    expect(journal().all()).toEqual([])
  })

describe('a payment that an earlier visit left unrecorded (PAY-3)', () => {
  it('waits until the server knows the customer (AUTH-10), and is recorded once, wherever the visit starts', async () => {
    db.setDials({ faults: { upsertUser: 500 } })
    const attempt = arrangeUnfinishedPayment('confirming')
    const records = countCalls('PATCH', '/mypurchase/')
    const { user } = await mountApp('/dashboard', { as: 'customer' })
    const tryAgain = await screen.findByRole('button', { name: 'Try again' })
    for (const type of ['online', 'focus']) act(() => void dispatchEvent(new Event(type)))
    expect(records()).toBe(0)
    db.setDials({ faults: {} })
    await user.click(tryAgain)
    await expectRecorded(attempt)
    for (const type of ['online', 'focus']) act(() => void dispatchEvent(new Event(type)))
    expect(records()).toBe(1)
  })

  it('by another tab hides the card form of this one, which records it', async () => {
    await mountApp(`/dashboard/payment/${unpaidOrder()._id}`, { as: 'customer' })
    // This tab has its secret and has released the lock: before that, no other tab can charge the order.
    await screen.findByText('Fill in your card to go on.')
    const attempt = arrangeUnfinishedPayment('charged')
    dispatchEvent(new StorageEvent('storage', { key: `dhruva.payment.v1:${attempt.userId}:${attempt.orderId}` }))
    await waitFor(() => expect(screen.queryByLabelText('Card number')).toBeNull())
    await expectRecorded(attempt)
  })
})

it('a charged order that the server has lost is shown, and recorded once it is found (PAY-13)', async () => {
  const attempt = arrangeUnfinishedPayment('charged')
  const order = storedOrder(attempt.orderId)
  db.mutate((world) => {
    world.orders = world.orders.filter((each) => each !== order)
  })
  const { user } = await mountApp('/dashboard/mypurchases', { as: 'customer' })
  expect(await screen.findByText(charged)).toBeVisible()
  expect(screen.getByText('pi_77')).toBeVisible()
  expect(screen.getByRole('link', { name: brand.email })).toHaveAttribute('href', expect.stringContaining('pi_77'))
  expect(screen.getByRole('link', { name: 'Contact us' })).toHaveAttribute('href', paths.contact)
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  await waitFor(() => expect(screen.getByRole('button', { name: 'Try again' })).toHaveFocus())
  expect(journal().all()).toMatchObject([{ ...attempt, lost: true }])
  db.mutate((world) => void world.orders.push(order))
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  await expectRecorded(attempt)
  await waitFor(() => expect(screen.queryByText(charged)).toBeNull())
})
