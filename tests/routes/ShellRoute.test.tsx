import { act, screen, waitFor, within } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { expectAddress, findPage, mountApp } from '#tests/support/mountApp.tsx'

const bar = () => within(screen.getByRole('banner'))

it('shows LOGIN and SIGNUP to visitors', async () => {
  await mountApp('/')
  expect(await bar().findByRole('link', { name: 'LOGIN' })).toHaveAttribute('href', '/login')
  expect(bar().getByRole('link', { name: 'SIGNUP' })).toHaveAttribute('href', '/signup')
  expect(bar().queryByRole('link', { name: 'Dashboard' })).toBeNull()
})

it('shows the first name, and clears the session on LOGOUT (SHOP-4, AUTH-15)', async () => {
  const { user } = await mountApp('/dashboard/mypurchases', { as: 'customer' })
  await findPage('My Orders')
  expect(bar().getByText('Kamal')).toBeVisible()
  expect(bar().getByRole('link', { name: 'Dashboard' })).toBeVisible()
  await user.click(bar().getByRole('button', { name: 'LOGOUT' }))
  await bar().findByRole('link', { name: 'LOGIN' })
  expect(localStorage.getItem('accessToken')).toBeNull()
  await expectAddress('/')
})

it('moves the focus to the heading and announces the page on navigation', async () => {
  const { user } = await mountApp('/')
  await findPage(/car parts manufacturer$/)
  await user.click(bar().getByRole('link', { name: 'Tools' }))
  const heading = await findPage('AVAILABLE PARTS')
  await waitFor(() => expect(heading).toHaveFocus())
  expect(screen.getByText('Tools · Dhruva Auto Works', { selector: '[role=status]' })).toBeInTheDocument()
})

it('applies the chosen theme', async () => {
  const { user } = await mountApp('/')
  await user.click(await screen.findByRole('radio', { name: 'Dark' }))
  expect(document.documentElement.dataset['theme']).toBe('dark')
  await user.click(screen.getByRole('radio', { name: 'System' }))
  expect(document.documentElement.dataset['theme']).toBeUndefined()
})

it('shows a notice when the browser is offline', async () => {
  await mountApp('/')
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  act(() => void window.dispatchEvent(new Event('offline')))
  expect(await screen.findByText(/^You are offline/)).toBeVisible()
  online.mockRestore()
})
