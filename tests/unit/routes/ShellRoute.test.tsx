import { act, render, screen, waitFor, within } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { expect, it, vi } from 'vitest'
import { createMockPlatform } from '#mocks/platform/createMockPlatform.ts'
import { App } from '#src/app/App.tsx'
import { createShop } from '#src/app/createShop.ts'
import { expectAddress, findPage, mountApp, mountPage } from '#tests/support/mountApp.tsx'

const bar = () => within(screen.getByRole('banner'))

it('shows LOGIN and SIGNUP to visitors', async () => {
  await mountApp('/')
  expect(await bar().findByRole('link', { name: 'LOGIN' })).toHaveAttribute('href', '/login')
  expect(bar().getByRole('link', { name: 'SIGNUP' })).toHaveAttribute('href', '/signup')
  expect(bar().queryByRole('link', { name: 'Dashboard' })).toBeNull()
})

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

it('moves the focus to the heading and announces the page on navigation', async () => {
  const { user } = await mountPage('/', /car parts manufacturer$/)
  await user.click(bar().getByRole('link', { name: 'Tools' }))
  const heading = await findPage('AVAILABLE PARTS')
  await waitFor(() => expect(heading).toHaveFocus())
  expect(screen.getByText('Tools · Dhruva Auto Works', { selector: '[role=status]' })).toBeInTheDocument()
})

it('applies the chosen theme', async () => {
  const { user } = await mountApp('/')
  await user.click(await screen.findByRole('radio', { name: 'Dark' }))
  expect(document.documentElement.dataset.theme).toBe('dark')
  await user.click(screen.getByRole('radio', { name: 'System' }))
  expect(document.documentElement.dataset.theme).toBeUndefined()
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

it('a shop that is taken away listens to the browser no more', async () => {
  const added = vi.spyOn(window, 'addEventListener')
  const removed = vi.spyOn(window, 'removeEventListener')
  const types = ['online', 'offline', 'vite:preloadError']
  const listeners = (spy: typeof added | typeof removed) =>
    types.map((name) => spy.mock.calls.filter(([type]) => type === name).map(([, listener]) => listener))
  const { unmount } = render(
    <MemoryRouter>
      <App shop={createShop(createMockPlatform())} />
    </MemoryRouter>,
  )
  const before = listeners(added)
  expect(before.map((each) => each.length)).toEqual([1, 1, 1])
  unmount()
  expect(listeners(removed)).toEqual(before)
})

it('says who is signed in only when it is known (AUTH-8)', async () => {
  await mountPage('/', /car parts manufacturer$/, { platform: { identity: { onChange: () => () => undefined } } })
  expect(bar().queryByRole('link', { name: 'LOGIN' })).toBeNull()
  expect(bar().queryByRole('button', { name: 'LOGOUT' })).toBeNull()
})
