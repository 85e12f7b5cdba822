import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { db } from '#mocks/db.ts'
import { demoPassword, personas } from '#mocks/personas.ts'
import { descriptions } from '#src/copy/titles.ts'
import { getTypedTexts } from '#tests/spec/actions/action.ts'
import { purchaseAction, shipOrderAction } from '#tests/spec/actions/orders.ts'
import { promoteAction } from '#tests/spec/actions/people.ts'
import { deleteReviewAction } from '#tests/spec/actions/reviews.ts'
import { toPath } from '#tests/spec/pages.ts'
import { fillIn } from '#tests/support/forms.ts'
import { findPageHeading, mountApp, mountPage } from '#tests/support/mountApp.tsx'

// Tests of connections between routes and screens that no other test covers.

it.each([
  ['shipOrder', shipOrderAction],
  ['deleteReview', deleteReviewAction],
  ['makeAdmin', promoteAction],
] as const)(
  '%s: while the request for one row is pending, the buttons of other rows are disabled',
  async (callName, { page, as, opener = '', button }) => {
    db.changeSettings({ faults: { [callName]: 'hang' } })
    const { user } = await mountApp(toPath(page), { as })
    const [firstButton, secondButton] = await screen.findAllByRole('button', { name: opener })
    if (firstButton) await user.click(firstButton)
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: button }))
    await waitFor(() => expect(secondButton).toBeDisabled())
  },
)

it('the order button is disabled while the order is being sent', async () => {
  db.changeSettings({ faults: { placeOrder: 'hang' } })
  const { user } = await mountApp(toPath('purchase'), { as: 'customer' })
  const button = await screen.findByRole('button', { name: purchaseAction.button })
  fillIn(getTypedTexts(purchaseAction))
  await user.click(button)
  await waitFor(() => expect(button).toHaveAttribute('aria-disabled', 'true'))
})

it('the packing list can be printed (ADMIN-15)', async () => {
  const print = vi.spyOn(window, 'print').mockReturnValue()
  const { user } = await mountApp(`${toPath('manageAllOrders')}?state=paid`, { as: 'admin' })
  await user.click(await screen.findByRole('button', { name: /^Print packing list/ }))
  await waitFor(() => expect(print).toHaveBeenCalledOnce())
})

it('a quotation can be printed (ORDER-27)', async () => {
  const print = vi.spyOn(window, 'print').mockReturnValue()
  const { user } = await mountApp(toPath('purchase'), { as: 'customer' })
  await user.click(await screen.findByRole('button', { name: 'Print quotation' }))
  await waitFor(() => expect(print).toHaveBeenCalledOnce())
})

it.each([
  ['profile', 'My Profile', 'Address'],
  ['addReview', 'Add A Review', 'Review'],
] as const)('%s: text typed by one account is removed when another account signs in', async (name, heading, label) => {
  const { platform } = await mountPage(toPath(name), heading, { as: 'customer' })
  await screen.findByLabelText(label)
  fillIn({ [label]: 'Typed by Kamal' })
  await act(() => platform.identity.signIn(personas.newCustomer.email, demoPassword))
  await waitFor(() => expect(screen.getByRole('banner')).toHaveTextContent('Rafi'))
  await waitFor(() => expect(screen.getByLabelText(label)).toHaveValue(''))
})

it('Try again requests the access token again (AUTH-10)', async () => {
  db.changeSettings({ faults: { upsertUser: 500 } })
  const { user } = await mountPage(toPath('myOrders'), 'We couldn’t check your account', { as: 'customer' })
  db.changeSettings({ faults: {} })
  await user.click(within(screen.getByRole('main')).getByRole('button', { name: 'Try again' }))
  await findPageHeading('My Orders')
})

it('the selected theme is applied', async () => {
  const { user } = await mountApp('/')
  await user.click(await screen.findByRole('radio', { name: 'Dark' }))
  expect(screen.getByRole('radio', { name: 'Dark' })).toBeChecked()
  expect(document.documentElement.dataset.theme).toBe('dark')
  await user.click(screen.getByRole('radio', { name: 'System' }))
})

it('the page of an open part has the part’s name as title and its description as meta description', async () => {
  const describe = 'Long. '.repeat(50)
  const [longPartId, namelessPartId] = db.get().parts.map(({ _id }) => _id)
  db.mutate(({ parts: [longPart, namelessPart] }) => {
    Object.assign(longPart ?? {}, { describe })
    Object.assign(namelessPart ?? {}, { describe: '', name: '' })
  })
  const getDescription = () => document.head.querySelector('meta[name=description]')?.getAttribute('content')
  await mountApp(`/parts?part=${String(longPartId)}`)
  await waitFor(() => expect(getDescription()).toBe(describe.slice(0, 200)))
  cleanup()
  await mountApp(`/parts?part=${String(namelessPartId)}`)
  await waitFor(() => expect(document.title).toBe('Unnamed part · Dhruva Auto Works'))
  expect(getDescription()).toBe(descriptions.parts)
})
