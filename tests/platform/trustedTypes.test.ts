import { afterEach, expect, it, vi } from 'vitest'
import { allowScripts } from '#src/app/trustedTypes.ts'

afterEach(() => {
  vi.unstubAllGlobals()
})

it('lets scripts come from the named addresses and from nowhere else', () => {
  const createPolicy = vi.fn<(name: string, rules: { createScriptURL: (url: string) => string }) => void>()
  vi.stubGlobal('trustedTypes', { createPolicy })
  allowScripts(['https://js.stripe.com/', 'https://apis.google.com/'])
  const [name, rules] = createPolicy.mock.calls[0] ?? []
  expect(name).toBe('default')
  expect(rules?.createScriptURL('https://apis.google.com/js/api.js')).toBe('https://apis.google.com/js/api.js')
  for (const url of ['https://js.stripe.com.evil.test/x.js', 'https://evil.test/https://js.stripe.com/', '/x.js']) {
    expect(() => rules?.createScriptURL(url)).toThrow(`script not allowed: ${url}`)
  }
})

it('does nothing where browsers know no Trusted Types', () => {
  expect(() => {
    allowScripts([])
  }).not.toThrow()
})
