import { screen, waitFor, within } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { db } from '#mocks/db.ts'
import { scenarios } from '#mocks/scenarios.ts'
import { notify } from '#src/app/notify.tsx'
import { warning } from '#src/notifications/toast.ts'
import { countCalls } from '#tests/support/countCalls.ts'
import { expectAddress, findPage, findToast, mountApp, mountPage } from '#tests/support/mountApp.tsx'

vi.mock('#src/app/notify.tsx', { spy: true })

async function mountReviews() {
  const app = await mountApp('/dashboard/manageUserReviews', { as: 'admin' })
  await findPage(`Manage User Reviews: ${db.get().reviews.length}`)
  const remove = async () => {
    const [button] = screen.getAllByRole('button', { name: 'Delete' })
    if (button) await app.user.click(button)
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Delete this review?' }))
    expect(dialog.getByText(/^Arjun Mehta: “We fitted forty/)).toBeVisible()
    await app.user.dblClick(dialog.getByRole('button', { name: 'Delete the review' }))
  }
  return { ...app, remove }
}

it('cuts a long review at 50 characters, and shows the full text on demand (SHOP-2, ADMIN-9)', async () => {
  const { user } = await mountReviews()
  const fullText = db.get().reviews[0]?.review ?? ''
  const cell = screen.getByText(`${fullText.slice(0, 50)}...`)
  expect(cell).toHaveAttribute('title', fullText)
  const [more] = screen.getAllByRole('button', { name: 'Show all', expanded: false })
  if (more) await user.click(more)
  expect(cell).toHaveTextContent(fullText)
})

it('deletes the confirmed review once, and updates the count (ADMIN-7)', async () => {
  const before = db.get().reviews.map(({ _id }) => _id)
  const { remove } = await mountReviews()
  const calls = countCalls('DELETE', '/reviews/')
  await remove()
  expect(await findToast('Review Delete Successfully')).toBeVisible()
  expect(calls()).toBe(1)
  expect(db.get().reviews.map(({ _id }) => _id)).toEqual(before.slice(1))
  await findPage(`Manage User Reviews: ${before.length - 1}`)
})

it('shows a warning and reloads when the review is already deleted (DATA-11, ADMIN-7)', async () => {
  const { remove } = await mountReviews()
  const before = db.get().reviews.length
  db.mutate((world) => void world.reviews.shift())
  await remove()
  await waitFor(() => expect(notify).toHaveBeenCalledExactlyOnceWith(warning("something want's wrong"), 'deleteReview'))
  await findPage(`Manage User Reviews: ${before - 1}`)
})

it('shows an error when the reviews are forbidden', async () => {
  db.use({ title: 'Reviews forbidden', dials: { faults: { getReviews: 403 } } })
  await mountApp('/dashboard/manageUserReviews', { as: 'admin' })
  expect(await screen.findByText('You can’t see this')).toBeVisible()
})

it('keeps the search when a found review is deleted', async () => {
  const before = db.get().reviews.length
  const { user } = await mountApp('/dashboard/manageUserReviews?q=arjun&sort=country', { as: 'admin' })
  await findPage(`Manage User Reviews: ${before}`)
  const found = screen.getAllByRole('row').length - 1
  expect(screen.getByText(`${found} of ${before} shown`)).toBeVisible()
  expect(found).toBeLessThan(before)
  await user.click(screen.getAllByRole('button', { name: 'Delete' })[0] as HTMLElement)
  await user.click(await screen.findByRole('button', { name: 'Delete the review' }))
  expect(await findToast('Review Delete Successfully')).toBeVisible()
  await findPage(`Manage User Reviews: ${before - 1}`)
  expect(screen.getByText(`${found - 1} of ${before - 1} shown`)).toBeVisible()
  await expectAddress('/dashboard/manageUserReviews\\?q=arjun&sort=country')
})

it('offers to show all reviews when nothing is found', async () => {
  const { user } = await mountApp('/dashboard/manageUserReviews?q=flux', { as: 'admin' })
  expect(await screen.findByRole('heading', { name: 'Nothing found for “flux”' })).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Show all reviews' }))
  await expectAddress('/dashboard/manageUserReviews')
  expect(screen.getAllByRole('row')).toHaveLength(db.get().reviews.length + 1)
})

it('renders a window of 10,000 reviews (STATE-11)', async () => {
  db.use(scenarios.collectTenThousandReviews)
  await mountPage('/dashboard/manageUserReviews', 'Manage User Reviews: 10000', { as: 'admin' })
  expect(screen.getAllByRole('row').length).toBeLessThan(100)
})
