import { screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { guardRoutes, preloadCurrentPage, pageRoutes } from '#src/app/lazyRoutes.ts'
import { findPageHeading, mountApp } from '#tests/support/mountApp.tsx'

test('renders a page immediately, without a spinner, if its code is already loaded (SPEED-15)', async () => {
  const { user } = await mountApp('/', { as: 'customer' })
  const link = await within(screen.getByRole('banner')).findByRole('link', { name: 'Dashboard' })
  for (const route of [guardRoutes.login, guardRoutes.dashboard, pageRoutes.profile]) {
    await route.load()
    vi.spyOn(route, 'load').mockReturnValue(new Promise(() => undefined))
  }
  await user.click(link)
  await findPageHeading('My Profile')
})

test('preloads the code of the current page only if that page is prerendered (SPEED-8)', async () => {
  const loadParts = vi.spyOn(pageRoutes.parts, 'load')
  const loadPurchase = vi.spyOn(pageRoutes.purchase, 'load')
  history.replaceState(null, '', '/shop/parts')
  await preloadCurrentPage('/shop/')
  expect(loadParts).toHaveBeenCalledOnce()
  expect(pageRoutes.parts.getComponent()).not.toBeNull()
  history.replaceState(null, '', '/shop/purchase/part-1')
  await preloadCurrentPage('/shop/')
  expect(loadPurchase).not.toHaveBeenCalled()
})

test.each([
  ['can’t be loaded', () => Promise.reject(new Error('offline'))],
  ['is late', () => new Promise<never>(() => undefined)],
])('the shop starts even if the code of the current page %s (ROBUST-6)', async (_, load) => {
  vi.useFakeTimers()
  vi.spyOn(pageRoutes.parts, 'load').mockImplementation(load)
  history.replaceState(null, '', '/shop/parts')
  const pageLoaded = preloadCurrentPage('/shop/')
  await vi.advanceTimersByTimeAsync(1000)
  await expect(pageLoaded).resolves.toBeUndefined()
})
