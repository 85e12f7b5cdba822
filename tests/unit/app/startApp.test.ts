import { act, fireEvent, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { createMockPlatform } from '#mocks/platform/createMockPlatform.ts'
import { mountShop } from '#src/app/mountShop.tsx'
// The shop loads it on demand: then this test would seem to cover what runs on loading.
import '#src/app/preloadPages.ts'
import { startApp } from '#src/app/startApp.tsx'

vi.mock('#src/app/mountShop.tsx', { spy: true })
const loadLogin = vi.hoisted(() => vi.fn())
vi.mock('#src/routes/LoginRoute.tsx', (load) => {
  loadLogin()
  return load()
})

test('the shop is shown, knows that nobody is signed in, and loads a page’s code when its link is pointed at', async () => {
  document.body.innerHTML = '<div id="root"></div>'
  history.replaceState(null, '', '/shop/')
  await startApp(createMockPlatform(), '/shop/')
  const login = await screen.findByRole('link', { name: 'LOGIN' })
  await vi.waitFor(() => {
    fireEvent.pointerOver(login)
    expect(loadLogin).toHaveBeenCalledOnce()
  })
  fireEvent.click(login)
  expect(await screen.findByRole('heading', { level: 1, name: 'Login' })).toBeVisible()
  await act(async () => vi.mocked(mountShop).mock.results.forEach(({ value }) => value()))
})
