import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { db } from '#mocks/db.ts'
import type { Persona } from '#mocks/personas.ts'
import { purchase as purchaseCopy } from '#src/copy/customerPages.ts'
import { getTypedTexts } from '#tests/spec/actions/action.ts'
import { purchaseAction } from '#tests/spec/actions/orders.ts'
import { toPath } from '#tests/spec/pages.ts'
import { fillIn } from '#tests/support/forms.ts'
import { delayResponse } from '#tests/support/delayResponse.ts'
import { findPageHeading, findToast, dispatchWindowFocus, mountApp, mountPage } from '#tests/support/mountApp.tsx'

async function mountPurchase(previousUrls: string[] = []) {
  const app = await mountPage([...previousUrls, toPath('purchase')], 'Ventilated brake rotor 345 mm', {
    as: 'customer',
  })
  fillIn(getTypedTexts(purchaseAction))
  return { ...app, submit: () => app.user.click(screen.getByRole('button', { name: 'PURCHASE' })) }
}

it('a double click places one order (ORDER-5)', async () => {
  const countBefore = db.get().orders.length
  const { user } = await mountPurchase()
  await user.dblClick(screen.getByRole('button', { name: 'PURCHASE' }))
  expect(await findToast('Purchase Successfully')).toBeVisible()
  expect(db.get().orders).toHaveLength(countBefore + 1)
  const placedOrder = db.get().orders.find(({ quantity }) => quantity === 25)
  const buyer = { userName: 'Kamal Hossain', userEmail: 'demo.user@dhruva.example' }
  const typedValues = { userPhone: '+880 1700 000 000', userAddress: '12 Port Road', quantity: 25 }
  const itemInfo = { itemName: 'Ventilated brake rotor 345 mm', itemPrice: 84, minimumQuantity: 20 }
  expect(placedOrder).toMatchObject({ ...buyer, ...typedValues, itemInfo })
  expect(await screen.findByText('Order placed')).toBeVisible()
  expect(screen.getByText('25 pieces,', { exact: false })).toHaveTextContent('25 pieces, $2,100.00')
})

it('a confirmation replaces the form after an order, and “Order more” shows the form again in its initial state (ORDER-5)', async () => {
  const { user, submit } = await mountPurchase()
  await submit()
  expect(await screen.findByText('Order placed')).toBeVisible()
  expect(screen.queryByRole('button', { name: 'PURCHASE' })).toBeNull()
  expect(screen.getByRole('link', { name: 'Pay in My Orders' })).toHaveAttribute('href', '/dashboard/mypurchases')
  await user.click(screen.getByRole('button', { name: 'Order more' }))
  expect(screen.getByLabelText('Quantity')).toHaveValue('20')
  expect(screen.getByLabelText('Quantity')).toHaveFocus()
  expect(screen.getByLabelText('Phone')).toHaveValue('+880 1700 000 000')
  expect(screen.queryByText('Order placed')).toBeNull()
  const countBefore = db.get().orders.length
  await submit()
  expect(await screen.findByText('Order placed')).toBeVisible()
  expect(db.get().orders).toHaveLength(countBefore + 1)
})

it.each<[Persona, phone: string, address: string]>([
  ['customer', '+880 1700 000 000', '12 Port Road, Chattogram'],
  ['newCustomer', '', ''],
])(
  'the form starts with the phone and the address from the profile of the %s (ORDER-4)',
  async (as, phone, address) => {
    await mountApp(toPath('purchase'), { as })
    await waitFor(() => expect(screen.getByLabelText('Phone')).toHaveValue(phone))
    expect(screen.getByLabelText('Address')).toHaveValue(address)
  },
)

it('text typed while the profile is loading is kept, and the other fields are filled in from the profile (PEOPLE-5)', async () => {
  const releaseProfile = delayResponse('get', '/myprofile/:email')
  await mountPage(toPath('purchase'), 'Ventilated brake rotor 345 mm', { as: 'customer' })
  fillIn({ Phone: '0171 000' })
  releaseProfile()
  await waitFor(() => expect(screen.getByLabelText('Address')).toHaveValue('12 Port Road, Chattogram'))
  expect(screen.getByLabelText('Phone')).toHaveValue('0171 000')
})

it('a part that can’t be ordered shows the reason beside its disabled button (ORDER-1)', async () => {
  db.mutate((state) => void Object.assign(state.parts[0] ?? {}, { availableParts: 0, avaailableParts: 0 }))
  await mountApp(toPath('purchase'), { as: 'customer' })
  const button = await screen.findByRole('button', { name: 'PURCHASE' })
  expect(button).toBeDisabled()
  expect(button).toHaveAccessibleDescription(new RegExp(purchaseCopy.unavailableReasons.soldOut()))
})

it('after an order, going back to another part shows the form instead of the confirmation', async () => {
  const { user, submit } = await mountPurchase(['/purchase/spark-plug-iridium'])
  await submit()
  expect(await screen.findByText('Order placed')).toBeVisible()
  await user.click(screen.getByTestId('back'))
  await findPageHeading('Iridium spark plug M14')
  expect(screen.queryByText('Order placed')).toBeNull()
})

it('the message that an order may have gone through stays even if the part has been removed (ORDER-6, ORDER-7)', async () => {
  const { submit } = await mountPurchase()
  db.changeSettings({ faults: { placeOrder: 'lost', getPart: 404 } })
  await submit()
  await findPageHeading('Part not found')
  expect(screen.getByText('Check My Orders before you try again.')).toBeVisible()
})

it('a spinner is shown while the list of parts is loading (STATE-1)', async () => {
  db.changeSettings({ faults: { getParts: 'hang' } })
  await mountApp(toPath('purchase'), { as: 'customer' })
  expect(await screen.findByText('Loading the part')).toBeVisible()
})

it('a part that can’t be refetched is shown from the list, but can’t be ordered until it is refetched (SPEED-19)', async () => {
  db.changeSettings({ faults: { getPart: 'garbage' } })
  await mountPurchase()
  expect(await screen.findByText('We couldn’t check price and stock')).toBeVisible()
  expect(screen.getByRole('button', { name: 'PURCHASE' })).toBeDisabled()
  db.changeSettings({ faults: {} })
  dispatchWindowFocus()
  await waitFor(() => expect(screen.getByRole('button', { name: 'PURCHASE' })).toBeEnabled())
})
