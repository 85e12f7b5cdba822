import { afterEach, expect, it, vi } from 'vitest'
import { allowScripts } from '#src/app/trustedTypes.ts'

afterEach(() => {
  Reflect.deleteProperty(window, 'trustedTypes')
})

interface PolicyRules {
  createScriptURL: (url: string) => string
  createScript: (text: string) => string
}

function policyFor(prefixes: string[]): [name: string, rules: PolicyRules] {
  const createPolicy = vi.fn<(name: string, rules: PolicyRules) => void>()
  Object.assign(window, { trustedTypes: { createPolicy } })
  allowScripts(prefixes)
  const [call] = createPolicy.mock.calls
  if (!call) throw new Error('no policy was created')
  return call
}

it('allows scripts from the given addresses only', () => {
  const [name, rules] = policyFor(['https://js.stripe.com/', 'https://apis.google.com/'])
  expect(name).toBe('default')
  expect(rules.createScriptURL('https://apis.google.com/js/api.js')).toBe('https://apis.google.com/js/api.js')
  for (const url of ['https://js.stripe.com.evil.test/x.js', 'https://evil.test/https://js.stripe.com/', '/x.js']) {
    expect(() => rules.createScriptURL(url)).toThrow(`script not allowed: ${url}`)
  }
})

it('allows JSON in a script element, and no code', () => {
  const [, rules] = policyFor([])
  const data = '{"@type":"Organization","name":"\\u003c/script>"}'
  expect(rules.createScript(data)).toBe(data)
  for (const code of ['alert(1)', '{"a":alert(1)}', '[1];alert(1)', '']) {
    expect(() => rules.createScript(code)).toThrow(SyntaxError)
  }
})

it('does nothing in browsers without Trusted Types', () => {
  expect(() => {
    allowScripts([])
  }).not.toThrow()
})
