import { afterEach, expect, it, vi } from 'vitest'
import { allowScripts } from '#src/app/trustedTypes.ts'
import { isScriptProvider } from '#src/platform/real/scriptProviders.ts'

afterEach(() => {
  Reflect.deleteProperty(window, 'trustedTypes')
})

interface PolicyRules {
  createScriptURL: (url: string) => string
  createScript: (text: string) => string
}

function policyFor(isAllowed: (origin: string) => boolean): [name: string, rules: PolicyRules] {
  const createPolicy = vi.fn<(name: string, rules: PolicyRules) => void>()
  Object.assign(window, { trustedTypes: { createPolicy } })
  allowScripts(isAllowed)
  const [call] = createPolicy.mock.calls
  if (!call) throw new Error('no policy was created')
  return call
}

it('allows scripts from the given addresses only', () => {
  const [name, rules] = policyFor(isScriptProvider)
  expect(name).toBe('default')
  for (const url of [
    'https://apis.google.com/js/api.js',
    'https://js.stripe.com/v3/',
    'https://m-1.b.js.stripe.com/x.js',
  ])
    expect(rules.createScriptURL(url)).toBe(url)
  // What the browser loads is what was looked at.
  expect(rules.createScriptURL('\thttps:\\\\js.stripe.com/x.js')).toBe('https://js.stripe.com/x.js')
  for (const url of [
    'https://js.stripe.com.evil.test/x.js',
    'https://js.stripe.com@evil.test/',
    'https://evil-js.stripe.com/x.js',
    'http://js.stripe.com/x.js',
    'data:text/javascript,alert(1)',
    '/x.js',
  ])
    expect(() => rules.createScriptURL(url), url).toThrow(`script not allowed: ${url}`)
  expect(() => rules.createScriptURL('https://[')).toThrow(TypeError)
})

it('allows JSON in a script element, and no code', () => {
  const [, rules] = policyFor(isScriptProvider)
  const data = '{"@type":"Organization","name":"\\u003c/script>"}'
  expect(rules.createScript(data)).toBe(data)
  for (const code of ['alert(1)', '{"a":alert(1)}', '[1];alert(1)', '']) {
    expect(() => rules.createScript(code)).toThrow(SyntaxError)
  }
})

it('does nothing in browsers without Trusted Types', () => {
  expect(() => allowScripts(isScriptProvider)).not.toThrow()
})
