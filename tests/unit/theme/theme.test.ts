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

it('a choice is applied at once, stored, and restored on the next visit', async () => {
  const { result } = renderHook(useTheme)
  expect(result.current[0]).toBe('system')
  act(() => result.current[1]('dark'))
  expect([result.current[0], getPageTheme(), localStorage.getItem(themeKey)]).toEqual(['dark', 'dark', 'dark'])
  await loadPage()
  expect(getPageTheme()).toBe('dark')
  act(() => result.current[1]('system'))
  expect([result.current[0], getPageTheme(), localStorage.getItem(themeKey)]).toEqual(['system', undefined, null])
})

it('a choice in another tab does not change this page', () => {
  const { result } = renderHook(useTheme)
  act(() => result.current[1]('dark'))
  localStorage.setItem(themeKey, 'light')
  act(() => void dispatchEvent(new StorageEvent('storage', { key: themeKey, newValue: 'light' })))
  expect([result.current[0], readTheme()]).toEqual(['dark', 'light'])
})

it('a choice lasts for this page if storage is blocked; the next page has the device’s theme', async () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(throwSecurityError)
  const { result } = renderHook(useTheme)
  act(() => result.current[1]('light'))
  expect([result.current[0], readTheme()]).toEqual(['light', 'system'])
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(throwSecurityError)
  await loadPage()
  expect(getPageTheme()).toBeUndefined()
})

it('the browser’s toolbar has the colour of the theme', () => {
  const createTag = (theme: string) =>
    `<meta name="theme-color" data-theme="${theme}" media="(prefers-color-scheme: ${theme})">`
  document.head.innerHTML = createTag('light') + createTag('dark')
  const getMedia = () => Array.from(document.head.querySelectorAll('meta'), (color) => color.media)
  applyTheme('dark')
  expect(getMedia()).toEqual(['not all', 'all'])
  applyTheme('system')
  expect(getMedia()).toEqual(['(prefers-color-scheme: light)', '(prefers-color-scheme: dark)'])
})

it.each(['system', 'sepia', 'Dark', '', '{}'])('%j in the storage means the device’s theme', async (text) => {
  localStorage.setItem(themeKey, text)
  await loadPage()
  expect([getPageTheme(), readTheme()]).toEqual([undefined, 'system'])
})

it('a prerendered page has the device’s theme, whatever the current page has', () => {
  applyTheme('dark')
  const Choice = () => useTheme()[0]
  expect(renderToString(createElement(Choice))).toBe('system')
})
