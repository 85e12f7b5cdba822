import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { db } from '#mocks/db.ts'
import { demoPassword, personas } from '#mocks/personas.ts'
import { getTypedTexts } from '#tests/spec/actions/action.ts'
import { addPartAction } from '#tests/spec/actions/parts.ts'
import { saveProfileAction } from '#tests/spec/actions/people.ts'
import { sendReviewAction } from '#tests/spec/actions/reviews.ts'
import { selectFile, expectFieldValues, fillIn } from '#tests/support/forms.ts'
import { delayResponse } from '#tests/support/delayResponse.ts'
import { findPageHeading, findToast, dispatchWindowFocus, mountPage } from '#tests/support/mountApp.tsx'

// Tests of the drafts of long forms, which survive a reload and "Log in again", but not LOGOUT (AUTH-28).

const reviewTexts = { ...getTypedTexts(sendReviewAction), Rating: '3.5' }
const partTexts = getTypedTexts(addPartAction)
const profileTexts = getTypedTexts(saveProfileAction)

const mountReview = () => mountPage('/dashboard/addreviews', 'Add A Review', { as: 'customer' })
const mountPart = () => mountPage('/dashboard/addproduct', 'Add New Product', { as: 'admin' })

const resetNotice = 'This form was reset because you submitted it in another tab.'

/** The session storage keys of this tab’s drafts. */
const getDraftKeys = () => Object.keys(sessionStorage).filter((key) => key.includes('draft'))

it.each([
  ['review', reviewTexts, mountReview, 'Send Review', 'Your Reviews Successfully Done'],
  ['part', partTexts, mountPart, 'Add Product', 'Part Add Successfully'],
] as const)(
  'the draft of a %s is restored after a reload, and removed when the form is submitted',
  async (form, texts, mount, submitButton, doneToast) => {
    await mount()
    fillIn(texts)
    cleanup()
    const { user } = await mount()
    await waitFor(() => expectFieldValues(texts))
    expect(screen.getByText(/^Your draft is back/)).toBeVisible()
    selectFile(form === 'part' ? 'Image' : undefined)
    await user.click(screen.getByRole('button', { name: submitButton }))
    expect(await findToast(doneToast)).toBeVisible()
    await waitFor(() => expect(getDraftKeys()).toEqual([]))
    expect(screen.queryByText(/is back/)).toBeNull()
  },
)

it('the draft of a profile is restored after “Log in again”, and removed when the profile is saved', async () => {
  const mountProfile = async () => {
    const app = await mountPage('/dashboard', 'My Profile', { as: 'customer' })
    await screen.findByLabelText('Education')
    return app
  }
  const { user, platform } = await mountProfile()
  expect(getDraftKeys()).toEqual([])
  fillIn(profileTexts)
  db.changeSettings({ faults: { saveProfile: 401, upsertUser: 'refused' } })
  await user.click(screen.getByRole('button', { name: 'Update Profile' }))
  await user.click(await screen.findByRole('button', { name: 'Log in again' }))
  await findPageHeading('Login')
  db.changeSettings({ faults: {} })
  await platform.identity.signIn(personas.customer.email, demoPassword)
  await findPageHeading('My Profile')
  await waitFor(() => expectFieldValues(profileTexts))
  expect(screen.getByText(/^Your draft is back/)).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Update Profile' }))
  expect(await findToast('Your Profile Update Success')).toBeVisible()
  await waitFor(() => expect(getDraftKeys()).toEqual([]))
  expect(screen.queryByText(/is back/)).toBeNull()
})

it('the draft of a profile is restored after a reload, and Clear form replaces it with the saved profile', async () => {
  const mountProfile = () => mountPage('/dashboard', 'My Profile', { as: 'customer' })
  await mountProfile()
  fireEvent.change(await screen.findByLabelText('Address'), { target: { value: '9 Hill Road' } })
  cleanup()
  const { user } = await mountProfile()
  const address = await screen.findByLabelText('Address')
  await waitFor(() => expect(address).toHaveValue('9 Hill Road'))
  await user.click(screen.getByRole('button', { name: 'Clear form' }))
  expect(screen.getByLabelText('Address')).toHaveValue('12 Port Road, Chattogram')
  expect(screen.getByLabelText('Education')).toHaveFocus()
  expect(getDraftKeys()).toEqual([])
})

