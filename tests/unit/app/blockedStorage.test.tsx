import { screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest'
import { personas } from '#mocks/personas.ts'
import { notify } from '#src/app/notify.tsx'
import { findPage, mountApp } from '#tests/support/mountApp.tsx'

vi.mock('#src/app/notify.tsx', { spy: true })
beforeEach(() => void vi.mocked(notify).mockClear())

const throwSecurityError = (): never => {
  throw new DOMException('denied', 'SecurityError')
}

it('with blocked storage the tab works, and one toast says so (AUTH-18)', async () => {
  const methods = ['getItem', 'setItem', 'removeItem'] as const
  const spies = methods.map((method) => vi.spyOn(Storage.prototype, method).mockImplementation(throwSecurityError))
  onTestFinished(() => spies.forEach((spy) => spy.mockRestore()))
  const { user } = await mountApp('/dashboard/mypurchases', { as: 'customer' })
  await findPage('My Orders')
  await screen.findByRole('table')
  const [pay] = await screen.findAllByRole('link', { name: 'Pay' })
  if (pay) await user.click(pay)
  await screen.findByLabelText('Card number')
  await user.click(screen.getByRole('button', { name: 'LOGOUT' }))
  await waitFor(() => expect(document.body).not.toHaveTextContent(personas.customer.email))
  const toastTexts = vi.mocked(notify).mock.calls.map(([{ text }]) => text)
  expect(toastTexts).toEqual(['This browser stores nothing, so you stay logged in on this tab only'])
})
