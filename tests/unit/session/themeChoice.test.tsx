import { act, screen } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { throwSecurityError } from '#tests/support/blockedStorage.ts'
import { mountApp } from '#tests/support/mountApp.tsx'

const key = 'dhruva:theme'
type Choice = 'System' | 'Light' | 'Dark'

/** The page's theme; undefined means the device's. */
const pageTheme = () => document.documentElement.dataset.theme
const storedTheme = () => localStorage.getItem(key)

/** Loads a new page, whose first script reads the stored theme. */
async function loadPage(): Promise<void> {
  delete document.documentElement.dataset.theme
  vi.resetModules()
  await import('#src/early/firstPaint.ts')
}

const options = () => screen.findAllByRole<HTMLInputElement>('radio', { name: /^(System|Light|Dark)$/ })
const checkedOption = async () => (await options()).find(({ checked }) => checked)?.value

async function choose(choices: readonly Choice[]) {
  // Home is in the main chunk: a lazy route would be imported again after vi.resetModules.
  const { user } = await mountApp('/')
  for (const name of choices) await user.click(await screen.findByRole('radio', { name }))
}

afterEach(() => {
  delete document.documentElement.dataset.theme
})

describe('choices made in this tab', () => {
  it.each<[Choice[], theme: 'light' | 'dark' | undefined]>([
    [['Dark'], 'dark'],
    [['Light'], 'light'],
    [['Dark', 'Light'], 'light'],
    [['Dark', 'System'], undefined],
    [['Light', 'System'], undefined],
    [['Dark', 'System', 'Dark'], 'dark'],
  ])('%j: applied at once and on the next visit', async (choices, theme) => {
    await loadPage()
    await choose(choices)
    expect([pageTheme(), await checkedOption(), storedTheme()]).toEqual([theme, theme ?? 'system', theme ?? null])
    await loadPage()
    expect(pageTheme()).toBe(theme)
  })
})

describe('choices made in another tab, after "Dark" was chosen in this one', () => {
  it.each<[string, () => string | null, theme: 'light' | undefined]>([
    ['"System", which removes the value', () => (localStorage.removeItem(key), key), undefined],
    ['"Light"', () => (localStorage.setItem(key, 'light'), key), 'light'],
    ['cleared storage', () => (localStorage.clear(), null), undefined],
  ])('%s: this page stays dark, the next page has the new theme', async (_, change, theme) => {
    await loadPage()
    await choose(['Dark'])
    const changedKey = change()
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: changedKey, newValue: storedTheme() })))
    expect([pageTheme(), await checkedOption()]).toEqual(['dark', 'dark'])
    expect(storedTheme()).toBe(theme ?? null)
    await loadPage()
    expect(pageTheme()).toBe(theme)
  })
})

it.each(['system', 'sepia', 'Dark', '', 'null', '{}'])('%j in the storage means the device’s theme', async (text) => {
  localStorage.setItem(key, text)
  await loadPage()
  expect(pageTheme()).toBeUndefined()
})

it('unreadable storage means the device’s theme', async () => {
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(throwSecurityError)
  await loadPage()
  expect(pageTheme()).toBeUndefined()
})
