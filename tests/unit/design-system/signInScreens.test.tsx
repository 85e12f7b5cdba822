import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter } from 'react-router-dom'
import { expect, it, vi } from 'vitest'
import { LoginScreen, type LoginScreenProps } from '#src/design-system/screens/LoginScreen.tsx'

const props: LoginScreenProps = {
  onLogin: vi.fn(),
  onGoogle: vi.fn(),
  onReset: () => Promise.resolve(true),
  onDemo: vi.fn(),
  busy: null,
  error: null,
  demo: { user: true, admin: true },
  origin: null,
}

const forget = () => screen.getByRole('button', { name: 'Forget Password' })

it('an error from outside goes when its field changes, before the first LOGIN too', async () => {
  const { rerender } = render(<LoginScreen {...props} />, { wrapper: MemoryRouter })
  const email = screen.getByLabelText('Email')
  await userEvent.click(forget())
  expect(email).toHaveAccessibleDescription('Email is Required')
  await userEvent.type(email, 'k')
  expect(email).toHaveAccessibleDescription('')

  const error = { action: 'reset', field: 'email', message: 'This Email Not Registered' } as const
  rerender(<LoginScreen {...props} error={error} />)
  expect(email).toHaveAccessibleDescription('This Email Not Registered')
  await userEvent.type(screen.getByLabelText('Password'), 'p')
  expect(email).toHaveAccessibleDescription('This Email Not Registered')
  await userEvent.type(email, 'amal@shop.test')
  expect(email).toHaveAccessibleDescription('')
})
