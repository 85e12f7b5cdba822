import type { BrowserContext, Page } from '@playwright/test'
import { shell } from '#src/copy/shell.ts'
import { pages as table, titleOf, type Access } from '#src/domain/pages.ts'
import type { DeployedPage, Deployment } from '#tests/tools/smoke/deployment.ts'
import { readHtml } from '#tests/tools/smoke/html.ts'
import type { Report } from '#tests/tools/smoke/report.ts'

const timeoutMs = 10_000
/** After this time a page counts as settled, whatever it still asks for. */
const settleMs = 4_000
const pagesAtOnce = 4

/** A first page that takes longer is "poor" by the Core Web Vitals. */
const slowMs = 4_000

/** What a page must show. */
interface Expected {
  title: string
  /** Its heading, where the published file has one. */
  heading?: string | undefined
}

/** Waits until the shop has started, has the page's title and nothing more to ask for. @returns null, or what is seen */
async function unlike(page: Page, { title, heading }: Expected): Promise<string | null> {
  const h1 = page.locator('main h1')
  try {
    await page
      .getByRole('banner')
      .getByText(new RegExp(`^(${shell.login}|${shell.logout})$`))
      .first()
      .waitFor({ timeout: timeoutMs })
    await page.waitForFunction((wanted) => document.title === wanted, title, { timeout: timeoutMs })
    await h1.waitFor({ timeout: timeoutMs })
    await page.waitForLoadState('networkidle', { timeout: settleMs }).catch(() => undefined)
    if (heading === undefined || (await h1.textContent()) === heading) return null
  } catch {
    // Told below.
  }
  const seen = await h1.allTextContents()
  return `“${await page.title()}”, heading “${seen.join()}”`
}

async function expectPage(page: Page, expected: Expected, report: Report): Promise<void> {
  const seen = await unlike(page, expected)
  if (seen !== null) report.wrong('page-fails', `${seen}, not “${expected.title}”`, page.url())
}

/** Opens an address and waits for what it must show. */
export async function open(page: Page, url: string, expected: Expected, report: Report): Promise<void> {
  const answer = await page.goto(url, { waitUntil: 'domcontentloaded' }).catch(() => null)
  if (answer) await expectPage(page, expected, report)
  else report.wrong('page-fails', 'no answer', url)
}

/** Opens pages, several at once, and does something with each. */
export async function openAll(
  context: BrowserContext,
  pages: readonly DeployedPage[],
  visit: (tab: Page, page: DeployedPage) => Promise<void>,
): Promise<void> {
  const rest = [...pages]
  const take = async () => {
    const tab = await context.newPage()
    for (let next = rest.shift(); next; next = rest.shift()) await visit(tab, next)
    await tab.close()
  }
  await Promise.all(Array.from({ length: pagesAtOnce }, take))
}

/** What a visitor sees: Login, where a login is required. */
function forVisitors({ name, answer }: DeployedPage): Expected {
  if (table[name].access !== 'anyone') return { title: titleOf('login') }
  return { title: titleOf(name), heading: readHtml(answer?.text ?? '').heading }
}

/** Measures how long the first page takes to show its largest picture or text, in a browser that has stored nothing. */
async function measureFirstPaint(page: Page, site: URL, report: Report): Promise<void> {
  await open(page, site.href, { title: titleOf('home') }, report)
  const ms = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) => resolve(list.getEntries().at(-1)?.startTime ?? 0)).observe({
          type: 'largest-contentful-paint',
          buffered: true,
        })
        setTimeout(resolve, 1_000, 0)
      }),
  )
  const seconds = (ms / 1_000).toFixed(1)
  report.note(`the first page shows its largest picture or text after ${seconds} s, from here`)
  if (ms > slowMs) report.wrong('slow', `${seconds} s`, site.href)
}

/** Opens every page as a visitor, two of them again by a reload, and an address that doesn't exist. */
export async function visitPages(context: BrowserContext, { site, pages }: Deployment, report: Report): Promise<void> {
  await measureFirstPaint(await context.newPage(), site, report)
  await openAll(context, pages, async (tab, page) => {
    await open(tab, page.url, forVisitors(page), report)
    if (page.path !== table.purchase.path) return
    await tab.reload()
    await expectPage(tab, forVisitors(page), report)
  })
  const tab = await context.newPage()
  await open(tab, new URL('parts?q=brake', site).href, { title: titleOf('parts') }, report)
  await tab.reload()
  await expectPage(tab, { title: titleOf('parts') }, report)
  await open(tab, new URL('smoke-test', site).href, { title: titleOf('notFound') }, report)
  await tab.close()
  report.tried.push('every page in a browser, as a visitor: title, heading, console, policy; reloads; Page not Found')
}

/** Pages that a customer may open, without those that need an id. */
export const pagesOfCustomers = ({ pages }: Deployment): DeployedPage[] => {
  const allowed: Access[] = ['login', 'customer']
  return pages.filter(({ name, path }) => allowed.includes(table[name].access) && !path.includes(':id'))
}
