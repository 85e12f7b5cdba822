import type { Canvas } from 'storybook/internal/csf'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { useObservable } from '#mocks/demo/useObservable.ts'
import { createObservable } from '#mocks/observable.ts'
import { makeProfile } from '#mocks/seed/builders.ts'
import { portraits } from '#mocks/seed/portraits.ts'
import { ProfileScreen, type ProfileScreenProps } from '#src/design-system/screens/ProfileScreen.tsx'
import { toProfile, type ProfileBody } from '#src/domain/profile.ts'
import { expectCallOnClick, expectBusyIgnoresClick, clickButton } from '#stories/support/buttons.ts'
import { fillIn, expectFocusedNotice, expectRejected, expectErrors } from '#stories/support/forms.ts'
import { expectNoSidewaysScroll, expectRole, playAll, onSmallPhone, expectText } from '#stories/support/plays.ts'
import { inDashboard, inShell } from '#stories/support/inShell.tsx'
import { serverFailure, loading, noDraftProps, ready } from '#stories/support/data.ts'
import preview from '#storybook/preview.tsx'

const makeReadyProfile = (overrides: Partial<ProfileBody> = {}) => ready(toProfile(makeProfile(overrides)))

const passwordProps: ProfileScreenProps['password'] = { onChange: fn(), busy: false, error: null, isDone: false }

const args: ProfileScreenProps = {
  profile: makeReadyProfile(),
  owner: { name: 'Kamal Hossain', accountName: 'Kamal Hossain', email: 'demo.user@dhruva.example', photo: null },
  onSave: fn(),
  saveStatus: 'idle',
  ...noDraftProps,
  password: passwordProps,
}

const meta = preview.meta({
  title: 'Screens/Customer/My Profile',
  component: ProfileScreen,
  parameters: { routerPath: '/dashboard/' },
  args,
  render: inDashboard('customer', ProfileScreen),
})

const getProfileCard = (canvas: Canvas) => within(canvas.getByRole('article', { name: 'Kamal Hossain' }))

/** A play function that saves the profile and expects these values in the saved profile. */
const expectSaved =
  (values: Partial<ProfileBody>) =>
  async ({ canvas }: { canvas: Canvas }) => {
    await clickButton('Update Profile')({ canvas })
    await waitFor(() => expect(args.onSave).toHaveBeenCalledWith(expect.objectContaining(values)))
  }

/** Customers see and edit their details, and change their password. */
export const InTheShop = meta.story({ name: 'In the shop', tags: ['good-day'], ...inShell('customer') })

/** The card shows all details, and the form edits them. */
export const Complete = meta.story({
  name: 'A complete profile',
  tags: ['good-day'],
  async play({ canvas }) {
    await expect(canvas.getByRole('link', { current: 'page' })).toHaveTextContent('My Profile')
    await expect(canvas.getByLabelText('Education')).toHaveValue('BSC')
    await expect(getProfileCard(canvas).getByText('12 Port Road, Chattogram')).toBeVisible()
    await expect(getProfileCard(canvas).getByRole('link')).toHaveAttribute('href', toProfile(makeProfile()).linkedin)
    await userEvent.selectOptions(canvas.getByLabelText('Country'), 'Nepal')
    await expectSaved({ education: 'BSC', country: 'Nepal' })({ canvas })
  },
})

/** The form is blank, and the card asks for a LinkedIn profile. */
export const NewUser = meta.story({
  name: 'A new customer',
  tags: ['empty', 'emptyShop'],
  args: { profile: ready(toProfile(null)) },
  async play({ canvas }) {
    await expect(canvas.getByLabelText('Phone')).toHaveValue('')
    await expect(getProfileCard(canvas).getByText(/Add your LinkedIn profile/)).toBeVisible()
  },
})

/** Without a LinkedIn profile, the card shows no other details either (SHOP-2). */
export const NoLinkedin = meta.story({
  name: 'Without LinkedIn',
  tags: ['empty', 'everydayShop'],
  args: { profile: makeReadyProfile({ linkedin: '' }) },
  play: ({ canvas }) =>
    expect(getProfileCard(canvas).queryByText('Bangladesh') ?? getProfileCard(canvas).queryByRole('link')).toBeNull(),
})

