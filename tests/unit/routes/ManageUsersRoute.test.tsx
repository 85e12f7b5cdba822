import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { db } from '#mocks/db.ts'
import { countCalls } from '#tests/support/countCalls.ts'
import { findToast, mountPage } from '#tests/support/mountApp.tsx'

const tania = 'tania.sultana@sylhetmotors.example'

it('promotes the confirmed user once (ADMIN-7)', async () => {
  const { user } = await mountPage('/dashboard/makeadmin', 'Current Users: 10', { as: 'admin' })
  const row = () => within(screen.getByRole('row', { name: new RegExp(tania) }))
  const calls = countCalls('PUT', '/user/admin/')
  await user.click(row().getByRole('button', { name: 'Make Admin' }))
  const dialog = within(await screen.findByRole('alertdialog'))
  expect(dialog.getByText(/Tania Sultana, tania\.sultana@sylhetmotors\.example/)).toBeVisible()
  await user.dblClick(dialog.getByRole('button', { name: 'Make Admin' }))
  expect(await findToast('Admin Permission Conform')).toBeVisible()
  expect(calls()).toBe(1)
  expect(db.get().users.find(({ email }) => email === tania)?.role).toBe('admin')
  expect(await row().findByText('Admin')).toBeVisible()
  expect(row().queryByRole('button')).toBeNull()
})
