import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter, useLocation } from 'react-router-dom'
import { expect, it, vi } from 'vitest'
import { LoginScreen, type LoginScreenProps, type Origin } from '#src/design-system/screens/LoginScreen.tsx'
import { SignupScreen, type SignupScreenProps } from '#src/design-system/screens/SignupScreen.tsx'
import { fillInSilently } from '#tests/support/forms.ts'

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

const signupProps: SignupScreenProps = { ...props, onSignup: vi.fn(), busy: null, error: null }

const forget = () => screen.getByRole('button', { name: 'Forget Password' })

it('another e-mail for a new password can be asked for after 30 s, and again after that (AUTH-14)', async () => {
  vi.useFakeTimers()
  render(<LoginScreen {...props} />, { wrapper: MemoryRouter })
  fireEvent.change(screen.getByLabelText('Email'), { target: { value: 'kamal@shop.test' } })
  for (const time of ['first', 'second']) {
    await act(async () => void fireEvent.click(forget()))
    expect(forget(), time).toBeDisabled()
    act(() => void vi.advanceTimersByTime(29_000))
    expect(forget(), time).toBeDisabled()
    act(() => void vi.advanceTimersByTime(1000))
    expect(forget(), time).toBeEnabled()
    expect(screen.queryByText(/E-mail sent/)).toBeNull()
  }
})

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

it('the e-mail goes to the address that the field shows, filled in without an event or not', async () => {
  const onReset = vi.fn<LoginScreenProps['onReset']>(() => Promise.resolve(false))
  render(<LoginScreen {...props} onReset={onReset} />, { wrapper: MemoryRouter })
  fillInSilently({ Email: 'kamal@shop.test' })
  await userEvent.click(forget())
  expect(onReset).toHaveBeenCalledWith('kamal@shop.test')
})

it('the e-mail is sent once, and nothing else meanwhile', async () => {
  const onReset = vi.fn<LoginScreenProps['onReset']>()
  render(<LoginScreen {...props} busy="reset" onReset={onReset} />, { wrapper: MemoryRouter })
  const button = screen.getByRole('button', { name: 'Sending the e-mail…' })
  expect(button).toBeEnabled()
  await userEvent.click(button)
  expect(onReset).not.toHaveBeenCalled()
  expect(screen.getByRole('button', { name: 'LOGIN' })).toBeDisabled()
})

it('the button that was pressed stays enabled while it waits, or it would lose the focus', () => {
  render(<LoginScreen {...props} busy="login" />, { wrapper: MemoryRouter })
  expect(screen.getByRole('button', { name: 'Logging in…' })).toBeEnabled()
  render(<SignupScreen {...signupProps} busy="signup" />, { wrapper: MemoryRouter })
  expect(screen.getByRole('button', { name: 'Creating your account…' })).toBeEnabled()
})

/** Shows where a link has led, and what it has passed on. */
function Place() {
  const { pathname, state } = useLocation()
  return <output data-testid="place">{JSON.stringify([pathname, state])}</output>
}

const origin = { path: '/purchase/brake-rotor-345', label: null }

const pages = {
  'Create an account': (from: Origin | null) => <LoginScreen {...props} origin={from} />,
  'Log in': (from: Origin | null) => <SignupScreen {...signupProps} origin={from} />,
}

it.each([
  ['Create an account', null, ['/signup', null]],
  ['Create an account', origin, ['/signup', { from: origin.path }]],
  ['Log in', null, ['/login', null]],
  ['Log in', origin, ['/login', { from: origin.path }]],
] as const)('“%s” passes on where a person came from: %j', async (name, from, place) => {
  render(
    <MemoryRouter>
      {pages[name](from)}
      <Place />
    </MemoryRouter>,
  )
  await userEvent.click(screen.getByRole('link', { name }))
  await waitFor(() => expect(screen.getByTestId('place')).toHaveTextContent(JSON.stringify(place)))
})
