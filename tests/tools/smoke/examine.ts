import type { BrowserContext } from '@playwright/test'
import type { Ask } from '#tests/tools/smoke/ask.ts'
import { checkAccount } from '#tests/tools/smoke/browser/account.ts'
import { checkProviders } from '#tests/tools/smoke/browser/providers.ts'
import { visitPages } from '#tests/tools/smoke/browser/visit.ts'
import { watch } from '#tests/tools/smoke/browser/watch.ts'
import { checkApi } from '#tests/tools/smoke/checks/api.ts'
import { checkConfiguration } from '#tests/tools/smoke/checks/configuration.ts'
import { checkFiles } from '#tests/tools/smoke/checks/files.ts'
import { checkHeaders } from '#tests/tools/smoke/checks/headers.ts'
import { checkIdentity } from '#tests/tools/smoke/checks/identity.ts'
import { checkIsShop, checkPages } from '#tests/tools/smoke/checks/pages.ts'
import { checkSearch } from '#tests/tools/smoke/checks/search.ts'
import { checkTransport } from '#tests/tools/smoke/checks/transport.ts'
import { readDeployment } from '#tests/tools/smoke/deployment.ts'
import type { Options } from '#tests/tools/smoke/options.ts'
import type { Report } from '#tests/tools/smoke/report.ts'

/** What a run works with. */
export interface Tools {
  ask: Ask
  /** Opens a browser that has stored nothing; null: without one. */
  openBrowser: (() => Promise<BrowserContext>) | null
  /** What to do in the browser; by default all. */
  browserParts?: readonly BrowserPart[]
}

/** A part of what is done in a browser. */
export type BrowserPart = 'pages' | 'providers' | 'account'

/**
 * Looks at a deployed shop, first by requests, then in a browser.
 * @param report takes what is found, as it is found
 * @throws Error when the site does not answer at all
 */
export async function examine(
  options: Options,
  { ask, openBrowser, browserParts = ['pages', 'providers', 'account'] }: Tools,
  report: Report,
): Promise<void> {
  const { site, login } = options
  const deployment = await readDeployment(ask, site)
  if (!checkIsShop(deployment, report)) return
  await checkTransport(site, ask, report)
  checkHeaders(deployment, report)
  await checkPages(deployment, ask, report)
  await checkFiles(deployment, ask, report)
  const config = checkConfiguration(deployment, options, report)
  if (!config) return
  await checkSearch(deployment, ask, report)
  await checkApi(config.apiUrl, site.origin, ask, report)
  await checkIdentity(config, site, ask, report)

  if (!openBrowser) return report.skip('anything in a browser: --no-browser')
  const context = await openBrowser()
  await watch(context, site, report)
  const parts: Record<BrowserPart, () => Promise<void>> = {
    pages: () => visitPages(context, deployment, report),
    providers: () => checkProviders(context, deployment, config, report),
    async account() {
      if (login) await checkAccount(context, deployment, config, login, report)
      else report.skip('customers’ pages and the Payment page: set SMOKE_EMAIL and SMOKE_PASSWORD to a customer’s')
    },
  }
  for (const part of browserParts)
    await parts[part]().catch((error: unknown) => report.wrong('page-fails', String(error).split('\n', 1)[0]))
  report.skip('the image host: only an admin’s upload shows whether it takes pictures')
}
