import { http, passthrough } from 'msw'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { startMockServer } from '#mocks/http.ts'
import { personas } from '#mocks/personas.ts'
import { server } from '#mocks/server.ts'
import type { ProfileName } from '#mocks/serverProfile.ts'
import { makeToken } from '#mocks/token.ts'
import { shouldRunAll } from '#tests/support/sampleCases.ts'
import { Check } from '#tests/tools/contract/check.ts'
import { runPlan, type Plan } from '#tests/tools/contract/contract.ts'
import { describeCheck } from '#tests/tools/contract/report.ts'

beforeEach(() => server.use(http.all('http://127.0.0.1:*/*', () => passthrough())))

/** Returns a different body or additional headers for the responses to some calls. 'down' means no response. */
type Fault = (call: string, text: string, token: string | null) => string | HeadersInit | undefined

const applyFault = (response: Response, text: string, change: ReturnType<Fault>): Response => {
  const { status, headers } = response
  if (change === undefined) return response
  if (typeof change !== 'string') {
    const addedHeaders = new Headers(change)
    return new Response(text, {
      status,
      headers: { ...Object.fromEntries(headers), ...Object.fromEntries(addedHeaders) },
    })
  }
  return new Response(change, { status: status === 401 ? 200 : status, headers })
}

const tokens = [personas.customer, personas.admin].map(({ email }) => makeToken(email))
const fullPlan: Plan = { tokens, email: '', isWriting: true, sendsMalformedId: false }
const readOnlyPlan: Plan = { tokens: [], email: '', isWriting: false, sendsMalformedId: false }

/**
 * Runs the check against the mock server, with an optional fault.
 * @returns the report
 */
async function runCheck(
  profile: ProfileName,
  plan: Plan,
  fault: Fault = () => undefined,
  restartsAfterMs = 0,
): Promise<string> {
  const { server: host, url } = await startMockServer(0, { profile, restartsAfterMs })
  const { fetch: realFetch } = globalThis
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const call = `${init?.method ?? 'GET'} ${new Request(input).url.replace(`${url}/api`, '')}`
    const token = new Headers(init?.headers).get('authorization')
    if (fault(call, '', token) === 'down') throw new TypeError('fetch failed')
    const response = await realFetch(input, init)
    const text = await response.clone().text()
    return applyFault(response, text, fault(call, text, token))
  })
  const target = { apiUrl: `${url}/api`, site: 'https://shop.example', timeoutMs: 2000, wakeMs: 1000, retryMs: 10 }
  const checker = new Check({ ...target, signal: new AbortController().signal })
  await runPlan(checker, plan)
  host.closeAllConnections()
  host.close()
  return describeCheck(checker)
}

/** @returns the lines of the list below the heading that begins with this text */
const getListBelow = (report: string, heading: string): string[] =>
  report.split('\n\n').flatMap((block) => {
    const [title = '', ...lines] = block.trim().split('\n')
    return title.startsWith(heading) ? lines : []
  })

const notTriedHeading = 'Not tried, so nothing is known'
const notFoundHeading = 'Looked for and not found'

