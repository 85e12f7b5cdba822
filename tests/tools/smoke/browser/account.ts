import type { BrowserContext, Page } from '@playwright/test'
import * as z from 'zod/mini'
import { paymentCalls } from '#src/api/payments.ts'
import { auth } from '#src/copy/auth.ts'
import { orders } from '#src/copy/orders.ts'
import { shell } from '#src/copy/shell.ts'
import { pages as table, titleOf } from '#src/domain/pages.ts'
import type { RealConfig } from '#src/platform/real/config.ts'
import type { Deployment } from '#tests/tools/smoke/deployment.ts'
import type { Options } from '#tests/tools/smoke/options.ts'
import type { Report } from '#tests/tools/smoke/report.ts'
import { open, openAll, pagesOfCustomers } from '#tests/tools/smoke/browser/visit.ts'

const timeoutMs = 20_000

const secretSchema = z.object({ clientSecret: z.string() })

/** @returns whether the customer is logged in */
async function logIn(
  page: Page,
  site: URL,
  { email, password }: NonNullable<Options['login']>,
  report: Report,
): Promise<boolean> {
  await open(page, new URL(table.login.path.slice(1), site).href, { title: titleOf('login') }, report)
  page.on('dialog', (dialog) => void dialog.accept())
  const logout = page.getByRole('button', { name: shell.logout }).first()
  const problem = page.locator('[aria-invalid=true], [role=alert]:not(:empty)').first()
  try {
    await page.getByLabel(auth.login.email).fill(email)
    await page.getByLabel(auth.login.password, { exact: true }).fill(password)
    await page.getByRole('button', { name: auth.login.submit }).click()
    await logout.or(problem).first().waitFor({ timeout: timeoutMs })
  } catch {
    // Told below.
  }
  if (await logout.isVisible()) return true
  const texts = await page.locator('main [role=alert], main form [id]:not(input)').allTextContents()
  report.wrong('login-fails', [...new Set(texts.map((text) => text.trim()))].filter(Boolean).join('; '))
  return false
}

/** Opens the Payment page of the first unpaid order. Its payment is prepared, as by every visit, but nothing is charged. */
async function checkPayment(page: Page, { stripeKey }: RealConfig, report: Report): Promise<void> {
  const pay = page.getByRole('main').getByRole('link', { name: orders.pay }).first()
  if (!(await pay.isVisible()))
    return report.skip('the Payment page: the customer has no unpaid order. Place one and run this again')
  const { path } = paymentCalls.createPaymentIntent
  const prepared = page.waitForResponse(
    (response) => response.request().method() === 'POST' && response.url().endsWith(path),
    { timeout: timeoutMs },
  )
  await pay.click()
  const { success, data } = z.safeParse(
    secretSchema,
    await prepared.then((response) => response.json()).catch(() => null),
  )
  if (!success) return report.wrong('page-fails', 'the API prepares no payment', page.url())
  report.hide(data.clientSecret)
  try {
    await page.locator('main iframe[src^="https://js.stripe.com/"]').first().waitFor({ timeout: timeoutMs })
  } catch {
    return report.wrong('card-fields', '', page.url())
  }
  const code = await page.evaluate(
    async ([key = '', secret = '']) => (await window.Stripe?.(key).retrievePaymentIntent(secret))?.error?.code,
    [stripeKey, data.clientSecret],
  )
  if (code !== undefined) report.wrong('keys-differ', code)
  report.tried.push(
    'the Payment page of an unpaid order: card fields, and that the API’s payment is known under the shop’s key',
  )
}

/** Reports calls that the API refuses. A 404 is no refusal: a new customer has no profile yet. */
const watchApi = (context: BrowserContext, apiUrl: string, report: Report) =>
  context.on('response', (response) => {
    const [status, url] = [response.status(), response.url()]
    if (!url.startsWith(apiUrl) || status < 400 || status === 404) return
    const [path] = url.slice(apiUrl.length).split('?')
    report.wrong('api-refuses', `${response.request().method()} ${path}: status ${status}`)
  })

/** Logs in as a customer, opens the customers' pages and the Payment page. */
export async function checkAccount(
  context: BrowserContext,
  deployment: Deployment,
  config: RealConfig,
  login: NonNullable<Options['login']>,
  report: Report,
): Promise<void> {
  report.hide(login.password)
  watchApi(context, config.apiUrl, report)
  const page = await context.newPage()
  if (!(await logIn(page, deployment.site, login, report))) return
  await openAll(context, pagesOfCustomers(deployment), (tab, { name, url }) =>
    open(tab, url, { title: titleOf(name) }, report),
  )
  report.tried.push('a customer’s login and pages')
  report.skip('pages for admins: they sign a customer out')
  await open(page, new URL(table.myOrders.path.slice(1), deployment.site).href, { title: titleOf('myOrders') }, report)
  await checkPayment(page, config, report)
}
