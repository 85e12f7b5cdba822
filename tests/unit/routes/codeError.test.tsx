import { screen, within } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { pageModules } from '#src/app/pageModules.ts'
import { MissingFile } from '#src/loading/loadFile.ts'
import { findPage, mountApp } from '#tests/support/mountApp.tsx'

it('a page whose code is gone says that there is a new version, and offers it (NET-6)', async () => {
  // React logs what a boundary catches.
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  vi.spyOn(pageModules.contact, 'load').mockRejectedValue(new MissingFile('ContactRoute.js'))
  const { user } = await mountApp('/')
  await user.click(within(screen.getByRole('banner')).getByRole('link', { name: 'Contact' }))
  await findPage('There is a new version of the shop')
  expect(screen.getByRole('button', { name: 'Reload' })).toBeVisible()
})