/** A URL that could run code is shown as text and can’t be clicked. */
export const UnsafeLinkedin = meta.story({
  name: 'A dangerous link',
  tags: ['borders', 'everydayShop'],
  args: { profile: ready(toProfile({ linkedin: 'javascript:alert(document.domain)' })) },
  async play({ canvas }) {
    await expect(getProfileCard(canvas).getByText('javascript:alert(document.domain)')).toBeVisible()
    await expect(getProfileCard(canvas).getAllByText('Not provided')).toHaveLength(4)
    await expect(getProfileCard(canvas).queryByRole('link')).toBeNull()
  },
})

/** If a saved value is not one of the usual options, it is added to the options and can be selected (PEOPLE-5). */
export const UnknownOptions = meta.story({
  name: 'An unusual education and country',
  tags: ['borders', 'everydayShop'],
  args: { profile: makeReadyProfile({ education: 'Diploma', country: 'Bhutan' }) },
  async play({ canvas }) {
    await userEvent.selectOptions(canvas.getByLabelText('Education'), 'HSC')
    await userEvent.selectOptions(canvas.getByLabelText('Education'), 'Diploma')
    await expectSaved({ education: 'Diploma', country: 'Bhutan' })({ canvas })
  },
})

/** Every field shows what is missing, the cursor is in the first field, and nothing is saved. */
export const EveryFieldRequired = meta.story({
  name: 'Nothing is filled in',
  tags: ['went-wrong', 'everydayShop'],
  args: { profile: ready(toProfile(null)) },
  play: expectRejected('Update Profile', args.onSave, {
    Education: 'Education is Required',
    Address: 'Your Address Required',
    'LinkedIn URL': /^Linked In Profile URL Required/,
    Country: 'Country is Required',
    Phone: 'Phone Number Required',
  }),
})

/** The page shows a spinner, and no form yet. */
export const Loading = meta.story({
  name: 'The profile is loading',
  tags: ['waiting', 'STATE-1'],
  args: { profile: loading },
  play: expectText('Loading your profile'),
})

/** The page shows an error message with “Try again”, and the password can still be changed (STATE-5). */
export const Failed = meta.story({
  name: 'The profile could not load',
  tags: ['went-wrong', 'STATE-4', 'STATE-5'],
  args: { profile: serverFailure },
  play: playAll(expectRole('form', { name: 'Change password' }), expectCallOnClick('Try again', serverFailure.retry)),
})

/** The previously loaded profile stays, with a note that it may be out of date. */
export const Stale = meta.story({
  name: 'The latest could not be loaded',
  tags: ['went-wrong', 'STATE-2'],
  args: { profile: ready(toProfile(makeProfile()), { stale: true }) },
  play: expectText(/^We couldn’t refresh your/),
})

/** The button is busy, and further clicks save nothing. */
export const Saving = meta.story({
  name: 'The profile is being saved',
  tags: ['waiting', 'STATE-13'],
  args: { saveStatus: 'busy' },
  play: expectBusyIgnoresClick('Saving your profile…', args.onSave),
})

/** A confirmation appears above the form. */
export const Saved = meta.story({
  name: 'The profile is saved',
  tags: ['good-day', 'STATE-14'],
  args: { saveStatus: 'done' },
  play: expectFocusedNotice('Profile saved'),
})

/** An error message appears, and the form keeps the typed text. */
export const NotSaved = meta.story({
  name: 'The profile could not be saved',
  tags: ['went-wrong', 'everydayShop'],
  args: { saveStatus: 'failed' },
  play: expectFocusedNotice(/Your changes are still here/),
})

/** There was no response, so a message says that the profile may have been saved, and the form keeps the typed text. */
export const SavedOrNot = meta.story({
  name: 'Saved or not? Unknown',
  tags: ['went-wrong', 'everydayShop'],
  args: { saveStatus: 'unknown' },
  play: expectFocusedNotice(/It may have gone through/),
})

const serverProfile = createObservable(args.profile)

