import { act, screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { useEffect } from 'react'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { db } from '#mocks/db.ts'
import type { Fault } from '#mocks/settings.ts'
import { API_ORIGIN } from '#mocks/origins.ts'
import { personas } from '#mocks/personas.ts'
import { createMockPlatform } from '#mocks/platform/createMockPlatform.ts'
import { makeOrder } from '#mocks/seed/builders.ts'
import { server } from '#mocks/server.ts'
import { largeTitle } from '#src/design-system/components/Notice.css.ts'
import type { CardFormProps } from '#src/ports/ports.ts'
import { getTypedTexts } from '#tests/spec/actions/action.ts'
import { payByCardAction } from '#tests/spec/actions/payment.ts'
import { countCalls } from '#tests/support/countCalls.ts'
import { fillIn } from '#tests/support/forms.ts'
import { findOrder, findStoredOrder, findUnpaidOrder } from '#tests/support/orders.ts'
import { findToast, dispatchWindowFocus, mountPage, type PortOverrides } from '#tests/support/mountApp.tsx'

const isCustomerEmail = (userEmail: unknown) => userEmail === personas.customer.email
const getPayButton = () => screen.getByRole('button', { name: /Payment Confirm/ })

async function mountPayment(id = findUnpaidOrder()._id, platform: PortOverrides = {}, previousUrls: string[] = []) {
  const app = await mountPage([...previousUrls, `/dashboard/payment/${id}`], 'Payment', { as: 'customer', platform })
  const fillCard = async (number = '4242424242424242') => {
    await screen.findByLabelText('Card number')
    fillIn({ ...getTypedTexts(payByCardAction), 'Card number': number })
    await waitFor(() => expect(getPayButton()).toBeEnabled())
  }
  const pay = async (number?: string) => {
    await fillCard(number)
    await app.user.dblClick(getPayButton())
  }
  return { ...app, id, fillCard, pay }
}

const getChargedIntents = () => db.get().intents.filter(({ status }) => status === 'succeeded')

it('a payment is charged once and recorded, and both success messages and the receipt appear (PAY-2)', async () => {
  const { pay, id } = await mountPayment()
  await pay()
  expect(await screen.findByText('Payment Success')).toHaveClass(largeTitle.success)
  expect(await findToast('Payment sent successfully')).toBeVisible()
  expect(findStoredOrder(id)).toMatchObject({
    paid: true,
    status: 'pending',
    transationId: expect.stringMatching(/^pi_/),
  })
  expect(await screen.findByRole('region', { name: 'Receipt' })).toBeVisible()
})

it('the card must be entered again when Back opens another order', async () => {
  const { _id } = findUnpaidOrder()
  const otherOrder = findOrder((order) => order._id !== _id && isCustomerEmail(order.userEmail) && !order.paid)
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
  [null, 1, 'The price or quantity is missing.'],
])(
  'an order of %j × %i, which can’t be paid by card, shows the reason and prepares no payment (ORDER-20)',
  async (itemPrice, quantity, text) => {
    const itemInfo = { itemName: 'Nut', itemPrice }
    const order = makeOrder({ _id: 'order-9001', userEmail: personas.customer.email, itemInfo, quantity })
    db.mutate((state) => void state.orders.push(order))
    const getCallCount = countCalls('POST', '/create-payment-intent')
    const { user } = await mountPayment(order._id)
    expect(await screen.findByText(text, { exact: false })).toBeVisible()
    await user.click(
      within(screen.getByRole('main')).getAllByRole('link', { name: 'Back to My Orders' })[0] ?? document.body,
    )
    const row = within(await screen.findByRole('row', { name: /Nut/ }))
    expect(row.getByText(text)).toBeVisible()
    expect(row.queryByRole('link', { name: 'Pay' })).toBeNull()
    expect(getCallCount()).toBe(0)
  },
)

it('a paid order shows a printable receipt instead of the card form (PAY-8)', async () => {
  const print = vi.spyOn(window, 'print').mockImplementation(() => undefined)
  const paidOrder = findOrder((order) => isCustomerEmail(order.userEmail) && order.paid === true)
  const { user } = await mountPayment(paidOrder._id)
  const receipt = within(await screen.findByRole('region', { name: 'Receipt' }))
  expect(screen.queryByLabelText('Card number')).toBeNull()
  expect(receipt.getByText(personas.customer.name)).toBeVisible()
  expect(receipt.getByText(String(paidOrder.transationId))).toBeVisible()
  await user.click(receipt.getByRole('button', { name: 'Print' }))
  expect(print).toHaveBeenCalledOnce()
})

it('if the server returns another customer’s order by mistake, it is not shown and nothing is sent (PAY-8)', async () => {
  const foreignOrder = {
    userEmail: `${personas.customer.email}.evil`,
    paid: true,
    status: 'pending',
    transationId: 'pi_9',
  }
  server.use(http.get(`${API_ORIGIN}/mypurchase/:id`, () => HttpResponse.json(makeOrder(foreignOrder))))
  const writeCounters = [countCalls('POST', '/'), countCalls('PATCH', '/')]
  await mountPayment()
  expect(await screen.findByText('You don’t have access to this order')).toBeVisible()
  expect(screen.queryByLabelText('Card number')).toBeNull()
  expect(screen.queryByRole('region', { name: 'Receipt' })).toBeNull()
  for (const text of ['Ventilated brake rotor', '12 Port Road', 'pi_9'])
    expect(document.body).not.toHaveTextContent(text)
  expect(writeCounters.map((getCount) => getCount())).toEqual([0, 0])
})

it('the first click on Check again checks the payment even if the card form has failed in the meantime (PAY-7)', async () => {
  const { payment } = createMockPlatform()
  let isReachable = true
  let failCardForm = () => {}
  const paymentPort = {
    CardForm(props: CardFormProps) {
      const { onReady } = props
      useEffect(() => {
        failCardForm = () => onReady(null)
      }, [onReady])
      return <payment.CardForm {...props} />
    },
    confirm() {
      failCardForm()
      isReachable = false
      return Promise.reject(new Error('no response'))
    },
    retrieve: (secret: string) => (isReachable ? payment.retrieve(secret) : Promise.reject(new Error('no response'))),
  }
  const { user, fillCard } = await mountPayment(findUnpaidOrder()._id, { payment: paymentPort })
  await fillCard()
  await user.click(getPayButton())
  const checkButton = await screen.findByRole('button', { name: 'Check again' })
  isReachable = true
  db.mutate(({ intents }) =>
    intents.forEach((intent) => Object.assign(intent, { status: 'succeeded', paymentMethodId: 'pm_1' })),
  )
  await user.click(checkButton)
  expect(await screen.findByText('Payment Success')).toBeVisible()
})

it('Try again mounts the card form again after it failed to load', async () => {
  const onMount = vi.fn()
  function CardForm({ onReady }: CardFormProps) {
    useEffect(() => {
      onMount()
      onReady(null)
    }, [onReady])
    return null
  }
  const { user } = await mountPayment(findUnpaidOrder()._id, { payment: { CardForm } })
  await user.click(await screen.findByRole('button', { name: 'Try again' }))
  await waitFor(() => expect(onMount).toHaveBeenCalledTimes(2))
})

it('a card that was entered before the card form was mounted again can’t be charged (PAY-9)', async () => {
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
  await mountPayment(findUnpaidOrder()._id, { payment: { CardForm } })
  await waitFor(() => expect(getPayButton()).toBeEnabled())
  db.changeSettings({ faults: { getMyOrder: 403 } })
  dispatchWindowFocus()
  expect(await screen.findByText('You don’t have access to this order')).toBeVisible()
  db.changeSettings({ faults: {} })
  dispatchWindowFocus()
  expect(await screen.findByRole('button', { name: /Payment Confirm/ })).toBeDisabled()
  expect(mountCount).toBe(2)
})

it('an insecure page shows no card form and prepares no payment (PAY-21)', async () => {
  vi.stubGlobal('isSecureContext', false)
  onTestFinished(() => void vi.unstubAllGlobals())
  const getCallCount = countCalls('POST', '/create-payment-intent')
  await mountPayment()
  expect(await screen.findByText(/This connection isn’t secure/)).toBeVisible()
  expect(screen.queryByLabelText('Card number')).toBeNull()
  expect(getCallCount()).toBe(0)
})

it('the card can’t be changed while it is being charged', async () => {
  db.changeSettings({ faults: { recordPayment: 'hang' } })
  const { user, fillCard } = await mountPayment()
  await fillCard()
  const cardField = screen.getByLabelText('Card number')
  await user.click(getPayButton())
  await waitFor(() => expect(cardField).toBeDisabled())
})

it('nobody can pay before the card form is ready (PAY-9)', async () => {
  const cardForm = { reportReady: () => {} }
  function CardForm({ onReady, onChange }: CardFormProps) {
    useEffect(() => {
      cardForm.reportReady = () => onReady({})
      onChange(true)
    }, [onReady, onChange])
    return null
  }
  await mountPayment(findUnpaidOrder()._id, { payment: { CardForm } })
  await waitFor(() => expect(getPayButton()).toHaveAccessibleDescription(/card form/i))
  expect(getPayButton()).toBeDisabled()
  act(cardForm.reportReady)
  await waitFor(() => expect(getPayButton()).toBeEnabled())
})

describe('the order is refetched before the card is charged', () => {
  it.each<[string, Fault, message: RegExp, hasCardForm: boolean]>([
    ['belongs to another customer now', 403, /You don’t have access to this order/, false],
    ['no longer exists', 404, /Order not found/, false],
    ['can’t be read', 'garbage', /couldn’t check your order/, true],
  ])('an order that %s is not charged (PAY-5)', async (_, fault, message, hasCardForm) => {
    const { fillCard, user } = await mountPayment()
    await fillCard()
    db.changeSettings({ faults: { getMyOrder: fault } })
    await user.click(getPayButton())
    expect(await screen.findByText(message)).toBeVisible()
    expect(screen.queryAllByLabelText('Card number')).toHaveLength(hasCardForm ? 1 : 0)
    expect(getChargedIntents()).toEqual([])
  })
})
