import { http, passthrough } from 'msw'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { startMockServer } from '#mocks/http.ts'
import { personas } from '#mocks/personas.ts'
import { server } from '#mocks/server.ts'
import type { ProfileName } from '#mocks/serverProfile.ts'
import { makeToken } from '#mocks/token.ts'
import { runsAll } from '#tests/support/each.ts'
import { Check } from '#tests/tools/contract/check.ts'
import { describe as describeInWords, walk } from '#tests/tools/contract/contract.ts'

beforeEach(() => server.use(http.all('http://127.0.0.1:*/*', () => passthrough())))

/** A fault: what becomes of the answers to some calls. @returns the answer's text, if it changes */
type Fault = (call: string, text: string, token: string | null) => string | undefined

/** Checks the mock server, or one with a fault. @returns what is said of it */
async function check(profile: ProfileName, fault: Fault = () => undefined): Promise<string> {
  const { server: host, url } = await startMockServer(0, { profile, restartsAfterMs: 0 })
  const { fetch: realFetch } = globalThis
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (address, init) => {
    const response = await realFetch(address, init)
    const { status, headers } = response
    const call = `${init?.method} ${new Request(address).url.replace(`${url}/api`, '')}`
    const text = await response.clone().text()
    const changed = fault(call, text, new Headers(init?.headers).get('authorization'))
    return changed === undefined ? response : new Response(changed, { status: status === 401 ? 200 : status, headers })
  })
  const target = { apiUrl: `${url}/api`, site: 'https://shop.example', timeoutMs: 2000 }
  const found = new Check({ ...target, signal: new AbortController().signal })
  await walk(
    found,
    [personas.customer, personas.admin].map(({ email }) => makeToken(email)),
    '',
    true,
  )
  host.closeAllConnections()
  host.close()
  return describeInWords(found)
}

describe.runIf(runsAll)('`npm run contract`', () => {
  test.each([
    ['specified', /\n21 calls work, 0 depart, 0 not tried; 4 risks$/],
    ['field', /PAY-13: accepts[^]*order for more[^]*\n17 calls work, 4 depart, 0 not tried; 12 risks$/],
  ] as const)('the mock server works, and its risks are named: %s', async (profile, found) => {
    expect(await check(profile)).toMatch(found)
  })

  test.each<[found: RegExp, fault: Fault]>([
    [
      /getParts[^]*- price is missing/,
      (call, text) => (call === 'GET /parts' ? text.replaceAll('"price"', '"cost"') : undefined),
    ],
    [
      /getUsers[^]*› name: Invalid input/,
      (call, text) => (call === 'GET /allusers' ? text.replaceAll(/"name":"[^"]*"/g, '"name":[12]') : undefined),
    ],
    [/getReviews[^]*no JSON \(<h1>/, (call) => (call === 'GET /reviews' ? '<h1>It works</h1>' : undefined)],
    [
      /getOrders[^]*is carried out without a token/,
      (call, _text, token) => (call === 'GET /allOrders' && token === null ? '[]' : undefined),
    ],
    [
      /Risk: the server DATA-3[^]*placeOrder stores \$6\.17/,
      (call, text) =>
        call.startsWith('GET /my') ? text.replaceAll('"itemPrice":12.34', '"itemPrice":6.17') : undefined,
    ],
  ])('finds what is planted: %s', async (found, fault) => {
    expect(await check('specified', fault)).toMatch(found)
  })
})
