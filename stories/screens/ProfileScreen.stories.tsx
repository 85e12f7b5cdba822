import { useEffect, useState } from 'react'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { makeProfile } from '#mocks/seed/builders.ts'
import type { PasswordPanelProps } from '#src/design-system/blocks/PasswordPanel.tsx'
import { DashboardScreen } from '#src/design-system/screens/DashboardScreen.tsx'
import { ProfileScreen, type ProfileScreenProps } from '#src/design-system/screens/ProfileScreen.tsx'
import { toProfile, type ProfileWire } from '#src/domain/profile.ts'
import { fitsTheWindow } from '#stories/support/fits.ts'
import { failed, loading, ready } from '#stories/support/loadables.ts'
import preview from '#storybook/preview.tsx'

const readyProfile = (overrides: Partial<NonNullable<ProfileWire>> = {}) =>
  ready(toProfile({ ...makeProfile(), ...overrides }))

const panel: PasswordPanelProps = { onChange: fn(), busy: false, error: null, done: false }

const args: ProfileScreenProps = {
  profile: readyProfile(),
  owner: { name: 'Kamal Hossain', accountName: 'Kamal Hossain', email: 'demo.user@dhruva.example', photo: null },
  onSave: fn(),
  saving: 'idle',
  password: panel,
}

const meta = preview.meta({
  title: 'Screens/Customer/ProfileScreen',
  component: ProfileScreen,
  parameters: { page: true, at: '/dashboard' },
  args,
  render: (props) => (
    <DashboardScreen role={{ state: 'ready', value: 'customer' }}>
      <ProfileScreen {...props} />
    </DashboardScreen>
  ),
})

const card = (canvas: HTMLElement) => within(within(canvas).getByRole('article', { name: 'Kamal Hossain' }))
const save = (canvas: HTMLElement) => userEvent.click(within(canvas).getByRole('button', { name: 'Update Profile' }))

export const Complete = meta.story({
  async play({ args: { onSave }, canvas, canvasElement }) {
    await expect(canvas.getByRole('heading', { level: 1, name: 'My Profile' })).toBeVisible()
    await expect(canvas.getByLabelText('Education')).toHaveValue('BSC')
    await expect(canvas.getByLabelText('Country')).toHaveValue('Bangladesh')
    await expect(canvas.getByLabelText('Address')).toHaveValue('12 Port Road, Chattogram')
    const profileCard = card(canvasElement)
    for (const value of ['BSC', '12 Port Road, Chattogram', 'Bangladesh', '+880 1700 000 000']) {
      await expect(profileCard.getByText(value)).toBeVisible()
    }
    await expect(profileCard.getByRole('link')).toHaveAttribute(
      'href',
      'https://www.linkedin.com/in/kamal-hossain-example',
    )
    await userEvent.selectOptions(canvas.getByLabelText('Country'), 'Nepal')
    await save(canvasElement)
    await waitFor(() => expect(onSave).toHaveBeenCalledOnce())
    await expect(onSave).toHaveBeenCalledWith(expect.objectContaining({ education: 'BSC', country: 'Nepal' }))
  },
})

export const NewUser = meta.story({
  args: { profile: ready(toProfile(null)) },
  async play({ canvas, canvasElement }) {
    for (const label of ['Education', 'Address', 'LinkedIn URL', 'Country', 'Phone']) {
      await expect(canvas.getByLabelText(label)).toHaveValue('')
    }
    await expect(card(canvasElement).getByText(/Add your LinkedIn profile/)).toBeVisible()
  },
})

/** The details show only once a LinkedIn value exists (SHOP-2). */
export const NoLinkedin = meta.story({
  args: { profile: readyProfile({ linkedin: '' }) },
  async play({ canvas, canvasElement }) {
    await expect(canvas.getByLabelText('Phone')).toHaveValue('+880 1700 000 000')
    await expect(card(canvasElement).queryByText('Bangladesh')).toBeNull()
    await expect(card(canvasElement).queryByRole('link')).toBeNull()
  },
})

export const UnsafeLinkedin = meta.story({
  args: { profile: readyProfile({ linkedin: 'javascript:alert(document.domain)' }) },
  async play({ canvasElement }) {
    await expect(card(canvasElement).getByText('javascript:alert(document.domain)')).toBeVisible()
    await expect(card(canvasElement).queryByRole('link')).toBeNull()
  },
})

