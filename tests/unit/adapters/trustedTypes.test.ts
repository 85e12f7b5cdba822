import { afterEach, expect, it, vi } from 'vitest'
import { createTrustedTypesPolicy } from '#src/app/trustedTypes.ts'
import { isScriptProvider } from '#src/adapters/scriptProviders.ts'

afterEach(() => {
  Reflect.deleteProperty(window, 'trustedTypes')
})

interface PolicyRules {
  createScriptURL: (url: string) => string
  createScript: (text: string) => string
}

function createPolicyRules(): PolicyRules {
  const createPolicy = vi.fn<(name: string, rules: PolicyRules) => void>()
  Object.assign(window, { trustedTypes: { createPolicy } })
  createTrustedTypesPolicy(isScriptProvider)
  const [[name, rules] = []] = createPolicy.mock.calls
  if (name !== 'default' || !rules) throw new Error('no policy was created')
  return rules
}

it('allows only scripts from the providers’ origins', () => {
  const { createScriptURL } = createPolicyRules()
  const allowedUrls = [
    'https://apis.google.com/js/api.js',
    'https://js.stripe.com/v3/',
    'https://m-1.b.js.stripe.com/x.js',
  ]
  expect(allowedUrls.map(createScriptURL)).toEqual(allowedUrls)
  // The policy returns the normalized URL, so that the browser loads exactly the URL that was checked.
  expect(createScriptURL('\thttps:\\\\js.stripe.com/x.js')).toBe('https://js.stripe.com/x.js')
  for (const url of [
    'https://js.stripe.com.evil.test/x.js',
    'https://js.stripe.com@evil.test/',
    'https://evil-js.stripe.com/x.js',
    'http://js.stripe.com/x.js',
    'data:text/javascript,alert(1)',
    '/x.js',
  ])
    expect(() => createScriptURL(url), url).toThrow(`script not allowed: ${url}`)
  expect(() => createScriptURL('https://[')).toThrow(TypeError)
})

it('allows a JSON object as the text of a script element, but no code', () => {
  const { createScript } = createPolicyRules()
  const jsonText = '{"@type":"Organization","name":"\\u003c/script>"}'
  expect(createScript(jsonText)).toBe(jsonText)
  for (const code of ['alert(1)', '[1];alert(1)', '']) expect(() => createScript(code)).toThrow(SyntaxError)
})
