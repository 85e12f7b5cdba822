import { act, screen, waitFor, within } from '@testing-library/react'
import { useEffect, useState } from 'react'
import { expect, it, vi } from 'vitest'
import { db } from '#mocks/db.ts'
import { personas } from '#mocks/personas.ts'
import { createMockPlatform } from '#mocks/platform/createMockPlatform.ts'
import { scenarios } from '#mocks/scenarios.ts'
import { tone } from '#src/design-system/components/Text.css.ts'
import type { CardFormProps } from '#src/platform/ports.ts'
import { textsOf } from '#tests/spec/actions/action.ts'
import { payByCard } from '#tests/spec/actions/payment.ts'
import { fillIn, typeInto } from '#tests/support/forms.ts'
import { findOrder, storedOrder, unpaidOrder } from '#tests/support/orders.ts'
import { findToast, mountPage, type ReplacedPorts } from '#tests/support/mountApp.tsx'

const paidOrder = () => findOrder(({ userEmail, paid }) => userEmail === personas.customer.email && paid === true)

const payButton = () => screen.getByRole('button', { name: /Payment Confirm/ })

async function mountPayment(id = unpaidOrder()._id, platform: ReplacedPorts = {}, from: string[] = []) {
  const app = await mountPage([...from, `/dashboard/payment/${id}`], 'Payment', { as: 'customer', platform })
  const fillCard = (number: string) => typeInto(app.user, { ...textsOf(payByCard), 'Card number': number })
  const pay = async (number: string) => {
    await fillCard(number)
    await app.user.dblClick(payButton())
  }
  return { ...app, id, fillCard, pay }
}

it('pays once, records the payment and shows both messages (PAY-2)', async () => {
  const { pay, id } = await mountPayment()
  await pay('4242424242424242')
  expect(await screen.findByText('Payment Success')).toHaveClass(tone.success)
  expect(await findToast('Payment sent successfully')).toBeVisible()
  expect(storedOrder(id)).toMatchObject({ paid: true, status: 'pending', transationId: expect.stringMatching(/^pi_/) })
})

it("shows the provider's message for a declined card, then accepts a good one", async () => {
  const { pay, id } = await mountPayment()
  await pay('4000000000000002')
  expect(await screen.findByText('Your card was declined.')).toHaveClass(tone.danger)
  expect(storedOrder(id).paid).not.toBe(true)
  await pay('4242424242424242')
  expect(await screen.findByText('Payment Success')).toBeVisible()
})

it('asks for the card again when Back opens another order', async () => {
  const { _id } = unpaidOrder()
  const other = findOrder((order) => order._id !== _id && order.userEmail === personas.customer.email && !order.paid)
  const { user, fillCard } = await mountPayment(_id, {}, [`/dashboard/payment/${other._id}`])
  await fillCard('4242424242424242')
  await waitFor(() => expect(payButton()).toBeEnabled())
  await user.click(screen.getByTestId('back'))
  expect(await screen.findByText('Fill in your card to go on.')).toBeVisible()
  expect(await screen.findByLabelText('Card number')).toHaveValue('')
  expect(payButton()).toBeDisabled()
})

it('offers a card form that could not be loaded again, and waits until it is there (PAY-9)', async () => {
  let isBlocked = true
  let arrive = () => {}
  const { payment } = createMockPlatform()
  /** Asks its provider once, when it is mounted. */
  function CardForm(form: CardFormProps) {
    const [isMissing] = useState(isBlocked)
    const { onReady } = form
    useEffect(() => {
      if (isMissing) onReady(null)
    }, [isMissing, onReady])
    const [isThere, setIsThere] = useState(false)
    arrive = () => setIsThere(true)
    return isThere ? <payment.CardForm {...form} /> : null
  }
  const { user } = await mountPayment(unpaidOrder()._id, { payment: { CardForm } })
  expect(await screen.findByText('The card form could not be loaded')).toBeVisible()
  isBlocked = false
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('The card form is loading.')).toBeVisible()
  expect(screen.queryByText('The card form could not be loaded')).toBeNull()
  act(() => arrive())
  expect(await screen.findByText('Fill in your card to go on.')).toBeVisible()
  expect(screen.getByLabelText('Card number')).toBeEnabled()
})

it('shows no card form for a paid order (PAY-8)', async () => {
  await mountPayment(paidOrder()._id)
  expect(await screen.findByText(/All-Ready Paid/)).toBeVisible()
  expect(screen.queryByLabelText('Card number')).toBeNull()
})

it('prints the receipt of a paid order', async () => {
  const print = vi.spyOn(window, 'print').mockImplementation(() => undefined)
  const paid = paidOrder()
  const { user } = await mountPayment(paid._id)
  const receipt = within(await screen.findByRole('region', { name: 'Receipt' }))
  expect(receipt.getByText(personas.customer.name)).toBeVisible()
  expect(receipt.getByText(String(paid.transationId))).toBeVisible()
  await user.click(receipt.getByRole('button', { name: 'Print' }))
  expect(print).toHaveBeenCalledOnce()
})

it('offers the receipt as soon as the payment is recorded', async () => {
  const { pay } = await mountPayment()
  await pay('4242424242424242')
  expect(await screen.findByRole('region', { name: 'Receipt' })).toBeVisible()
  expect(screen.getByText('Payment Success')).toBeVisible()
})

it('shows an error for the order of another customer', async () => {
  await mountPayment(findOrder(({ userEmail }) => userEmail !== personas.customer.email)._id)
  expect(await screen.findByText('This order is not yours')).toBeVisible()
})

it('shows an error for an order that does not exist', async () => {
  await mountPayment('nothing')
  expect(await screen.findByText('Order not found')).toBeVisible()
})

it('charges once, and keeps a charge that could not be recorded (PAY-3)', async () => {
  db.use({ ...scenarios.chargeWithoutRecording, dials: { faults: { recordPayment: 404 } } })
  const { pay, id, user } = await mountPayment()
  await pay('4242424242424242')
  expect(await screen.findByText("Your card was charged. Don't pay again.")).toBeVisible()
  expect(screen.queryByLabelText('Card number')).toBeNull()
  expect(storedOrder(id).paid).not.toBe(true)
  db.use({ title: 'No faults', dials: { faults: {} } })
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  await waitFor(() => expect(storedOrder(id).paid).toBe(true))
  expect(await findToast('Payment sent successfully')).toBeVisible()
})

it('checks a payment at the first press, although the card form has failed meanwhile (PAY-7)', async () => {
  const { payment } = createMockPlatform()
  let isReachable = false
  let failCardForm = () => {}
  const port = {
    CardForm(form: CardFormProps) {
      const { onReady } = form
      useEffect(() => {
        failCardForm = () => onReady(null)
      }, [onReady])
      return <payment.CardForm {...form} />
    },
    confirm() {
      failCardForm()
      return Promise.reject(new Error('no answer'))
    },
    retrieve: (secret: string) => (isReachable ? payment.retrieve(secret) : Promise.reject(new Error('no answer'))),
  }
  const { user } = await mountPayment(unpaidOrder()._id, { payment: port })
  await screen.findByLabelText('Card number')
  fillIn(textsOf(payByCard))
  await waitFor(() => expect(payButton()).toBeEnabled())
  await user.click(payButton())
  const check = await screen.findByRole('button', { name: 'Check again' })
  isReachable = true
  db.mutate(({ intents }) =>
    intents.forEach((intent) => Object.assign(intent, { status: 'succeeded', paymentMethodId: 'pm_1' })),
  )
  await user.click(check)
  expect(await screen.findByText('Payment Success')).toBeVisible()
})
