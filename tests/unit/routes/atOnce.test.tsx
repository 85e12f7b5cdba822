import { act, screen, waitFor, within } from '@testing-library/react'
import { expect, it, onTestFinished } from 'vitest'
import { db } from '#mocks/db.ts'
import { personas } from '#mocks/personas.ts'
import { preloadPages } from '#src/app/preloadPages.ts'
import { countCalls } from '#tests/support/countCalls.ts'
import { fillIn } from '#tests/support/forms.ts'
import { findPageHeading, mountApp } from '#tests/support/mountApp.tsx'

// Tests that Purchase opens immediately, before any response has arrived (SPEED-19).

const rotor = 'Ventilated brake rotor 345 mm'
const findPurchaseLink = async () =>
  within(await screen.findByRole('article', { name: rotor })).getByRole('link', { name: 'Purchase Now' })

it('a click in the list shows the order form immediately, but nothing can be ordered until the part has been refetched', async () => {
  const { user } = await mountApp('/parts', { as: 'customer' })
  const link = await findPurchaseLink()
  await screen.findByRole('button', { name: 'LOGOUT' })
  db.changeSettings({ faults: { getPart: 'hang', getProfile: 'hang' } })
  await user.click(link)
  await findPageHeading(rotor)
  expect(screen.getByLabelText('Quantity')).toHaveValue('20')
  fillIn({ Phone: '+880 1700 000 000', Address: '12 Port Road' })
  const getOrderCount = countCalls('POST', '/mypurchase')
  await user.click(screen.getByRole('button', { name: 'Checking price and stock…' }))
  expect(getOrderCount()).toBe(0)
})

it('Purchase shows the refetched price, or “Part not found” if the part was deleted', async () => {
  const { user } = await mountApp('/parts', { as: 'customer' })
  const link = await findPurchaseLink()
  await screen.findByRole('button', { name: 'LOGOUT' })
  db.mutate((state) => void Object.assign(state.parts[0] ?? {}, { price: 90 }))
  await user.click(link)
  await waitFor(() =>
    expect(screen.getByRole('status', { name: 'Total' })).toHaveTextContent('20 × $90.00 = $1,800.00'),
  )
  expect(screen.getByRole('button', { name: 'PURCHASE' })).toBeEnabled()
  act(() => screen.getByTestId('back').click())
  db.mutate((state) => void state.parts.splice(1, 1))
  const nextCard = await screen.findByRole('article', { name: 'Coilover kit, front pair' })
  await user.click(within(nextCard).getByRole('link', { name: 'Purchase Now' }))
  await findPageHeading('Part not found')
})

it('a part can’t be ordered at the price from the list until its price has been refetched (SPEED-19)', async () => {
  const { user } = await mountApp('/parts', { as: 'customer' })
  const link = await findPurchaseLink()
  await screen.findByRole('button', { name: 'LOGOUT' })
  db.changeSettings({ faults: { getPart: 403 } })
  await user.click(link)
  const notice = await screen.findByText('We couldn’t check price and stock')
  expect(notice).toBeVisible()
  expect(screen.getByRole('button', { name: 'PURCHASE' })).toBeDisabled()
  expect(screen.getByRole('button', { name: 'PURCHASE' })).toHaveAccessibleDescription(/so you can’t order yet/)
  db.changeSettings({ faults: {} })
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  await waitFor(() => expect(screen.getByRole('button', { name: 'PURCHASE' })).toBeEnabled())
  expect(notice).not.toBeInTheDocument()
})

it.each([
  ['customer', 1],
  // Purchase redirects a signed-out visitor to the login page, so nothing is prefetched.
  [undefined, 0],
] as const)('focusing a link to Purchase as %s prefetches part and profile %i times', async (as, count) => {
  const { store } = await mountApp('/parts', { as })
  onTestFinished(preloadPages(store, '/'))
  const link = await findPurchaseLink()
  await waitFor(() => expect(screen.getByRole('banner')).toHaveTextContent(as ? 'LOGOUT' : 'LOGIN'))
  const callCounters = [
    countCalls('GET', '/part/'),
    countCalls('GET', `/myprofile/${encodeURIComponent(personas.customer.email)}`),
  ]
  act(() => link.focus())
  await waitFor(() => expect(callCounters.map((getCount) => getCount())).toEqual([count, count]))
  act(() => {
    link.blur()
    link.focus()
  })
  await act(async () => undefined)
  expect(callCounters.map((getCount) => getCount())).toEqual([count, count])
})
