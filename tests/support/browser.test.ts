import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { findBrowser } from '#tests/support/browser.ts'

let folder = ''

function place(name: string): string {
  const file = join(folder, name)
  writeFileSync(file, '')
  chmodSync(file, 0o755)
  return file
}

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'browsers-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

test('CHROMIUM_PATH comes first', () => {
  const own = place('my-browser')
  place('chromium')
  expect(findBrowser({ CHROMIUM_PATH: own, PATH: folder })).toBe(own)
})

test('a wrong CHROMIUM_PATH is said, not passed over', () => {
  expect(() => findBrowser({ CHROMIUM_PATH: join(folder, 'gone'), PATH: '' })).toThrow(/gone does not exist/)
})

test('then the PATH', () => {
  const chrome = place('google-chrome')
  expect(findBrowser({ PATH: `/nowhere:${folder}` })).toBe(chrome)
})
