import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { db } from '#mocks/db.ts'
import { personas } from '#mocks/personas.ts'
import { countCalls } from '#tests/support/countCalls.ts'
import { fillIn } from '#tests/support/forms.ts'
import { findToast, mountPage } from '#tests/support/mountApp.tsx'

const text = 'Straight, quiet, on time.'

it('sends a review with name and e-mail once, then clears the form (SHOP-7)', async () => {
  const { user } = await mountPage('/dashboard/addreviews', 'Add A Review', { as: 'customer' })
  fillIn({ Country: 'Bhutan', Review: text })
  const calls = countCalls('POST', '/reviews')
  await user.dblClick(screen.getByRole('button', { name: 'Send Review' }))
  expect(await findToast('Your Reviews Successfully Done')).toBeVisible()
  expect(calls()).toBe(1)
  expect(db.get().reviews[0]).toMatchObject({ ...personas.customer, country: 'Bhutan', review: text, rating: 0 })
  expect(await screen.findByText('Thank you for your review')).toBeVisible()
  expect(screen.getByLabelText('Review')).toHaveValue('')
  expect(screen.getByLabelText('Country')).toHaveValue('')
})
