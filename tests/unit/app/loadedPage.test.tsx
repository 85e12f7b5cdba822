import { screen, within } from '@testing-library/react'
import { test, vi } from 'vitest'
import { guardModules, pageModules } from '#src/app/pageModules.ts'
import { findPage, mountApp } from '#tests/support/mountApp.tsx'

test('a page whose code is there waits for no promise: React would show a spinner meanwhile (SPEED-15)', async () => {
  const { user } = await mountApp('/', { as: 'customer' })
  const link = await within(screen.getByRole('banner')).findByRole('link', { name: 'Dashboard' })
  for (const code of [guardModules.login, guardModules.dashboard, pageModules.profile]) {
    await code.load()
    vi.spyOn(code, 'load').mockReturnValue(new Promise(() => undefined))
  }
  await user.click(link)
  await findPage('My Profile')
})
