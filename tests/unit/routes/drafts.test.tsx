import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { db } from '#mocks/db.ts'
import { demoPassword, personas } from '#mocks/personas.ts'
import { chooseFile, fillIn } from '#tests/support/forms.ts'
import { findPage, findToast, mountPage } from '#tests/support/mountApp.tsx'

// Drafts of long forms survive a reload and "Log in again", not LOGOUT (AUTH-28).

const review = { Country: 'Bhutan', Review: 'Straight, quiet, on time.', Rating: '3.5' }
const part = {
  Name: 'Nut',
  'Price per unit': '2',
  'Minimum quantity': '1',
  'Available parts': '9',
  Describe: 'Steel',
}
const upload = { upload: () => Promise.resolve('https://images.shop.test/uploads/nut.png') }

const mountReview = () => mountPage('/dashboard/addreviews', 'Add A Review', { as: 'customer' })
const mountPart = () => mountPage('/dashboard/addproduct', 'Add New Product', { as: 'admin', platform: { upload } })

/** The names of what the tab keeps. */
const kept = () => Object.keys(sessionStorage).filter((key) => key.includes('draft'))

async function expectBack(texts: Record<string, string>): Promise<void> {
  for (const [label, text] of Object.entries(texts))
    await waitFor(() => expect(screen.getByLabelText(label)).toHaveValue(text))
}

it.each([
  ['review', review, mountReview, 'Send Review', 'Your Reviews Successfully Done'],
  ['part', part, mountPart, 'Add Product', 'Part Add Successfully'],
] as const)('a %s is back after a reload, and goes when it is sent', async (form, texts, mount, submit, done) => {
  await mount()
  fillIn(texts)
  cleanup()
  const { user } = await mount()
  await expectBack(texts)
  expect(screen.getByText(/^What you wrote before is back/)).toBeVisible()
  chooseFile(form === 'part' ? 'Image' : undefined)
  await user.click(screen.getByRole('button', { name: submit }))
  expect(await findToast(done)).toBeVisible()
  await waitFor(() => expect(kept()).toEqual([]))
  expect(screen.queryByText(/is back/)).toBeNull()
})

it('goes when it is sent while the page is left, so that nobody sends it twice', async () => {
  const { user } = await mountReview()
  fillIn(review)
  const answered = db.get().reviews.length + 1
  // The answer comes after the page is left: before, its form would have cleared the draft.
  db.setDials({ latency: 500 })
  await user.click(screen.getByRole('button', { name: 'Send Review' }))
  fireEvent.click(screen.getByRole('link', { name: 'My Profile' }))
  await findPage('My Profile')
  await waitFor(() => expect(db.get().reviews).toHaveLength(answered))
  await waitFor(() => expect(kept()).toEqual([]))
})

it('a failed one is kept; an emptied form keeps nothing', async () => {
  db.setDials({ faults: { addReview: 500 } })
  const { user } = await mountReview()
  fillIn(review)
  await user.click(screen.getByRole('button', { name: 'Send Review' }))
  expect(await screen.findByText('We can’t tell whether your review arrived')).toBeVisible()
  expect(kept()).toHaveLength(1)
  fillIn({ Country: '', Review: '', Rating: '0' })
  expect(kept()).toEqual([])
})

it('LOGOUT leaves nothing of it', async () => {
  const { user } = await mountReview()
  fillIn(review)
  expect(kept()).toHaveLength(1)
  await user.click(screen.getByRole('button', { name: 'LOGOUT' }))
  await screen.findByRole('link', { name: 'LOGIN' })
  expect(kept()).toEqual([])
})

it('“Log in again” brings it back, to the account that wrote it', async () => {
  const { user, platform } = await mountReview()
  fillIn(review)
  db.setDials({ faults: { getAdmin: 401, upsertUser: 'refused' } })
  window.dispatchEvent(new Event('focus'))
  await user.click(await screen.findByRole('button', { name: 'Log in again' }))
  await findPage('Login')
  expect(kept()).toHaveLength(1)
  db.setDials({ faults: {} })
  await platform.identity.signIn(personas.customer.email, demoPassword)
  await findPage('Add A Review')
  await expectBack(review)
})
