import { act, renderHook } from '@testing-library/react'
import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, it, vi } from 'vitest'
import { readTheme, applyTheme } from '#src/session/themePreference.ts'
import { useTheme } from '#src/session/useTheme.ts'
import { throwSecurityError } from '#tests/support/blockedStorage.ts'

afterEach(() => {
  applyTheme('system')
  document.head.replaceChildren()
})

const colors = () => [...document.querySelectorAll('meta')].map(({ content, media }) => [content, media])

it('sets the browser’s theme colour to that of the page', () => {
  document.head.innerHTML =
    '<meta name="theme-color" data-theme="light" content="white"><meta name="theme-color" data-theme="dark" content="black">'
  applyTheme('dark')
  expect(colors()).toEqual([
    ['white', 'not all'],
    ['black', 'all'],
  ])
  applyTheme('system')
  expect(colors()).toEqual([
    ['white', '(prefers-color-scheme: light)'],
    ['black', '(prefers-color-scheme: dark)'],
  ])
})

it('stores a choice', () => {
  const { result } = renderHook(useTheme)
  expect(result.current[0]).toBe('system')
  act(() => result.current[1]('dark'))
  expect([result.current[0], readTheme(), document.documentElement.dataset.theme]).toEqual(['dark', 'dark', 'dark'])
})

it('keeps a choice for this page when storage is blocked', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(throwSecurityError)
  const { result } = renderHook(useTheme)
  act(() => result.current[1]('light'))
  expect([result.current[0], readTheme()]).toEqual(['light', 'system'])
})

it('a prerendered page has the device’s theme, whatever the page of the moment has', () => {
  applyTheme('dark')
  const Choice = () => useTheme()[0]
  expect(renderToString(createElement(Choice))).toBe('system')
})