export const BareLinkedin = meta.story({
  args: { profile: readyProfile({ linkedin: 'linkedin.com/in/kamal' }) },
  async play({ canvasElement }) {
    await expect(card(canvasElement).getByRole('link', { name: 'linkedin.com/in/kamal' })).toHaveAttribute(
      'href',
      'https://linkedin.com/in/kamal',
    )
  },
})

/** Stored values that are not in the option lists stay selectable (PEOPLE-5). */
export const UnknownOptions = meta.story({
  args: { profile: readyProfile({ education: 'Diploma', country: 'Bhutan' }) },
  async play({ args: { onSave }, canvas, canvasElement }) {
    await expect(canvas.getByLabelText('Education')).toHaveValue('Diploma')
    await userEvent.selectOptions(canvas.getByLabelText('Education'), 'HSC')
    await userEvent.selectOptions(canvas.getByLabelText('Education'), 'Diploma')
    await save(canvasElement)
    await waitFor(() =>
      expect(onSave).toHaveBeenCalledWith(expect.objectContaining({ education: 'Diploma', country: 'Bhutan' })),
    )
  },
})

export const EveryFieldRequired = meta.story({
  args: { profile: ready(toProfile(null)) },
  async play({ args: { onSave }, canvas, canvasElement }) {
    await save(canvasElement)
    const expectMessage = async (label: string, message: RegExp) =>
      waitFor(() => expect(canvas.getByLabelText(label)).toHaveAccessibleDescription(message))
    await expectMessage('Education', /^Education is Required$/)
    await expectMessage('Address', /^Your Address Required$/)
    await expectMessage('LinkedIn URL', /^Linked In Profile URL Required/)
    await expectMessage('Country', /^Country is Required$/)
    await expectMessage('Phone', /^Phone Number Required$/)
    await expect(canvas.getByLabelText('Education')).toHaveFocus()
    await expect(onSave).not.toHaveBeenCalled()
  },
})

export const Loading = meta.story({
  args: { profile: loading },
  async play({ canvas }) {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading your profile')
    await expect(canvas.queryByRole('form')).toBeNull()
  },
})