/** New values from the server appear in untouched fields, and the field being edited keeps its text (PEOPLE-5). */
export const RefetchedWhileTyping = meta.story({
  name: 'Changed elsewhere while typing',
  tags: ['borders', 'STATE-2', 'STATE-7'],
  beforeEach: () => serverProfile.set(args.profile),
  render: function WithSimulatedServer(props) {
    return <ProfileScreen {...props} profile={useObservable(serverProfile)} />
  },
  async play({ canvas }) {
    const addressField = canvas.getByLabelText('Address')
    await userEvent.clear(addressField)
    await userEvent.type(addressField, '7 New Street')
    serverProfile.set(makeReadyProfile({ address: 'Elsewhere 1', phone: '+880 1800 000 000' }))
    await waitFor(() => expect(canvas.getByLabelText('Phone')).toHaveValue('+880 1800 000 000'))
    await expect(addressField).toHaveValue('7 New Street')
    await expect(addressField).toHaveFocus()
  },
})

/** The field shows an error, and nothing is changed (SHOP-5, AUTH-19). */
export const NewPasswordRequired = meta.story({
  name: 'The new password is missing',
  tags: ['went-wrong'],
  play: playAll(
    fillIn({ 'Current password': 'Workshop!25' }),
    expectRejected('Change password', passwordProps.onChange, { 'New password': /^Password Must Required / }),
  ),
})

/** The button is busy, and further clicks send nothing. */
export const ChangingPassword = meta.story({
  name: 'The password is being changed',
  tags: ['waiting'],
  args: { password: { ...passwordProps, busy: true } },
  play: expectBusyIgnoresClick('Changing your password…', passwordProps.onChange),
})

/** The field shows an error and contains the cursor. */
export const WrongPassword = meta.story({
  name: 'The current password is wrong',
  tags: ['went-wrong', 'everydayShop'],
  args: { password: { ...passwordProps, error: { field: 'current', message: 'Wrong Password' } } },
  play: expectErrors({ 'Current password': 'Wrong Password' }),
})

/** For safety, the customer has to log in again before changing the password. */
export const LoginAgain = meta.story({
  name: 'The login is too old',
  tags: ['went-wrong', 'no-response'],
  args: { password: { ...passwordProps, error: { field: 'form', message: 'Please log out and log in again.' } } },
  play: expectFocusedNotice(/log in again/),
})

/** A confirmation appears, and the fields are empty again. */
export const PasswordChanged = meta.story({
  name: 'The password is changed',
  tags: ['good-day'],
  args: { password: { ...passwordProps, isDone: true } },
  play: expectFocusedNotice('Password changed'),
})

/** A Google account has no password in the shop, so there is nothing to change (AUTH-20). */
export const WithoutPassword = meta.story({
  name: 'A Google account',
  tags: ['good-day'],
  args: { owner: { ...args.owner, photo: portraits.viewer }, password: null },
  play: ({ canvas }) => expect(canvas.queryByLabelText('Current password')).toBeNull(),
})

/** Very long names, addresses and links stay inside the page. */
export const LongWords = meta.story({
  name: 'Odd names and long texts',
  tags: ['borders', 'STATE-11'],
  args: {
    owner: { ...args.owner, name: 'Kamal '.repeat(20).trim(), email: `${'long'.repeat(30)}@dhruva.example` },
    profile: makeReadyProfile({ address: 'x'.repeat(400), linkedin: `linkedin.com/in/${'k'.repeat(200)}` }),
  },
  play: expectNoSidewaysScroll,
})

/** At 320 pixels the form is below the card. */
export const Small = meta.story({ name: 'On a small phone', tags: ['borders', 'STATE-16'], ...onSmallPhone })

/** The login expired while the customer was typing; after a new login the changes are back, and can be discarded. */
export const DraftIsBack = meta.story({
  name: 'The draft is back',
  tags: ['good-day'],
  args: { draft: { ...toProfile(makeProfile()), address: '9 Hill Road' } },
  async play({ canvas }) {
    await expectText('Your draft is back.')({ canvas })
    await expect(canvas.getByLabelText('Address')).toHaveValue('9 Hill Road')
    await userEvent.click(canvas.getByRole('button', { name: 'Clear form' }))
    await expect(canvas.getByLabelText('Address')).toHaveValue('12 Port Road, Chattogram')
    await expect(args.onDraftChange).toHaveBeenLastCalledWith(null)
  },
})
