import { act, renderHook } from '@testing-library/react'
import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, it, vi } from 'vitest'
import { applyTheme, readTheme, themeKey } from '#src/theme/themePreference.ts'
import { useTheme } from '#src/theme/useTheme.ts'
import { throwSecurityError } from '#tests/support/failStorage.ts'

afterEach(() => {
  applyTheme('system')
  document.head.replaceChildren()
})

const getPageTheme = () => document.documentElement.dataset.theme

/** Loads a new page, whose first script reads the stored theme. */
async function loadPage() {
  applyTheme('system')
  vi.resetModules()
  await import('#src/bootstrap/bootstrap.ts')
}

it('applies and stores the selected theme, and restores it on the next visit', async () => {
  const { result } = renderHook(useTheme)
  expect(result.current[0]).toBe('system')
  act(() => result.current[1]('dark'))
  expect([result.current[0], getPageTheme(), localStorage.getItem(themeKey)]).toEqual(['dark', 'dark', 'dark'])
  await loadPage()
  expect(getPageTheme()).toBe('dark')
  act(() => result.current[1]('system'))
  expect([result.current[0], getPageTheme(), localStorage.getItem(themeKey)]).toEqual(['system', undefined, null])
})

it('a theme that is selected in another tab does not change this page', () => {
  const { result } = renderHook(useTheme)
  act(() => result.current[1]('dark'))
  localStorage.setItem(themeKey, 'light')
  act(() => void dispatchEvent(new StorageEvent('storage', { key: themeKey, newValue: 'light' })))
  expect([result.current[0], readTheme()]).toEqual(['dark', 'light'])
})

it('if storage is blocked, a selected theme lasts for this page, and the next page has the device’s theme', async () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(throwSecurityError)
  const { result } = renderHook(useTheme)
  act(() => result.current[1]('light'))
  expect([result.current[0], readTheme()]).toEqual(['light', 'system'])
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(throwSecurityError)
  await loadPage()
  expect(getPageTheme()).toBeUndefined()
})

it('the browser’s toolbar has the colour of the theme', () => {
  const createThemeColorTag = (theme: string) =>
    `<meta name="theme-color" data-theme="${theme}" media="(prefers-color-scheme: ${theme})">`
  document.head.innerHTML = createThemeColorTag('light') + createThemeColorTag('dark')
  const getMediaQueries = () => Array.from(document.head.querySelectorAll('meta'), (tag) => tag.media)
  applyTheme('dark')
  expect(getMediaQueries()).toEqual(['not all', 'all'])
  applyTheme('system')
  expect(getMediaQueries()).toEqual(['(prefers-color-scheme: light)', '(prefers-color-scheme: dark)'])
})

it.each(['system', 'sepia', 'Dark', '', '{}'])('uses the device’s theme if %j is stored', async (text) => {
  localStorage.setItem(themeKey, text)
  await loadPage()
  expect([getPageTheme(), readTheme()]).toEqual([undefined, 'system'])
})

it('prerenders a page with the device’s theme, even if the current page has a different theme', () => {
  applyTheme('dark')
  const SelectedTheme = () => useTheme()[0]
  expect(renderToString(createElement(SelectedTheme))).toBe('system')
})
