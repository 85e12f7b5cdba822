import { act, screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { useEffect } from 'react'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { db } from '#mocks/db.ts'
import type { Fault } from '#mocks/settings.ts'
import { API } from '#mocks/origins.ts'
import { personas } from '#mocks/personas.ts'
import { createMockPlatform } from '#mocks/platform/createMockPlatform.ts'
import { makeOrder } from '#mocks/seed/builders.ts'
import { server } from '#mocks/server.ts'
import { largeTitle } from '#src/design-system/components/Notice.css.ts'
import type { CardFormProps } from '#src/ports/ports.ts'
import { getTexts } from '#tests/spec/actions/action.ts'
import { payByCard } from '#tests/spec/actions/payment.ts'
import { countCalls } from '#tests/support/countCalls.ts'
import { fillIn } from '#tests/support/forms.ts'
import { findOrder, storedOrder, unpaidOrder } from '#tests/support/orders.ts'
import { findToast, focusPage, mountPage, type ReplacedPorts } from '#tests/support/mountApp.tsx'

const isCustomer = (userEmail: unknown) => userEmail === personas.customer.email
const getPayButton = () => screen.getByRole('button', { name: /Payment Confirm/ })

async function mountPayment(id = unpaidOrder()._id, platform: ReplacedPorts = {}, from: string[] = []) {
  const app = await mountPage([...from, `/dashboard/payment/${id}`], 'Payment', { as: 'customer', platform })
  const fillCard = async (number = '4242424242424242') => {
    await screen.findByLabelText('Card number')
    fillIn({ ...getTexts(payByCard), 'Card number': number })
    await waitFor(() => expect(getPayButton()).toBeEnabled())
  }
  const pay = async (number?: string) => {
    await fillCard(number)
    await app.user.dblClick(getPayButton())
  }
  return { ...app, id, fillCard, pay }
}

const chargedIntents = () => db.get().intents.filter(({ status }) => status === 'succeeded')

it('a payment is charged once and recorded, with both messages and the receipt (PAY-2)', async () => {
  const { pay, id } = await mountPayment()
  await pay()
  expect(await screen.findByText('Payment Success')).toHaveClass(largeTitle.success)
  expect(await findToast('Payment sent successfully')).toBeVisible()
  expect(storedOrder(id)).toMatchObject({ paid: true, status: 'pending', transationId: expect.stringMatching(/^pi_/) })
  expect(await screen.findByRole('region', { name: 'Receipt' })).toBeVisible()
})

it('the card must be entered again when Back opens another order', async () => {
  const { _id } = unpaidOrder()
  const otherOrder = findOrder((order) => order._id !== _id && isCustomer(order.userEmail) && !order.paid)
  const { user, fillCard } = await mountPayment(_id, {}, [`/dashboard/payment/${otherOrder._id}`])
  await fillCard()
  await user.click(screen.getByTestId('back'))
  expect(await screen.findByText('Enter your card details to continue.')).toBeVisible()
  expect(await screen.findByLabelText('Card number')).toHaveValue('')
  expect(getPayButton()).toBeDisabled()
})

it.each([
  [0.25, 1, 'Card payments must be at least $0.50.'],
  [500_000, 2, 'Card payments can’t be more than $999,999.99.'],
  [null, 1, 'Its price or quantity is missing.'],
])(
  'an order of %j × %i, which no card can pay, shows the reason and makes no call (ORDER-20)',
  async (itemPrice, quantity, text) => {
    const itemInfo = { itemName: 'Nut', itemPrice }
    const order = makeOrder({ _id: 'order-9001', userEmail: personas.customer.email, itemInfo, quantity })
    db.mutate((state) => void state.orders.push(order))
    const calls = countCalls('POST', '/create-payment-intent')
    const { user } = await mountPayment(order._id)
    expect(await screen.findByText(text, { exact: false })).toBeVisible()
    await user.click(
      within(screen.getByRole('main')).getAllByRole('link', { name: 'Back to My Orders' })[0] ?? document.body,
    )
    const row = within(await screen.findByRole('row', { name: /Nut/ }))
    expect(row.getByText(text)).toBeVisible()
    expect(row.queryByRole('link', { name: 'Pay' })).toBeNull()
    expect(calls()).toBe(0)
  },
)

it('a paid order shows no card form, and prints its receipt (PAY-8)', async () => {
  const print = vi.spyOn(window, 'print').mockImplementation(() => undefined)
  const paidOrder = findOrder((order) => isCustomer(order.userEmail) && order.paid === true)
  const { user } = await mountPayment(paidOrder._id)
  const receipt = within(await screen.findByRole('region', { name: 'Receipt' }))
  expect(screen.queryByLabelText('Card number')).toBeNull()
  expect(receipt.getByText(personas.customer.name)).toBeVisible()
  expect(receipt.getByText(String(paidOrder.transationId))).toBeVisible()
  await user.click(receipt.getByRole('button', { name: 'Print' }))
  expect(print).toHaveBeenCalledOnce()
})

it('another customer’s order that the server returns by mistake is not shown, and nothing is sent (PAY-8)', async () => {
  const foreignPayment = {
    userEmail: `${personas.customer.email}.evil`,
    paid: true,
    status: 'pending',
    transationId: 'pi_9',
  }
  server.use(http.get(`${API}/mypurchase/:id`, () => HttpResponse.json(makeOrder(foreignPayment))))
  const writes = [countCalls('POST', '/'), countCalls('PATCH', '/')]
  await mountPayment()
  expect(await screen.findByText('You don’t have access to this order')).toBeVisible()
  expect(screen.queryByLabelText('Card number')).toBeNull()
  expect(screen.queryByRole('region', { name: 'Receipt' })).toBeNull()
  for (const text of ['Ventilated brake rotor', '12 Port Road', 'pi_9'])
    expect(document.body).not.toHaveTextContent(text)
  expect(writes.map((count) => count())).toEqual([0, 0])
})

it('a payment is checked at the first click even if the card form has failed in the meantime (PAY-7)', async () => {
  const { payment } = createMockPlatform()
  let isReachable = true
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
      isReachable = false
      return Promise.reject(new Error('no answer'))
    },
    retrieve: (secret: string) => (isReachable ? payment.retrieve(secret) : Promise.reject(new Error('no answer'))),
  }
  const { user, fillCard } = await mountPayment(unpaidOrder()._id, { payment: port })
  await fillCard()
  await user.click(getPayButton())
  const check = await screen.findByRole('button', { name: 'Check again' })
  isReachable = true
  db.mutate(({ intents }) =>
    intents.forEach((intent) => Object.assign(intent, { status: 'succeeded', paymentMethodId: 'pm_1' })),
  )
  await user.click(check)
  expect(await screen.findByText('Payment Success')).toBeVisible()
})

