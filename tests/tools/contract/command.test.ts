import { execFile } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { personas } from '#mocks/personas.ts'
import { makeToken } from '#mocks/token.ts'
import { emptyReport } from '#tests/tools/contract/callReport.ts'
import { describeReport, redact } from '#tests/tools/contract/describeReport.ts'
import { readOptions } from '#tests/tools/contract/options.ts'
import { renderPage } from '#tests/tools/contract/page/renderPage.ts'
import type { ContractReport } from '#tests/tools/contract/runContract.ts'
import { asItIs, startServer } from '#tests/tools/contract/servers/startServer.ts'
import { answering } from '#tests/tools/contract/servers/behaviours.ts'

const folder = mkdtempSync(join(tmpdir(), 'contract-'))
let right: Awaited<ReturnType<typeof startServer>>
let wrong: typeof right

beforeAll(async () => {
  right = await startServer(asItIs)
  wrong = await startServer(answering('getParts', { status: 500, body: '<b>&' }))
})

afterAll(async () => {
  await Promise.all([right.stop(), wrong.stop()])
  rmSync(folder, { recursive: true })
})

/** Runs the command. @returns its exit code and all that it printed */
const run = (...args: string[]): Promise<{ code: number; output: string }> =>
  new Promise((resolve) => {
    execFile(process.execPath, ['tests/tools/contract/contract.ts', ...args], (error, stdout, stderr) =>
      resolve({ code: typeof error?.code === 'number' ? error.code : 0, output: stdout + stderr }),
    )
  })

test('ends with 0 when all works, 1 when something departs, 2 on wrong usage, and prints no token', async () => {
  const token = makeToken(personas.admin.email)
  const page = join(folder, 'report.html')
  const [fine, bad, usage] = await Promise.all([
    run('--api', `${right.url}/`, '--token', token, '--write', '--html', page),
    run('--api', wrong.url, '--json'),
    run('--api', 'shop'),
  ])
  expect(fine.code).toBe(0)
  expect(fine.output).toMatch(/^works: getAdmin, GET \/admin\/\{email\}$/m)
  expect(fine.output + readFileSync(page, 'utf8')).not.toMatch(/eyJ|not-a-token/)
  expect(bad.code).toBe(1)
  expect(JSON.parse(bad.output)).toMatchObject({ apiUrl: wrong.url, stopped: null })
  expect(usage).toEqual({ code: 2, output: '--api is not an http(s) address: shop\n' })
})

test.each([
  [[], /npm run contract/],
  [['--api', 'https://a.b', '--all'], /--all/],
  [['--api', 'https://a.b', '--timeout', 'x'], /--timeout/],
  [['https://a.b'], /https:\/\/a\.b/],
])('takes no wrong arguments: %j', (args, words) => {
  expect(() => readOptions(args)).toThrow(words)
})

test('reads its arguments', () => {
  const args = '--api https://a.b/api/ --token one --token two --site https://c.d/ --timeout 2'
  expect(readOptions(args.split(' '))).toMatchObject({
    apiUrl: 'https://a.b/api',
    tokens: ['one', 'two'],
    site: 'https://c.d',
    timeoutMs: 2000,
    isWriting: false,
  })
})

test('takes tokens out of what it prints', () => {
  const text = redact('a long-token and eyJhbGc.eyJlbWFpbCI6.sig, "eyJhbGc.eyJlbWFpbCI6."', ['long-token', ''])
  expect(text).toBe('a (token) and (token), "(token)"')
})

const report: ContractReport = {
  apiUrl: 'https://a.b/api',
  site: 'https://c.d',
  calls: [
    { ...emptyReport('getParts'), isTried: true, departures: [{ text: '<script>alert(1)</script>', shows: 'x' }] },
  ],
  risks: [{ name: 'tokenForAnyone', found: 'yes', evidence: ['upsertUser'] }],
  leftovers: ['part 1: why'],
  leftBehind: ['orders: 2 was not there before'],
  stopped: null,
}

test('the page is one file without scripts and addresses of others, and takes no markup from a server', () => {
  const page = renderPage(report, new Date('2026-11-22T10:00:00Z'))
  expect(page).toContain('&lt;script&gt;alert(1)&lt;/script&gt;')
  expect(page).not.toMatch(/<script|<link|<img|src="|url\((?!data:)/)
  expect(page).toContain('22 November 2026 at 10:00 UTC')
})

test('the console gets the same in words', () => {
  expect(describeReport(report)).toMatch(
    /departs from the specification: getParts[^]*has it: gives a token[^]*part 1: why[^]*orders: 2 was not there before[^]*risks: 1$/,
  )
})
