import { API } from '#mocks/origins.ts'
import { pages as table } from '#src/domain/pages.ts'
import { typeOf, type Ask } from '#tests/tools/smoke/ask.ts'
import type { DeployedPage, Deployment } from '#tests/tools/smoke/deployment.ts'
import type { Report } from '#tests/tools/smoke/report.ts'
import { keptSeconds } from '#tests/tools/smoke/checks/headers.ts'

const isShop = (html: string): boolean => html.includes('<div id="root">')

/** The demo's policy allows the mock hosts. */
const isDemo = (html: string): boolean => html.includes(new URL(API).hostname.replace(/^\w+/, '*'))

/** Whether the shop's first page is there at all. */
export function checkIsShop({ pages }: Deployment, report: Report): boolean {
  const home = pages.find(({ path }) => path === table.home.path)?.answer
  if (!home) throw new Error('The site does not answer: is the address right, and is this machine online?')
  if (isDemo(home.text)) report.wrong('mock-build', '', home.url)
  else if (!isShop(home.text)) report.wrong('other-page', `status ${home.status}, ${typeOf(home)}`, home.url)
  else return true
  return false
}

function checkPage({ path, url, answer }: DeployedPage, report: Report): void {
  const hasId = path.includes(':id')
  if (!answer) return report.wrong('page-missing', 'no answer', url)
  const { status, headers, text } = answer
  if (status >= 300 && status < 400)
    report.wrong(hasId ? 'id-redirects' : 'page-redirects', `to ${headers.get('location') ?? 'nowhere'}`, url)
  else if (status !== 200 || !isShop(text))
    report.wrong(hasId ? 'no-rewrites' : 'page-missing', `status ${status}`, url)
  else if (typeOf(answer) !== 'text/html') report.wrong('wrong-type', typeOf(answer) || 'none', url)
}

/** For how long, in seconds, a browser may keep that something is missing: it may be there after the next deployment. */
const mayKeepMissing = 600

/** Addresses that don't exist: a page, one below the dashboard, a script. */
const unknownPaths = ['smoke-test', 'dashboard/smoke-test', 'assets/smoke-test.js']

async function checkUnknown(site: URL, ask: Ask, report: Report): Promise<void> {
  for (const path of unknownPaths) {
    const answer = await ask(new URL(path, site))
    if (!answer) continue
    const isFile = path.startsWith('assets/')
    const cacheControl = answer.headers.get('cache-control')
    if (answer.status !== 404) report.wrong('unknown-found', `status ${answer.status}`, answer.url)
    else if (!isFile && !isShop(answer.text)) report.wrong('no-404-page', '', answer.url)
    else if (isFile && keptSeconds(cacheControl) > mayKeepMissing)
      report.wrong('missing-kept', cacheControl ?? '', answer.url)
  }
}

/** Every file or page that a page names must be below the shop's folder. */
function checkFolder({ site, pages }: Deployment, report: Report): void {
  for (const { url, answer } of pages) {
    const [, wrong] =
      /<(?:script|link)\b[^>]* (?:src|href)="(?!https?:)(\/[^"]+\.(?:js|css))"/.exec(answer?.text ?? '') ?? []
    if (wrong !== undefined && !wrong.startsWith(site.pathname))
      report.wrong('other-folder', wrong.replace(/assets.*$/, ''), url)
  }
}

/** Checks how each address of the table of pages is answered, and addresses that are not in it. */
export async function checkPages(deployment: Deployment, ask: Ask, report: Report): Promise<void> {
  for (const page of deployment.pages) checkPage(page, report)
  checkFolder(deployment, report)
  await checkUnknown(deployment.site, ask, report)
  report.tried.push(`${deployment.pages.length} addresses of pages, ${unknownPaths.length} that don’t exist`)
}