it('a draft is removed even if the user leaves the page while it is being submitted, so that nobody submits it twice', async () => {
  const { user } = await mountReview()
  fillIn(reviewTexts)
  const expectedCount = db.get().reviews.length + 1
  const sendResponse = delayResponse('post', '/reviews')
  await user.click(screen.getByRole('button', { name: 'Send Review' }))
  fireEvent.click(screen.getByRole('link', { name: 'My Profile' }))
  await findPageHeading('My Profile')
  // The response arrives after the user has left the page, because otherwise the form itself would remove the draft.
  sendResponse()
  await waitFor(() => expect(db.get().reviews).toHaveLength(expectedCount))
  await waitFor(() => expect(getDraftKeys()).toEqual([]))
})

it('a draft is kept after a failed submission, and removed when the form is emptied or the user clicks LOGOUT', async () => {
  db.changeSettings({ faults: { addReview: 500 } })
  const { user } = await mountReview()
  fillIn(reviewTexts)
  await user.click(screen.getByRole('button', { name: 'Send Review' }))
  expect(await screen.findByText('We can’t tell whether your review arrived')).toBeVisible()
  expect(getDraftKeys()).toHaveLength(1)
  fillIn({ Country: '', Review: '', Rating: '0' })
  expect(getDraftKeys()).toEqual([])
  fillIn(reviewTexts)
  expect(getDraftKeys()).toHaveLength(1)
  await user.click(screen.getByRole('button', { name: 'LOGOUT' }))
  await screen.findByRole('link', { name: 'LOGIN' })
  expect(getDraftKeys()).toEqual([])
})

it('“Log in again” restores a draft for the account that wrote it', async () => {
  const { user, platform } = await mountReview()
  fillIn(reviewTexts)
  db.changeSettings({ faults: { getAdmin: 401, upsertUser: 'refused' } })
  dispatchWindowFocus()
  await user.click(await screen.findByRole('button', { name: 'Log in again' }))
  await findPageHeading('Login')
  expect(getDraftKeys()).toHaveLength(1)
  db.changeSettings({ faults: {} })
  await platform.identity.signIn(personas.customer.email, demoPassword)
  await findPageHeading('Add A Review')
  await waitFor(() => expectFieldValues(reviewTexts))
})

it.each([
  ['review', reviewTexts, mountReview, 'Send Review', 'Your Reviews Successfully Done'],
  ['part', partTexts, mountPart, 'Add Product', 'Part Add Successfully'],
] as const)(
  'a duplicated tab can’t send a %s again, and shows why its form is empty (AUTH-28)',
  async (form, texts, mount, submitButton, doneToast) => {
    const firstApp = await mount()
    fillIn(texts)
    const [[draftKey, copiedDraft] = expect.unreachable()] = Object.entries<string>(sessionStorage)
    selectFile(form === 'part' ? 'Image' : undefined)
    await firstApp.user.click(screen.getByRole('button', { name: submitButton }))
    expect(await findToast(doneToast)).toBeVisible()
    await waitFor(() => expect(getDraftKeys()).toEqual([]))
    const [sentDraftKey, newValue] =
      Object.entries<string>(localStorage).find(([name]) => name.includes('sentDraft')) ?? []
    cleanup()

    // In the first case, the tab is copied before the submission and opened after it.
    sessionStorage.setItem(draftKey, copiedDraft)
    await mount()
    await waitFor(() => expect(getDraftKeys()).toEqual([]))
    expect(screen.getByText(resetNotice)).toBeVisible()
    cleanup()
    await mount()
    expect(screen.queryByText(/is back|was reset/)).toBeNull()

    // In the second case, the copied tab is already open during the submission.
    fillIn(texts)
    expect(getDraftKeys()).toEqual([draftKey])
    act(
      () =>
        void window.dispatchEvent(new StorageEvent('storage', { key: sentDraftKey ?? '', newValue: newValue ?? '' })),
    )
    const [firstLabel] = Object.keys(texts)
    await waitFor(() => expect(screen.getByLabelText(firstLabel ?? '')).toHaveValue(''))
    expect(screen.getByText(resetNotice)).toBeVisible()
    expect(getDraftKeys()).toEqual([])

    // Text typed after the submission is a new draft, so it is kept.
    fillIn({ ...texts, [firstLabel ?? '']: 'Another' })
    act(
      () =>
        void window.dispatchEvent(new StorageEvent('storage', { key: sentDraftKey ?? '', newValue: newValue ?? '' })),
    )
    expect(screen.getByLabelText(firstLabel ?? '')).toHaveValue('Another')
  },
)
