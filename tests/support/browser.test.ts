import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { findBrowser } from '#tests/support/browser.ts'

let folder = ''

function createExecutable(name: string): string {
  const file = join(folder, name)
  writeFileSync(file, '')
  chmodSync(file, 0o755)
  return file
}

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'browsers-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

test('prefers CHROMIUM_PATH', () => {
  const configured = createExecutable('my-browser')
  createExecutable('chromium')
  expect(findBrowser({ CHROMIUM_PATH: configured, PATH: folder })).toBe(configured)
})

test('throws when CHROMIUM_PATH names no file', () => {
  expect(() => findBrowser({ CHROMIUM_PATH: join(folder, 'gone'), PATH: '' })).toThrow(/gone does not exist/)
})

test('searches the PATH next', () => {
  const chrome = createExecutable('google-chrome')
  expect(findBrowser({ PATH: `/nowhere:${folder}` })).toBe(chrome)
})
