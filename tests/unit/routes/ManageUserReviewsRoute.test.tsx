import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { db } from '#mocks/db.ts'
import { countCalls } from '#tests/support/countCalls.ts'
import { expectAddress, findPage, findToast, mountPage } from '#tests/support/mountApp.tsx'

const mountReviews = (search = '') =>
  mountPage(`/dashboard/manageUserReviews${search}`, `Manage User Reviews: ${db.get().reviews.length}`, { as: 'admin' })

it('cuts a long review at 50 characters, and shows the full text on demand (SHOP-2, ADMIN-9)', async () => {
  const { user } = await mountReviews()
  const fullText = db.get().reviews[0]?.review ?? ''
  const cell = screen.getByText(`${fullText.slice(0, 50)}...`)
  expect(cell).toHaveAttribute('title', fullText)
  const [more] = screen.getAllByRole('button', { name: 'Show all', expanded: false })
  if (more) await user.click(more)
  expect(cell).toHaveTextContent(fullText)
})

it('deletes the confirmed review once, updates the count, and keeps the search (ADMIN-7)', async () => {
  const before = db.get().reviews
  const { user } = await mountReviews('?q=arjun&sort=country')
  const found = screen.getAllByRole('row').length - 1
  expect(screen.getByText(`${found} of ${before.length} shown`)).toBeVisible()
  const calls = countCalls('DELETE', '/reviews/')
  const [button] = screen.getAllByRole('button', { name: 'Delete' })
  if (button) await user.click(button)
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Delete this review?' }))
  expect(dialog.getByText(/^Arjun Mehta: “We fitted forty/)).toBeVisible()
  await user.dblClick(dialog.getByRole('button', { name: 'Delete the review' }))
  expect(await findToast('Review Delete Successfully')).toBeVisible()
  expect(calls()).toBe(1)
  expect(db.get().reviews).toEqual(before.slice(1))
  await findPage(`Manage User Reviews: ${before.length - 1}`)
  expect(screen.getByText(`${found - 1} of ${before.length - 1} shown`)).toBeVisible()
  await expectAddress('/dashboard/manageUserReviews\\?q=arjun&sort=country')
})
