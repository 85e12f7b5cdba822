import { globSync } from 'node:fs'
import { resolve } from 'node:path'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createMockPlatform } from '#mocks/platform/createMockPlatform.ts'
import { StartNotice } from '#src/design-system/blocks/shell/StartNotice.tsx'
import { loadAppScripts } from '#src/bootstrap/loadAppScripts.ts'
import { sampleCases } from '#tests/support/sampleCases.ts'
import { waitUntil } from '#tests/support/waitUntil.ts'

/** The name of the export that throws when the shop uses it. */
let brokenExportName = ''
const exportNames: string[] = []

/** Creates a property for an export. If the export is broken, calling its function or reading its value throws. */
function createBreakableProperty(name: string, value: unknown): PropertyDescriptor {
  exportNames.push(name)
  const throwIfBroken = <Value,>(usedValue: Value): Value => {
    if (brokenExportName === name) throw new Error(name)
    return usedValue
  }
  if (typeof value !== 'function') return { enumerable: true, get: () => throwIfBroken(value) }
  return {
    enumerable: true,
    value: new Proxy(value, {
      apply: (target, self, args) => Reflect.apply(throwIfBroken(target), self, args) as unknown,
    }),
  }
}

const appFiles = globSync(['src/app/*.{ts,tsx}', 'src/routes/{PageMeta,PageOutlet,ShellRoute}.tsx'])
for (const file of appFiles)
  vi.doMock(`#${file}`, async (importOriginal) => {
    const entries = Object.entries(await importOriginal<object>())
    const properties = entries.map(
      ([name, value]) => [name, createBreakableProperty(`${file} ${name}`, value)] as const,
    )
    return Object.defineProperties({}, Object.fromEntries(properties))
  })
vi.doMock('#src/adapters/createRealPlatform.ts', () => ({ createRealPlatform: () => createMockPlatform() }))
vi.stubGlobal('__CONFIG__', {})
vi.stubGlobal('fetch', () => Promise.resolve(new Response('')))
for (const file of appFiles) await import(/* @vite-ignore */ resolve(file))

// These tests cause uncaught errors, and some tasks outlive the window. Either would make Vitest fail.
process.removeAllListeners('unhandledRejection').on('unhandledRejection', () => undefined)
process.removeAllListeners('uncaughtException').on('uncaughtException', () => undefined)
const ignoreError = (event: Event) => event.preventDefault()
beforeEach(() => {
  addEventListener('error', ignoreError)
  // React warns that the page does not match the shop's HTML, and the store logs errors thrown by its listeners.
  for (const method of ['warn', 'error'] as const) vi.spyOn(console, method).mockReturnValue()
})
afterEach(() => {
  brokenExportName = ''
  removeEventListener('error', ignoreError)
})

const serverHtmlText = 'HTML of the host'
const isTextShown = (text: string) => document.getElementById('root')?.textContent.includes(text) ?? false
const isErrorMessageShown = () => document.querySelector('[data-reason="broken"]:not([hidden]) button') !== null

async function openPageWith(script: string): Promise<void> {
  document.body.innerHTML = `<div id="root"><h1>${serverHtmlText}</h1></div>${renderToStaticMarkup(<StartNotice />)}`
  await loadAppScripts([script], Promise.resolve())
}

// Ordinary runs break one export of each file, and runs before a release break every export.
test.each(sampleCases(exportNames, { cover: [(name) => name.split(' ')[0]] }))(
  'the page is not blank when %s throws (ROBUST-6)',
  async (name) => {
    brokenExportName = name
    await openPageWith(`${resolve('src/main.tsx')}?${name}`)
    await waitUntil(() => isErrorMessageShown() || isTextShown('LOGIN'))
    expect(isTextShown(serverHtmlText) || isTextShown('LOGIN')).toBe(true)
  },
)

test('keeps the host’s HTML and shows a message if a script fails (ROBUST-6)', async () => {
  await openPageWith(resolve('src/nowhere.ts'))
  expect(isErrorMessageShown() && isTextShown(serverHtmlText)).toBe(true)
})