const failure = failed('server')
/** The profile fails to load, the password panel still works (STATE-5). */
export const Failed = meta.story({
  args: { profile: failure },
  async play({ canvas }) {
    await expect(canvas.getByRole('alert')).toHaveTextContent('This could not be loaded')
    await expect(canvas.getByRole('form', { name: 'Change password' })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(failure.retry).toHaveBeenCalledOnce()
  },
})

export const Stale = meta.story({
  args: { profile: ready(toProfile(makeProfile()), { stale: true }) },
  async play({ canvas }) {
    await expect(canvas.getByText(/could not be refreshed/)).toBeVisible()
    await expect(canvas.getByLabelText('Phone')).toHaveValue('+880 1700 000 000')
  },
})

export const Saving = meta.story({
  args: { saving: 'busy' },
  async play({ args: { onSave }, canvas }) {
    await userEvent.dblClick(canvas.getByRole('button', { name: 'Saving your profile…' }))
    await userEvent.type(canvas.getByLabelText('Phone'), '{Enter}')
    await expect(onSave).not.toHaveBeenCalled()
  },
})

export const Saved = meta.story({
  args: { saving: 'done' },
  async play() {
    await waitFor(() => expect(document.activeElement).toHaveTextContent('Your profile is saved'))
  },
})

export const NotSaved = meta.story({
  args: { saving: 'failed' },
  async play({ canvas }) {
    await waitFor(() => expect(document.activeElement).toHaveTextContent('What you typed is still here'))
    await expect(canvas.getByRole('button', { name: 'Update Profile' })).toBeEnabled()
  },
})

/** Simulates a refetch with other values on the event 'refetch'. */
function WithSimulatedServer(props: ProfileScreenProps) {
  const [profile, setProfile] = useState(props.profile)
  useEffect(() => {
    const refetch = () => setProfile(readyProfile({ address: 'Elsewhere 1', phone: '+880 1800 000 000' }))
    addEventListener('refetch', refetch)
    return () => removeEventListener('refetch', refetch)
  }, [])
  return <ProfileScreen {...props} profile={profile} />
}

/** A refetch updates untouched fields and leaves the ones being edited (PEOPLE-5). */
export const RefetchedWhileTyping = meta.story({
  render: (props) => <WithSimulatedServer {...props} />,
  async play({ canvas }) {
    const address = canvas.getByLabelText('Address')
    await userEvent.clear(address)
    await userEvent.type(address, '7 New Street')
    window.dispatchEvent(new Event('refetch'))
    await waitFor(() => expect(canvas.getByLabelText('Phone')).toHaveValue('+880 1800 000 000'))
    await expect(address).toHaveValue('7 New Street')
    await expect(address).toHaveFocus()
  },
})

/** Types a new password, submits, and expects this message (SHOP-5, AUTH-19, AUTH-20). */
const expectNewPasswordError =
  (typed: string, message: RegExp) =>
  async ({ canvasElement }: { canvasElement: HTMLElement }) => {
    const canvas = within(canvasElement)
    await userEvent.type(canvas.getByLabelText('Current password'), 'Workshop!25')
    if (typed !== '') await userEvent.type(canvas.getByLabelText('New password'), typed)
    await userEvent.click(canvas.getByRole('button', { name: 'Change password' }))
    const field = canvas.getByLabelText('New password')
    await waitFor(() => expect(field).toHaveAccessibleDescription(message))
    await expect(field).toHaveFocus()
    await expect(panel.onChange).not.toHaveBeenCalled()
  }

export const NewPasswordRequired = meta.story({ play: expectNewPasswordError('', /^Password Must Required /) })
export const NewPasswordTooShort = meta.story({ play: expectNewPasswordError('a!b2c', /^Need Minimum 6 characters /) })
export const NewPasswordTooPlain = meta.story({
  play: expectNewPasswordError('abcdef', /^Need Minimum 1 Special Character /),
})

export const ChangingPassword = meta.story({
  args: { password: { ...panel, busy: true } },
  async play({ canvas }) {
    await userEvent.click(canvas.getByRole('button', { name: 'Changing your password…' }))
    await expect(panel.onChange).not.toHaveBeenCalled()
  },
})

export const WrongPassword = meta.story({
  args: { password: { ...panel, error: { field: 'current', message: 'Wrong Password' } } },
  async play({ canvas }) {
    const current = canvas.getByLabelText('Current password')
    await waitFor(() => expect(current).toHaveAccessibleDescription('Wrong Password'))
    await expect(current).toHaveFocus()
  },
})

export const NoUser = meta.story({
  args: { password: { ...panel, error: { field: 'form', message: 'No user is logged in' } } },
  async play() {
    await waitFor(() => expect(document.activeElement).toHaveTextContent('No user is logged in'))
  },
})

export const LoginAgain = meta.story({
  args: {
    password: {
      ...panel,
      error: {
        field: 'form',
        message: 'Please log out and log in again, then change your password. This keeps your account safe.',
      },
    },
  },
  async play() {
    await waitFor(() => expect(document.activeElement).toHaveTextContent('log in again'))
  },
})

export const PasswordChanged = meta.story({
  args: { password: { ...panel, done: true } },
  async play({ canvas }) {
    await waitFor(() => expect(document.activeElement).toHaveTextContent('Your password is changed'))
    await expect(canvas.getByLabelText('New password')).toHaveValue('')
  },
})

/** Google accounts have no password here (AUTH-20). */
export const WithoutPassword = meta.story({
  args: { password: null },
  async play({ canvas }) {
    await expect(canvas.queryByLabelText('Current password')).toBeNull()
  },
})

export const LongWords = meta.story({
  args: {
    owner: {
      name: 'Kamal '.repeat(20).trim(),
      accountName: 'Kamal',
      email: `${'long'.repeat(30)}@dhruva.example`,
      photo: null,
    },
    profile: readyProfile({
      address: 'x'.repeat(400),
      linkedin: `linkedin.com/in/${'k'.repeat(200)}`,
      phone: '٠١٧٠٠ ٠٠٠ ٠٠٠',
    }),
  },
  play: fitsTheWindow,
})

export const Small = meta.story({
  globals: { viewport: { value: 'small' } },
  play: fitsTheWindow,
})

export const Wired = meta.story({
  parameters: { wired: '/dashboard' },
  async play({ canvas }) {
    await userEvent.click(await canvas.findByRole('button', { name: 'Demo User' }))
    await userEvent.selectOptions(await canvas.findByLabelText('Country'), 'Japan')
    await userEvent.click(canvas.getByRole('button', { name: 'Update Profile' }))
    await expect(await canvas.findByText('Your profile is saved')).toBeVisible()
    await waitFor(() => expect(within(canvas.getByRole('article')).getByText('Japan')).toBeVisible())
  },
})
