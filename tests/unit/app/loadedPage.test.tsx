import { screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { guardRoutes, preloadCurrentPage, pageRoutes } from '#src/app/lazyRoutes.ts'
import { findPageHeading, mountApp } from '#tests/support/mountApp.tsx'

test('a page whose code is loaded renders without a promise, for which React would show a spinner (SPEED-15)', async () => {
  const { user } = await mountApp('/', { as: 'customer' })
  const link = await within(screen.getByRole('banner')).findByRole('link', { name: 'Dashboard' })
  for (const code of [guardRoutes.login, guardRoutes.dashboard, pageRoutes.profile]) {
    await code.load()
    vi.spyOn(code, 'load').mockReturnValue(new Promise(() => undefined))
  }
  await user.click(link)
  await findPageHeading('My Profile')
})

test('the current page’s code is loaded before the shop renders; a page without a file of its own loads when it renders (SPEED-8)', async () => {
  const parts = vi.spyOn(pageRoutes.parts, 'load')
  const purchase = vi.spyOn(pageRoutes.purchase, 'load')
  history.replaceState(null, '', '/shop/parts')
  await preloadCurrentPage('/shop/')
  expect(parts).toHaveBeenCalledOnce()
  expect(pageRoutes.parts.getComponent()).not.toBeNull()
  history.replaceState(null, '', '/shop/purchase/part-1')
  await preloadCurrentPage('/shop/')
  expect(purchase).not.toHaveBeenCalled()
})

test.each([
  ['can’t be loaded', () => Promise.reject(new Error('offline'))],
  ['is late', () => new Promise<never>(() => undefined)],
])('the shop is shown even if the code of its page %s (ROBUST-6)', async (_, load) => {
  vi.useFakeTimers()
  vi.spyOn(pageRoutes.parts, 'load').mockImplementation(load)
  history.replaceState(null, '', '/shop/parts')
  const pageLoaded = preloadCurrentPage('/shop/')
  await vi.advanceTimersByTimeAsync(1000)
  await expect(pageLoaded).resolves.toBeUndefined()
})
