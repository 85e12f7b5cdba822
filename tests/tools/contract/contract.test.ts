import { http, passthrough } from 'msw'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { db } from '#mocks/db.ts'
import { startMockServer } from '#mocks/http.ts'
import { personas } from '#mocks/personas.ts'
import { server } from '#mocks/server.ts'
import { makeToken } from '#mocks/token.ts'
import type { CallName } from '#src/api/allCalls.ts'
import { madeUp, madeUpName } from '#tests/tools/contract/people.ts'
import { verdictOf } from '#tests/tools/contract/callReport.ts'
import type { RiskName } from '#tests/tools/contract/risks.ts'
import { isFine, runContract, type ContractOptions, type ContractReport } from '#tests/tools/contract/runContract.ts'
import { answering } from '#tests/tools/contract/servers/behaviours.ts'
import { rightServers } from '#tests/tools/contract/servers/rightServers.ts'
import { asItIs, startServer, type Behaviour } from '#tests/tools/contract/servers/startServer.ts'
import { wrongServers } from '#tests/tools/contract/servers/wrongServers.ts'

beforeEach(() => server.use(http.all('http://127.0.0.1:*/*', () => passthrough())))

const tokens = () => [makeToken(personas.customer.email), makeToken(personas.admin.email)]

/** Everything is tried, unless the options say otherwise. */
async function check(behaviour: Behaviour, options: Partial<ContractOptions> = {}): Promise<ContractReport> {
  const { url, stop } = await startServer(behaviour)
  try {
    return await runContract({
      apiUrl: url,
      site: 'https://shop.example',
      tokens: tokens(),
      email: null,
      isWriting: true,
      timeoutMs: 10_000,
      signal: new AbortController().signal,
      ...options,
    })
  } finally {
    await stop()
  }
}

/** What is wrong with each call, in words. */
const findingsIn = ({ calls }: ContractReport): [CallName, string][] =>
  calls.flatMap(({ name, departures, unreachable }) => [
    ...departures.map(({ text }): [CallName, string] => [name, text]),
    ...(unreachable === null ? [] : [[name, unreachable] as [CallName, string]]),
  ])

const risksIn = ({ risks }: ContractReport): RiskName[] =>
  risks.filter(({ found }) => found === 'yes').map(({ name }) => name)

const counts = { faults: 0, found: 0, right: 0, falseAlarms: 0 }
afterAll(() => {
  const { faults, found, right, falseAlarms } = counts
  console.info(`${found} of ${faults} planted faults found; ${falseAlarms} false alarms in ${right} right servers`)
})

test.each(Object.entries(rightServers))('nothing is wrong with a right server: %s', async (_, behaviour) => {
  const report = await check(behaviour)
  counts.right += 1
  counts.falseAlarms += findingsIn(report).length
  expect(findingsIn(report)).toEqual([])
  expect(report.leftBehind).toEqual([])
  expect(isFine(report)).toBe(true)
})

test.each(Object.entries(wrongServers))(
  'finds what is planted: %s',
  async (_, { behaviour, finds = {}, risk, leaves, ...options }) => {
    counts.faults += 1
    const report = await check(behaviour, options)
    const findings = findingsIn(report)
    const wrongCalls = Object.keys(finds) as CallName[]
    expect(findings.filter(([name]) => !wrongCalls.includes(name))).toEqual([])
    for (const name of wrongCalls)
      expect(
        findings.filter((finding) => finding[0] === name && finds[name]?.test(finding[1])),
        name,
      ).not.toEqual([])
    expect(report.leftBehind.filter((text) => !leaves?.test(text))).toEqual([])
    expect(report.leftBehind.length > 0).toBe(leaves !== undefined)
    expect(isFine(report)).toBe(wrongCalls.length === 0 && !leaves)
    expect(risksIn(report)).toEqual(expect.arrayContaining(risk ? [risk] : []))
    counts.found += 1
  },
)

test('a server as most are written works, and its risks are named', async () => {
  const { server: host, url } = await startMockServer(0, 'field')
  const report = await check(asItIs, { apiUrl: `${url}/api`, timeoutMs: 2000 }).finally(() => {
    host.closeAllConnections()
    host.close()
  })
  expect(findingsIn(report)).toEqual([])
  expect(report.leftBehind).toEqual([])
  expect(risksIn(report)).toEqual([
    'tokenForAnyone',
    'clientsPayment',
    'clientsTotal',
    'clientsPrice',
    'openCalls',
    'recordsLost',
    'deletesPaid',
    'oversells',
    'reviewersAddresses',
  ])
})

