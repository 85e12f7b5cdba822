import { screen, waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { personas } from '#mocks/personas.ts'
import { notify } from '#src/app/toasts.ts'
import { throwSecurityError } from '#tests/support/failStorage.ts'
import { mountPage } from '#tests/support/mountApp.tsx'

vi.mock('#src/app/toasts.ts', { spy: true })

it('the shop works while storage is blocked, and one toast explains that the login is limited to this tab (AUTH-18)', async () => {
  for (const method of ['getItem', 'setItem', 'removeItem'] as const)
    vi.spyOn(Storage.prototype, method).mockImplementation(throwSecurityError)
  const { user } = await mountPage('/dashboard/mypurchases', 'My Orders', { as: 'customer' })
  await screen.findByRole('table')
  const [payLink] = await screen.findAllByRole('link', { name: 'Pay' })
  if (payLink) await user.click(payLink)
  await screen.findByLabelText('Card number')
  await user.click(screen.getByRole('button', { name: 'LOGOUT' }))
  await waitFor(() => expect(document.body).not.toHaveTextContent(personas.customer.email))
  const toastTexts = vi.mocked(notify).mock.calls.map(([{ text }]) => text)
  expect(toastTexts).toEqual(['This browser blocks storage, so you are logged in on this tab only'])
})
