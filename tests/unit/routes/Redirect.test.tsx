import { screen, waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { loading } from '#src/copy/loading.ts'
import { findPage, mountApp } from '#tests/support/mountApp.tsx'

const code = vi.hoisted(() => ({ wanted: vi.fn(), loginArrives: Promise.withResolvers<void>() }))
vi.mock('#src/routes/LoginRoute.tsx', async (load) => {
  code.wanted('Login')
  await code.loginArrives.promise
  return load()
})
vi.mock('#src/routes/PurchaseRoute.tsx', () => {
  code.wanted('Purchase')
  return new Promise(() => {})
})

it('shows a spinner while the code of the other page is loading (STATE-1)', async () => {
  const { user } = await mountApp('/purchase/brake-rotor-345')
  await waitFor(() => expect(code.wanted).toHaveBeenLastCalledWith('Login'))
  expect(screen.getByText(loading.page)).toBeInTheDocument()
  code.loginArrives.resolve()
  await findPage('Login')
  expect(screen.queryByText(loading.page)).toBeNull()

  await user.click(await screen.findByRole('button', { name: 'Demo User' }))
  await waitFor(() => expect(code.wanted).toHaveBeenLastCalledWith('Purchase'))
  expect(screen.getByText(loading.page)).toBeInTheDocument()
})
