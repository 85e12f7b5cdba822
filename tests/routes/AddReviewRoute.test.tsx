import { screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { db } from '#mocks/db.ts'
import type { Fault } from '#mocks/dials.ts'
import { personas } from '#mocks/personas.ts'
import { scenarios } from '#mocks/scenarios.ts'
import { notify } from '#src/app/notify.tsx'
import { countCalls } from '#tests/support/countCalls.ts'
import { findPage, findToast, mountApp } from '#tests/support/mountApp.tsx'

vi.mock('#src/app/notify.tsx', { spy: true })
beforeEach(() => void vi.mocked(notify).mockClear())

const text = 'Straight, quiet, on time.'

async function mountReview() {
  const app = await mountApp('/dashboard/addreviews', { as: 'customer' })
  await findPage('Add A Review')
  await screen.findByLabelText('Review')
  const fill = async () => {
    await app.user.type(screen.getByLabelText('Country'), 'Bhutan')
    await app.user.type(screen.getByLabelText('Review'), text)
  }
  return { ...app, fill, send: () => app.user.dblClick(screen.getByRole('button', { name: 'Send Review' })) }
}

it('says what is missing, and sends nothing (SPEC 5 Review)', async () => {
  const { send } = await mountReview()
  const calls = countCalls('POST', '/reviews')
  await send()
  expect(await screen.findByText('Country is Required')).toBeVisible()
  expect(screen.getByText('Review is Required')).toBeVisible()
  expect(calls()).toBe(0)
})

it('sends a review once, signed, then clears the form (SPEC 7)', async () => {
  const { fill, send } = await mountReview()
  await fill()
  const calls = countCalls('POST', '/reviews')
  await send()
  expect(await findToast('Your Reviews Successfully Done')).toBeVisible()
  expect(calls()).toBe(1)
  expect(db.get().reviews[0]).toMatchObject({ ...personas.customer, country: 'Bhutan', review: text, rating: 0 })
  expect(await screen.findByText('Thank you for your review')).toBeVisible()
  expect(screen.getByLabelText('Review')).toHaveValue('')
  expect(screen.getByLabelText('Country')).toHaveValue('')
})

it.each<[string, Fault, string]>([
  ['not acknowledged', 'refused', 'Something want Wrong'],
  ['forbidden', 403, 'Something want Wrong'],
  ['failing', 500, 'Something want Wrong'],
  ['out of reach', 'network', 'Something went wrong'],
])('keeps the text when sending is %s', async (_, fault, toast) => {
  const { fill, send } = await mountReview()
  const before = db.get().reviews.length
  await fill()
  db.turn({ faults: { addReview: fault } })
  const calls = countCalls('POST', '/reviews')
  await send()
  await waitFor(() => expect(notify).toHaveBeenCalledExactlyOnceWith({ tone: 'error', text: toast }))
  expect(await screen.findByText('Your review was not sent')).toBeVisible()
  expect(screen.getByLabelText('Review')).toHaveValue(text)
  expect(screen.getByLabelText('Country')).toHaveValue('Bhutan')
  expect(calls()).toBe(1)
  expect(db.get().reviews).toHaveLength(before)
})

it('explains itself to admins, and signs nobody out (DECISIONS C3)', async () => {
  await mountApp('/dashboard/addreviews', { as: 'admin' })
  expect(await screen.findByText('Reviews are written by customers')).toBeVisible()
  expect(screen.queryByLabelText('Review')).toBeNull()
  expect(screen.getByRole('button', { name: 'LOGOUT' })).toBeVisible()
})

it('shows no form before the role is known (DECISIONS C4)', async () => {
  db.use(scenarios.neverAnswerAdminCheck)
  await mountApp('/dashboard/addreviews', { as: 'customer' })
  await findPage('Add A Review')
  expect(screen.queryByLabelText('Review')).toBeNull()
})