test('a careful server has only the risk that the specification orders', async () => {
  expect(risksIn(await check(rightServers['a careful one'] ?? asItIs))).toEqual(['openCalls'])
})

test('looks for every risk that the notes for the API’s owner name, but for those that can’t be seen from outside', async () => {
  const { risks } = await check(asItIs)
  expect(risks.filter(({ found }) => found === 'unknown').map(({ name }) => name)).toEqual([
    'storesAnything',
    'othersRows',
    'weakToken',
    'noLimits',
    'keptAnswers',
    'anyOrigin',
    'otherClients',
    'demoAccounts',
  ])
})

const verdictsOf = ({ calls }: ContractReport) => Object.fromEntries(calls.map((call) => [call.name, verdictOf(call)]))

test('with the tokens of a customer and an admin, every call is tried', async () => {
  expect(Object.values(verdictsOf(await check(asItIs)))).not.toContain('notTried')
})

test('says in which spelling and types a call works, and what the shop makes of what is missing', async () => {
  const { calls } = await check(asItIs, { isWriting: false })
  const parts = calls.find(({ name }) => name === 'getParts')
  expect(parts?.variants).toEqual([
    'price comes as text in 1 of 30, such as "118.00"',
    'availableParts comes as text in 3 of 30, such as "1,200"',
    'avaailableParts comes as text in 1 of 30, such as "144"',
    'price is missing in 1 of 30: “Price unavailable”, and nobody can buy it',
    'availableParts is spelt avaailableParts in 4 of 30',
  ])
})

test('by default only reads, without a token', async () => {
  const before = JSON.stringify(db.get())
  const methods = new Set<string>()
  const report = await check(
    ({ method }, mock) => {
      methods.add(method)
      return mock()
    },
    { tokens: [], isWriting: false },
  )
  expect([...methods].toSorted()).toEqual(['GET', 'OPTIONS'])
  expect(JSON.stringify(db.get())).toBe(before)
  const tried = report.calls.filter((call) => verdictOf(call) !== 'notTried').map(({ name }) => name)
  expect(tried).toEqual(['getParts', 'getPart', 'getReviews', 'getUsers', 'getProfile'])
})

const traces = () => JSON.stringify([db.get().orders, db.get().reviews]).includes(madeUpName)

test('removes what it made, and says what it could not remove', async () => {
  const { leftovers } = await check(asItIs)
  expect(leftovers).toEqual([
    expect.stringMatching(/^order order-\d+: it counts as paid/),
    expect.stringMatching(/^part part-\d+: the API has no call/),
    expect.stringMatching(/^user contract-check@shop\.example and the profile: the API has no call/),
  ])
})

test('leaves only the part behind where no stranger gets a token and no made-up payment is believed', async () => {
  const { leftovers } = await check(rightServers['a careful one'] ?? asItIs)
  expect(leftovers).toEqual([expect.stringMatching(/^part part-\d+: /)])
  expect(traces()).toBe(false)
})

test('removes it also when it is stopped midway', async () => {
  const stop = new AbortController()
  const report = await check(
    async ({ name }, mock) => {
      const reply = await mock()
      if (name === 'placeOrder') stop.abort(new Error('Ctrl+C'))
      return reply
    },
    { signal: stop.signal },
  )
  expect(report.stopped).toBe('Ctrl+C')
  expect(isFine(report)).toBe(false)
  expect(traces()).toBe(false)
})

test('makes nothing that it could not find again, and says when it can’t look for it', async () => {
  const { leftovers } = await check(answering('getReviews', 'cut'))
  expect(leftovers).toContainEqual('perhaps reviews of “Contract check”: their list can’t be read')
  expect(db.get().reviews.some(({ name }) => name === madeUpName)).toBe(false)
})

test('sends nothing about real people in what it writes', async () => {
  const bodies: unknown[] = []
  await check((question, mock) => {
    bodies.push(question.body)
    return mock()
  })
  const { accounts, profiles } = db.get()
  const sent = JSON.stringify(bodies)
  const others = [...accounts, ...profiles].filter(({ email }) => email !== madeUp.email)
  for (const { email, name } of others) {
    expect(sent).not.toContain(email)
    expect(sent).not.toContain(name)
  }
})

test('names the reason when nothing listens', async () => {
  const { url, stop } = await startServer(asItIs)
  await stop()
  const report = await check(asItIs, { apiUrl: url, isWriting: false })
  expect(new Set(report.calls.map(({ unreachable }) => unreachable))).toEqual(
    new Set(['nothing listens at that address', null]),
  )
})
