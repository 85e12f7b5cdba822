import { globSync } from 'node:fs'
import { resolve } from 'node:path'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createMockPlatform } from '#mocks/platform/createMockPlatform.ts'
import { StartNotice } from '#src/design-system/blocks/shell/StartNotice.tsx'
import { loadAppScripts } from '#src/bootstrap/loadAppScripts.ts'
import { sampleCases } from '#tests/support/sampleCases.ts'
import { waitUntil } from '#tests/support/waitUntil.ts'

/** The export that throws when the shop uses it. */
let brokenExport = ''
const names: string[] = []

/** A property that throws while its name is `broken`: a function when it is called, anything else when it is read. */
function breakable(name: string, value: unknown): PropertyDescriptor {
  names.push(name)
  const read = <Value,>(used: Value): Value => {
    if (brokenExport === name) throw new Error(name)
    return used
  }
  if (typeof value !== 'function') return { enumerable: true, get: () => read(value) }
  return {
    enumerable: true,
    value: new Proxy(value, { apply: (target, self, args) => Reflect.apply(read(target), self, args) as unknown }),
  }
}

const files = globSync(['src/app/*.{ts,tsx}', 'src/routes/{PageMeta,PageOutlet,ShellRoute}.tsx'])
for (const file of files)
  vi.doMock(`#${file}`, async (importOriginal) => {
    const entries = Object.entries(await importOriginal<object>())
    const properties = entries.map(([name, value]) => [name, breakable(`${file} ${name}`, value)] as const)
    return Object.defineProperties({}, Object.fromEntries(properties))
  })
vi.doMock('#src/adapters/createRealPlatform.ts', () => ({ createRealPlatform: () => createMockPlatform() }))
vi.stubGlobal('__CONFIG__', {})
vi.stubGlobal('fetch', () => Promise.resolve(new Response('')))
for (const file of files) await import(/* @vite-ignore */ resolve(file))

// The intended faults are reported as uncaught errors, and so are tasks that outlive the window.
process.removeAllListeners('unhandledRejection').on('unhandledRejection', () => undefined)
process.removeAllListeners('uncaughtException').on('uncaughtException', () => undefined)
const ignoreError = (event: Event) => event.preventDefault()
beforeEach(() => {
  addEventListener('error', ignoreError)
  // The page does not match the shop's HTML, and the store logs errors of listeners.
  for (const method of ['warn', 'error'] as const) vi.spyOn(console, method).mockReturnValue()
})
afterEach(() => {
  brokenExport = ''
  removeEventListener('error', ignoreError)
})

const hostText = 'What the host has sent'
const isShown = (text: string) => document.getElementById('root')?.textContent.includes(text) ?? false
const isMessageShown = () => document.querySelector('[data-reason="broken"]:not([hidden]) button') !== null

async function visit(script: string): Promise<void> {
  document.body.innerHTML = `<div id="root"><h1>${hostText}</h1></div>${renderToStaticMarkup(<StartNotice />)}`
  await loadAppScripts([script], Promise.resolve())
}

// Covers each file by day, and each of its exports before a release.
test.each(sampleCases(names, { byDay: [(name) => name.split(' ')[0]] }))(
  'when %s throws, no page is blank (ROBUST-6)',
  async (name) => {
    brokenExport = name
    await visit(`${resolve('src/main.tsx')}?${name}`)
    await waitUntil(() => isMessageShown() || isShown('LOGIN'))
    expect(isShown(hostText) || isShown('LOGIN')).toBe(true)
  },
)

test('a script that fails keeps the host’s HTML, and shows a message (ROBUST-6)', async () => {
  await visit(resolve('src/nowhere.ts'))
  expect(isMessageShown() && isShown(hostText)).toBe(true)
})