it('a card form that did not load is mounted again on a click', async () => {
  const onMount = vi.fn()
  function CardForm({ onReady }: CardFormProps) {
    useEffect(() => {
      onMount()
      onReady(null)
    }, [onReady])
    return null
  }
  const { user } = await mountPayment(unpaidOrder()._id, { payment: { CardForm } })
  await user.click(await screen.findByRole('button', { name: 'Try again' }))
  await waitFor(() => expect(onMount).toHaveBeenCalledTimes(2))
})

it('after the card form is mounted again, its earlier card can’t be charged (PAY-9)', async () => {
  let mountCount = 0
  function CardForm({ onReady, onChange }: CardFormProps) {
    useEffect(() => {
      mountCount += 1
      if (mountCount > 1) return
      onReady({})
      onChange(true)
    }, [onReady, onChange])
    return null
  }
  await mountPayment(unpaidOrder()._id, { payment: { CardForm } })
  await waitFor(() => expect(getPayButton()).toBeEnabled())
  db.changeSettings({ faults: { getMyOrder: 403 } })
  focusPage()
  expect(await screen.findByText('You don’t have access to this order')).toBeVisible()
  db.changeSettings({ faults: {} })
  focusPage()
  expect(await screen.findByRole('button', { name: /Payment Confirm/ })).toBeDisabled()
  expect(mountCount).toBe(2)
})

it('an insecure page has no card form, and prepares nothing (PAY-21)', async () => {
  vi.stubGlobal('isSecureContext', false)
  onTestFinished(() => void vi.unstubAllGlobals())
  const writes = countCalls('POST', '/create-payment-intent')
  await mountPayment()
  expect(await screen.findByText(/This connection isn’t secure/)).toBeVisible()
  expect(screen.queryByLabelText('Card number')).toBeNull()
  expect(writes()).toBe(0)
})

it('the card can’t be changed while it is charged', async () => {
  db.changeSettings({ faults: { recordPayment: 'hang' } })
  const { user, fillCard } = await mountPayment()
  await fillCard()
  const card = screen.getByLabelText('Card number')
  await user.click(getPayButton())
  await waitFor(() => expect(card).toBeDisabled())
})

it('nobody can pay before the card form is ready (PAY-9)', async () => {
  const props = { ready: () => {} }
  function CardForm({ onReady, onChange }: CardFormProps) {
    useEffect(() => {
      props.ready = () => onReady({})
      onChange(true)
    }, [onReady, onChange])
    return null
  }
  await mountPayment(unpaidOrder()._id, { payment: { CardForm } })
  await waitFor(() => expect(getPayButton()).toHaveAccessibleDescription(/card form/i))
  expect(getPayButton()).toBeDisabled()
  act(props.ready)
  await waitFor(() => expect(getPayButton()).toBeEnabled())
})

describe('the order is refetched', () => {
  it.each<[string, Fault, message: RegExp, canPay: boolean]>([
    ['belongs to another customer now', 403, /You don’t have access to this order/, false],
    ['no longer exists', 404, /Order not found/, false],
    ['cannot be read', 'garbage', /couldn’t check your order/, true],
  ])('before the card is charged: an order that %s is not paid (PAY-5)', async (_, fault, message, canPay) => {
    const { fillCard, user } = await mountPayment()
    await fillCard()
    db.changeSettings({ faults: { getMyOrder: fault } })
    await user.click(getPayButton())
    expect(await screen.findByText(message)).toBeVisible()
    expect(screen.queryAllByLabelText('Card number')).toHaveLength(canPay ? 1 : 0)
    expect(chargedIntents()).toEqual([])
  })
})
