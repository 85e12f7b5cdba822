import { act, screen, within } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { expectAddress, findPage, mountApp, mountPage } from '#tests/support/mountApp.tsx'

const bar = () => within(screen.getByRole('banner'))

it('shows the first name, and clears the session on LOGOUT (SHOP-4, AUTH-15)', async () => {
  const { user } = await mountPage('/dashboard/mypurchases', 'My Orders', { as: 'customer' })
  expect(bar().getByText('Kamal')).toBeVisible()
  expect(bar().getByRole('link', { name: 'Dashboard' })).toBeVisible()
  await user.click(bar().getByRole('button', { name: 'LOGOUT' }))
  await bar().findByRole('link', { name: 'LOGIN' })
  expect(localStorage.getItem('accessToken')).toBeNull()
  await expectAddress('/')
})

it('signs out once: whoever logs in after a LOGOUT can move on', async () => {
  const { user } = await mountApp('/', { as: 'customer' })
  await user.click(await bar().findByRole('button', { name: 'LOGOUT' }))
  await user.click(await bar().findByRole('link', { name: 'LOGIN' }))
  await user.click(await screen.findByRole('button', { name: 'Demo User' }))
  await user.click(await bar().findByRole('link', { name: 'Dashboard' }))
  await findPage('My Profile')
  expect(bar().getByRole('button', { name: 'LOGOUT' })).toBeVisible()
})

it('shows a notice while the browser is offline', async () => {
  await mountApp('/')
  expect(screen.queryByText(/^You seem to be offline/)).toBeNull()
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  act(() => void window.dispatchEvent(new Event('offline')))
  expect(await screen.findByText(/^You seem to be offline/)).toBeVisible()
  online.mockRestore()
  act(() => void window.dispatchEvent(new Event('online')))
  expect(screen.queryByText(/^You seem to be offline/)).toBeNull()
})

it('offers to reload once a page’s code is gone from the server: a new version was deployed', async () => {
  await mountApp('/')
  expect(screen.queryByText('There is a new version of the shop.')).toBeNull()
  act(() => void window.dispatchEvent(new Event('vite:preloadError')))
  expect(await screen.findByText('There is a new version of the shop.')).toBeVisible()
  expect(screen.getByRole('button', { name: 'Reload' })).toBeVisible()
})
