import { act, screen } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { mountApp } from '#tests/support/mountApp.tsx'

const key = 'dhruva:theme'
type Choice = 'System' | 'Light' | 'Dark'

/** The theme the page is painted in; undefined: the device's. */
const shown = () => document.documentElement.dataset['theme']
const stored = () => localStorage.getItem(key)

/** A new page runs its first script over what is stored. */
async function visit(): Promise<void> {
  delete document.documentElement.dataset['theme']
  vi.resetModules()
  await import('#src/firstPaint.ts')
}

const options = () => screen.findAllByRole<HTMLInputElement>('radio', { name: /^(System|Light|Dark)$/ })
const marked = async () => (await options()).find(({ checked }) => checked)?.value

async function choose(choices: readonly Choice[]) {
  // Home, for its code is no chunk of its own: the modules of a visit are forgotten
  const { user } = await mountApp('/')
  for (const name of choices) await user.click(await screen.findByRole('radio', { name }))
}

afterEach(() => {
  delete document.documentElement.dataset['theme']
})

describe('choices made here', () => {
  it.each<[Choice[], theme: 'light' | 'dark' | undefined]>([
    [['Dark'], 'dark'],
    [['Light'], 'light'],
    [['Dark', 'Light'], 'light'],
    [['Dark', 'System'], undefined],
    [['Light', 'System'], undefined],
    [['Dark', 'System', 'Dark'], 'dark'],
  ])('%j: shown at once and on the next visit', async (choices, theme) => {
    await visit()
    await choose(choices)
    expect([shown(), await marked(), stored()]).toEqual([theme, theme ?? 'system', theme ?? null])
    await visit()
    expect(shown()).toBe(theme)
  })
})

describe('choices made in another tab, after "Dark" was chosen here', () => {
  it.each<[string, () => string | null, theme: 'light' | undefined]>([
    ['"System", which removes the value', () => (localStorage.removeItem(key), key), undefined],
    ['"Light"', () => (localStorage.setItem(key, 'light'), key), 'light'],
    ['everything is cleared', () => (localStorage.clear(), null), undefined],
  ])('%s: this page stays dark, the next one follows', async (_, change, theme) => {
    await visit()
    await choose(['Dark'])
    const changed = change()
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: changed, newValue: stored() })))
    expect([shown(), await marked()]).toEqual(['dark', 'dark'])
    expect(stored()).toBe(theme ?? null)
    await visit()
    expect(shown()).toBe(theme)
  })
})

it.each(['system', 'sepia', 'Dark', '', 'null', '{}'])('%j in the storage is no choice: the device’s', async (text) => {
  localStorage.setItem(key, text)
  await visit()
  expect(shown()).toBeUndefined()
})

it('a storage that refuses to be read leaves the page in the device’s theme', async () => {
  const refused = vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError')
  })
  await visit()
  expect(shown()).toBeUndefined()
  refused.mockRestore()
})
