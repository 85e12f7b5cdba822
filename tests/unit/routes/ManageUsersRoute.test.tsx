import { screen, waitFor, within } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { db } from '#mocks/db.ts'
import { scenarios } from '#mocks/scenarios.ts'
import { notify } from '#src/app/notify.tsx'
import { warning } from '#src/notifications/toast.ts'
import { countCalls } from '#tests/support/countCalls.ts'
import { expectAddress, findPage, findToast, mountApp, mountPage } from '#tests/support/mountApp.tsx'

vi.mock('#src/app/notify.tsx', { spy: true })

const tania = 'tania.sultana@sylhetmotors.example'

async function mountUsers() {
  const app = await mountPage('/dashboard/makeadmin', `Current Users: ${db.get().users.length}`, { as: 'admin' })
  const row = () => within(screen.getByRole('row', { name: new RegExp(tania) }))
  const promote = async () => {
    await app.user.click(row().getByRole('button', { name: 'Make Admin' }))
    const dialog = within(await screen.findByRole('alertdialog'))
    expect(dialog.getByText(/Tania Sultana, tania\.sultana@sylhetmotors\.example/)).toBeVisible()
    await app.user.dblClick(dialog.getByRole('button', { name: 'Make Admin' }))
  }
  return { ...app, row, promote }
}

it('promotes the confirmed user once (ADMIN-7)', async () => {
  const { row, promote } = await mountUsers()
  const calls = countCalls('PUT', '/user/admin/')
  await promote()
  expect(await findToast('Admin Permission Conform')).toBeVisible()
  expect(calls()).toBe(1)
  expect(db.get().users.find(({ email }) => email === tania)?.role).toBe('admin')
  expect(await row().findByText('Admin')).toBeVisible()
  expect(row().queryByRole('button')).toBeNull()
})

it('reloads the users when nothing was changed (ADMIN-7)', async () => {
  const { row, promote } = await mountUsers()
  db.mutate((world) => {
    for (const user of world.users) if (user.email === tania) user.role = 'admin'
  })
  await promote()
  await waitFor(() => expect(notify).toHaveBeenCalledExactlyOnceWith(warning('Something is Wrong'), 'makeAdmin'))
  expect(await row().findByText('Admin')).toBeVisible()
})

it('shows an error when the users are forbidden', async () => {
  db.use({ title: 'Users forbidden', dials: { faults: { getUsers: 403 } } })
  await mountApp('/dashboard/makeadmin', { as: 'admin' })
  expect(await screen.findByText('You can’t see this')).toBeVisible()
  await findPage('Manage Current Users')
})

it('searches and sorts by the address; the heading counts all users (ADMIN-10)', async () => {
  const { user } = await mountPage('/dashboard/makeadmin?sort=admins', 'Current Users: 10', { as: 'admin' })
  expect(screen.getByText('All 10 shown')).toBeVisible()
  expect(screen.getAllByRole('row')[2]).toHaveTextContent('imran.chowdhury@dhruva.example')
  const field = screen.getByRole('searchbox', { name: 'Search users' })
  await user.type(field, 'TANIA')
  await expectAddress('/dashboard/makeadmin\\?q=TANIA&sort=admins')
  await waitFor(() => expect(screen.getAllByRole('row')).toHaveLength(2))
  await findPage('Current Users: 10')
  await user.type(field, ' nobody')
  expect(await screen.findByRole('heading', { name: 'Nothing found for “TANIA nobody”' })).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Show all users' }))
  await waitFor(() => expect(screen.getAllByRole('row')).toHaveLength(11))
  await expectAddress('/dashboard/makeadmin\\?sort=admins')
  expect(field).toHaveFocus()
})

it('renders a window of 10,000 users (STATE-11)', async () => {
  db.use(scenarios.welcomeTenThousandUsers)
  await mountPage('/dashboard/makeadmin', 'Current Users: 10000', { as: 'admin' })
  expect(screen.getAllByRole('row').length).toBeLessThan(100)
})
