import { db } from '#mocks/db.ts'
import { fillIn } from '#tests/support/forms.ts'
import { expectUrl, findPageHeading, mountApp, mountPage } from '#tests/support/mountApp.tsx'
import { act, screen, within } from '@testing-library/react'
import { expect, it, vi } from 'vitest'

const getHeader = () => within(screen.getByRole('banner'))

it('the header shows the first name, and after LOGOUT the next person can log in and navigate (SHOP-4, AUTH-15)', async () => {
  const { user } = await mountPage('/dashboard/mypurchases', 'My Orders', { as: 'customer' })
  expect(getHeader().getByText('Kamal')).toBeVisible()
  expect(getHeader().getByRole('link', { name: 'Dashboard' })).toBeVisible()
  await user.click(getHeader().getByRole('button', { name: 'LOGOUT' }))
  const loginLink = await getHeader().findByRole('link', { name: 'LOGIN' })
  expect(localStorage.getItem('accessToken')).toBeNull()
  await expectUrl('/')
  await user.click(loginLink)
  await user.click(await screen.findByRole('button', { name: 'Demo User' }))
  await user.click(await getHeader().findByRole('link', { name: 'Dashboard' }))
  await findPageHeading('My Profile')
  expect(getHeader().getByRole('button', { name: 'LOGOUT' })).toBeVisible()
})

it('a notice is shown while the browser is offline, and another offers a reload when a page’s code is missing after an update', async () => {
  await mountApp('/')
  expect(screen.queryByText(/^You seem to be offline/)).toBeNull()
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  act(() => void window.dispatchEvent(new Event('offline')))
  expect(await screen.findByText(/^You seem to be offline/)).toBeVisible()
  onLine.mockRestore()
  act(() => void window.dispatchEvent(new Event('online')))
  expect(screen.queryByText(/^You seem to be offline/)).toBeNull()
  expect(screen.queryByText('A new version of the shop is available.')).toBeNull()
  act(() => void window.dispatchEvent(new Event('vite:preloadError')))
  expect(await screen.findByText('A new version of the shop is available.')).toBeVisible()
  expect(screen.getByRole('button', { name: 'Reload' })).toBeVisible()
})

it('Contact sends nothing, keeps the text and claims no success (SHOP-2, PAGE-5)', async () => {
  const { user } = await mountPage('/contact', 'Contact')
  fillIn({ Email: 'ama@example.com', Name: 'Ama', Message: 'Forty rotors?' })
  const fetch = vi.spyOn(globalThis, 'fetch')
  await user.click(screen.getByRole('button', { name: 'Send' }))
  expect(await screen.findByText('One more step')).toBeVisible()
  expect(screen.getByLabelText('Message')).toHaveValue('Forty rotors?')
  const link = screen.getByRole('link', { name: 'Open in email app' })
  expect(link).toHaveAttribute('href', expect.stringContaining('Forty%20rotors%3F'))
  expect(fetch).not.toHaveBeenCalled()
})

it('EXPLORE NOW scrolls to the parts, COLLECTIONS leads to Tools, and Custom wheels leads to a message about them (PAGE-2)', async () => {
  const { user } = await mountPage('/', 'Dhruva Auto Works: car parts manufacturer')
  const slide = within(screen.getByRole('group', { name: /Engine/ }))
  expect(slide.getByRole('link', { name: 'COLLECTIONS' })).toHaveAttribute('href', '/parts')
  await user.click(slide.getByRole('link', { name: 'EXPLORE NOW' }))
  await expectUrl('/#parts')
  expect(document.querySelector('#parts')).toHaveAccessibleName('AVAILABLE PARTS')
  const wheelsCard = within(screen.getByRole('article', { name: 'Custom wheels' }))
  await user.click(wheelsCard.getByRole('link', { name: 'Purchase Now' }))
  await findPageHeading('Contact')
  expect(screen.getByLabelText('Message')).toHaveValue('About custom wheels:\n')
})

const findSection = async (name: string) => within(await screen.findByRole('region', { name }))

it('Home shows the first nine parts and a link to all parts, even if its URL is spelt /HOME/ (ORDER-9, PAGE-1)', async () => {
  await mountPage('/HOME/', 'Dhruva Auto Works: car parts manufacturer')
  const parts = await findSection('AVAILABLE PARTS')
  expect(await parts.findAllByRole('article')).toHaveLength(9)
  expect(parts.getByRole('link', { name: /^See all \d+ parts$/ })).toHaveAttribute('href', '/parts')
  expect(screen.getByRole('link', { name: /^Buy Now/ })).toHaveAttribute('href', '/parts')
})

it.each(['garbage', 404] as const)(
  'if the request for the parts fails with %j, Home still shows the reviews, and Try again instead of a link to Home (STATE-4, STATE-5)',
  async (fault) => {
    db.changeSettings({ faults: { getParts: fault } })
    const { user } = await mountApp('/')
    const parts = await findSection('AVAILABLE PARTS')
    const retry = await parts.findByRole('button', { name: 'Try again' })
    expect(parts.queryByRole('link')).toBeNull()
    expect(await (await findSection('What Our Clients Say')).findAllByRole('article')).not.toHaveLength(0)
    db.changeSettings({ faults: {} })
    await user.click(retry)
    expect(await parts.findAllByRole('article')).toHaveLength(9)
  },
)

it('after sign-up, Home shows a link to the page that the visitor came from (AUTH-12)', async () => {
  await mountApp({ pathname: '/', state: { from: '/purchase/brake-rotor-345' } }, { as: 'customer' })
  const link = await screen.findByRole('link', { name: 'Continue to Ventilated brake rotor 345 mm' })
  expect(link).toHaveAttribute('href', '/purchase/brake-rotor-345')
})
