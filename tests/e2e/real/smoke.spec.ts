import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import type { BrowserContext } from '@playwright/test'
import { expect, test as base } from '#tests/e2e/fixtures.ts'
import { CardProvider } from '#tests/e2e/real/support/cardProvider.ts'
import { startDeployment, type Deployment } from '#tests/e2e/real/support/deployment.ts'
import { browserFaults, smokeCustomer, type BrowserFault } from '#tests/e2e/real/support/faults/browserFaults.ts'
import type { Fault } from '#tests/e2e/real/support/faults/changes.ts'
import { requestFaults } from '#tests/e2e/real/support/faults/requestFaults.ts'
import { rightOnWeb } from '#tests/e2e/real/support/faults/web.ts'
import { createAccount, placeOrder } from '#tests/e2e/real/support/world.ts'
import { createAsk } from '#tests/tools/smoke/ask.ts'
import { examine, type BrowserPart } from '#tests/tools/smoke/examine.ts'
import { mistakes } from '#stories/docs/deploying/mistakes.ts'
import type { Options } from '#tests/tools/smoke/options.ts'
import { Report, textOf } from '#tests/tools/smoke/report.ts'
import { testConfig } from '#tests/support/testConfig.ts'

const googleScript = readFileSync(new URL('support/googleScript.js', import.meta.url), 'utf8')
const defaults: Options = {
  site: new URL(`${testConfig.VITE_SITE_URL}/`),
  api: null,
  isLive: false,
  login: null,
  withBrowser: false,
  json: false,
  limit: 115,
}

interface Fixtures {
  /** Opens a browser for parts of the check, with stand-ins for the providers where these need them. */
  openBrowser: (...parts: BrowserPart[]) => Promise<BrowserContext>
}

const test = base.extend<Fixtures, { deployment: Deployment }>({
  deployment: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads a fixture's needs from this pattern
    async ({}, use) => {
      const deployment = await startDeployment()
      await use(deployment)
      deployment.stop()
    },
    { scope: 'worker' },
  ],
  openBrowser: async ({ browser }, use) => {
    await use(async (...parts) => {
      const context = await browser.newContext({ serviceWorkers: 'block' })
      if (parts.every((part) => part === 'pages')) return context
      await new CardProvider().serve(context)
      await context.route('https://apis.google.com/**', (route) =>
        route.fulfill({ contentType: 'text/javascript', body: googleScript }),
      )
      return context
    })
  },
})

// The deployments share one port.
test.describe.configure({ mode: 'default' })

/** Looks at a deployment. @returns what is found wrong */
async function findingsOf(
  deployment: Deployment,
  { options, send, ...published }: Omit<Fault, 'name' | 'expected'>,
  context: BrowserContext | null = null,
  ...parts: BrowserPart[]
): Promise<Report> {
  deployment.publish(published)
  const report = new Report()
  const openBrowser = context && (() => Promise.resolve(context))
  await examine({ ...defaults, ...options }, { ask: createAsk(send), openBrowser, browserParts: parts }, report)
  return report
}

/** Checks that a report names a fault, and nothing else. @returns whether it does */
function expectNamed(report: Report, { name, expected }: Pick<Fault, 'name' | 'expected'>): boolean {
  const found = [...new Set(report.findings.map(({ mistake }) => mistake))].toSorted()
  const isNamed = String(found) === String(expected.toSorted())
  expect.soft(isNamed, `${name}: ${expected.join(', ')}\n${textOf(report)}`).toBe(true)
  return isNamed
}

test.beforeAll(async () => {
  await createAccount(smokeCustomer)
  await placeOrder(smokeCustomer, 'brake-rotor-345', 20)
})

test('a right deployment: nothing is found', { tag: '@release' }, async ({ deployment, openBrowser }) => {
  const look = async (...parts: BrowserPart[]) =>
    findingsOf(deployment, { options: { login: smokeCustomer } }, await openBrowser(...parts), ...parts)
  const [pages, rest, onWeb] = [
    await look('pages'),
    await look('providers', 'account'),
    await findingsOf(deployment, rightOnWeb),
  ]
  const findings = [pages, rest, onWeb].flatMap((report) => report.findings)
  expect(findings).toEqual([])
  expect(rest.tried.join('\n')).toContain('Payment page of an unpaid order')
  console.log(`smoke: ${findings.length} findings in 2 right deployments`)
})

test('each fault that requests show is named, and nothing else', { tag: '@release' }, async ({ deployment }) => {
  let named = 0
  for (const fault of requestFaults) if (expectNamed(await findingsOf(deployment, fault), fault)) named += 1
  console.log(`smoke: ${named} of ${requestFaults.length} faults that requests show are named`)
})

test(
  'each fault that only a browser shows is named, and nothing else',
  { tag: '@release' },
  async ({ deployment, openBrowser }) => {
    let named = 0
    const look = async ({ prepare, part, ...fault }: BrowserFault) => {
      const context = await openBrowser(part)
      await prepare?.(context)
      if (expectNamed(await findingsOf(deployment, fault, context, part), fault)) named += 1
      await context.close()
    }
    // Only one publication at a time.
    const [published, between] = [
      browserFaults.filter(({ changes }) => changes),
      browserFaults.filter(({ changes }) => !changes),
    ]
    for (const fault of published) await look(fault)
    await Promise.all(between.map(look))
    console.log(`smoke: ${named} of ${browserFaults.length} faults that only a browser shows are named`)
  },
)

/** Runs the command. @returns its exit code and what it prints */
const run = (...args: string[]): Promise<{ code: number | string | null | undefined; output: string }> =>
  new Promise((resolve) => {
    execFile(process.execPath, ['tests/tools/smoke/smoke.ts', '--no-browser', ...args], (error, stdout, stderr) => {
      resolve({ code: error ? error.code : 0, output: stdout + stderr })
    })
  })

test('the command ends with 0, 1 or 2', { tag: '@release' }, async ({ deployment }) => {
  const site = ['--site', testConfig.VITE_SITE_URL]
  deployment.publish({})
  const right = await run(...site, '--json')
  expect(right.code).toBe(0)
  expect(JSON.parse(right.output)).toMatchObject({ findings: [] })
  const wrong = await run(...site, '--live')
  expect(wrong.code).toBe(1)
  expect(wrong.output).toContain(mistakes['test-key'].fix)
  const cut = await run(...site, '--limit', '0')
  expect(cut).toEqual({ code: 2, output: expect.stringContaining('before all was looked at') })
  const elsewhere = await run('--site', 'http://127.0.0.1:1')
  expect(elsewhere).toEqual({ code: 2, output: expect.stringContaining('does not answer') })
})
