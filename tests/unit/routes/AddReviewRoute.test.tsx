import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { db } from '#mocks/db.ts'
import { personas } from '#mocks/personas.ts'
import { scenarios } from '#mocks/scenarios.ts'
import { countCalls } from '#tests/support/countCalls.ts'
import { findPage, findToast, mountApp } from '#tests/support/mountApp.tsx'

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

it('sends a review with name and e-mail once, then clears the form (SHOP-7)', async () => {
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

it('shows admins an explanation, and does not sign them out (ADMIN-3)', async () => {
  await mountApp('/dashboard/addreviews', { as: 'admin' })
  expect(await screen.findByText('Reviews are written by customers')).toBeVisible()
  expect(screen.queryByLabelText('Review')).toBeNull()
  expect(screen.getByRole('button', { name: 'LOGOUT' })).toBeVisible()
})

it('shows no form before the role is known (ADMIN-4)', async () => {
  db.use(scenarios.neverAnswerAdminCheck)
  await mountApp('/dashboard/addreviews', { as: 'customer' })
  await findPage('Add A Review')
  expect(screen.queryByLabelText('Review')).toBeNull()
})