describe.runIf(shouldRunAll)('`npm run contract`', () => {
  test('every call of the server that follows the specification works', async () => {
    expect(await runCheck('specified', fullPlan)).toMatch(/\n21 calls work, 0 deviate, 0 not tried\. /)
  })

  test('risks of a server that accepts too much are reported, each with its evidence and its fix', async () => {
    const report = await runCheck('field', fullPlan)
    expect(report).toMatch(/Found: the server accepts the payment of an order[^]*\n- PATCH \/mypurchase\/{id}: records/)
    expect(report).toMatch(/Found: the server accepts an order for more than is in stock\.[^]*To do: Reduce the stock/)
    expect(getListBelow(report, 'Found: the server issues tokens that last longer')).toContain(
      '- PUT /user/{email}: its token lives 7 days',
    )
    expect(getListBelow(report, 'Found: the server stores any field it receives')).toEqual(
      expect.arrayContaining([
        '- PUT /user/{email}: stores a field that it does not know',
        '- POST /reviews: stores a field that it does not know',
      ]),
    )
  })

  test('without writes, the report lists the risks of writes as not tried, instead of not found', async () => {
    const report = await runCheck('specified', readOnlyPlan)
    const unknownRisks = getListBelow(report, notTriedHeading).join('\n')
    expect(unknownRisks).toContain('The server crashes when one of its handlers fails: needs --malformed-id')
    expect(unknownRisks).toContain(
      'The server lets customers do what only admins may do: needs --token for a customer and an admin',
    )
    const absentRisk =
      getListBelow(report, notFoundHeading).find((line) => line.includes('responds without a token')) ?? ''
    expect(absentRisk).toMatch(/\(tried: GET \/admin\/{email}, .*; not tried: .*PATCH \/order\/{id}/)
    expect(report).toContain('Found: the server shows users and profiles to anyone')
    expect(report).not.toContain('server never')
  })

  test('a call without a response leaves its risk untried', async () => {
    const report = await runCheck('specified', readOnlyPlan, (call) =>
      /allusers|myprofile/.test(call) ? 'down' : undefined,
    )
    expect(getListBelow(report, notTriedHeading).join('\n')).toContain('shows users and profiles to anyone')
    expect(getListBelow(report, 'GET /allusers deviates').join('')).toContain('no response')
  })

  test('a server that does not wake up is awaited once, and the report lists all risks as not tried', async () => {
    const report = await runCheck('specified', fullPlan, () => 'down')
    expect(getListBelow(report, 'The check stopped')).toEqual([
      '- The server did not respond within 1 s, so nothing was tried.',
    ])
    expect(getListBelow(report, notFoundHeading)).toEqual([])
    expect(report).toMatch(/0 calls work, 0 deviate, 21 not tried\. 0 risks found, 0 not found, \d+ not tried\.$/)
  })

  test.each([
    ['comes back', 100, /a malformed id crashed the server, which was back after 0 s/],
    ['does not come back', 40_000, /a malformed id crashed the server, which was not back/],
  ])('a malformed id crashes the server, which %s', async (_, restartsAfterMs, found) => {
    const plan = { ...readOnlyPlan, sendsMalformedId: true }
    expect(await runCheck('field', plan, undefined, restartsAfterMs)).toMatch(found)
  })

  test('a server that handles a malformed id does not crash', async () => {
    const report = await runCheck('specified', { ...readOnlyPlan, sendsMalformedId: true })
    expect(getListBelow(report, notFoundHeading).join('\n')).toContain(
      'crashes when one of its handlers fails (tried: GET /part/{id})',
    )
  })

  test.each([
    ['a stored response', { 'cache-control': 'max-age=60' }, '- GET /parts: Cache-Control: max-age=60'],
    [
      'an age that browsers guess',
      { 'last-modified': 'Mon, 01 Jan 2024 00:00:00 GMT' },
      '- GET /parts: no Cache-Control, so browsers guess an age from last-modified',
    ],
  ])('the report lists a read with %s (NET-10)', async (_, headers, line) => {
    const report = await runCheck('specified', readOnlyPlan, (call) => (call === 'GET /parts' ? headers : undefined))
    expect(getListBelow(report, 'Found: the server lets browsers use a stored response')).toContain(line)
  })

  test.each(['specified', 'field'] as const)(
    'the report lists the rows that the check has left behind, and how to remove them (server: %s)',
    async (profile) => {
      const leftovers = getListBelow(await runCheck(profile, fullPlan), 'Created by this check and not removed')
      for (const kind of [
        /^- the part \S+ \(GET \/parts\): customers can order it; delete it from the database$/,
        /^- the user \S+ \(GET \/allusers\): delete it from the database$/,
        /^- \d+ payment intents at the card provider/,
      ])
        expect(leftovers).toContainEqual(expect.stringMatching(kind))
    },
  )

  test.each<[found: RegExp, fault: Fault]>([
    [
      /GET \/parts deviates[^]*- price is missing/,
      (call, text) => (call === 'GET /parts' ? text.replaceAll('"price"', '"cost"') : undefined),
    ],
    [
      /GET \/allusers deviates[^]*› name: Invalid input/,
      (call, text) => (call === 'GET /allusers' ? text.replaceAll(/"name":"[^"]*"/g, '"name":[12]') : undefined),
    ],
    [
      /GET \/reviews deviates[^]*not JSON \(<h1>/,
      (call) => (call === 'GET /reviews' ? '<h1>It works</h1>' : undefined),
    ],
    [
      /GET \/allOrders deviates[^]*is carried out without a token/,
      (call, _text, token) => (call === 'GET /allOrders' && token === null ? '[]' : undefined),
    ],
    [
      /Found: the server trusts the price[^]*POST \/mypurchase: stores \$6\.17/,
      (call, text) =>
        call.startsWith('GET /my') ? text.replaceAll('"itemPrice":12.34', '"itemPrice":6.17') : undefined,
    ],
  ])('a deliberate fault is found: %s', async (found, fault) => {
    expect(await runCheck('specified', fullPlan, fault)).toMatch(found)
  })
})
