import type { BrowserContext, Page } from '@playwright/test'
import type { Report } from '#tests/tools/smoke/report.ts'

/** Messages that other checks report: violations of the policy, and requests that fail elsewhere than at the site. */
const isReportedElsewhere = (text: string, url: string, page: Page, site: URL): boolean =>
  text.includes('Content Security Policy') ||
  (/^(Failed to load resource|Access to (fetch|XMLHttpRequest))/.test(text) &&
    (!url.startsWith(site.href) || url === page.url()))

const firstLine = (text: string): string => text.split('\n', 1)[0]?.slice(0, 200) ?? ''

/** Reports what goes wrong in all pages of a browser: violations of the policy, console errors, exceptions. */
export async function watch(context: BrowserContext, site: URL, report: Report): Promise<void> {
  await context.exposeBinding('smokeViolation', ({ page }, directive: string, blocked: string) => {
    report.wrong('policy-broken', `${directive} stops ${blocked}`, page.url())
  })
  await context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) => {
      const tell: unknown = Reflect.get(window, 'smokeViolation')
      if (typeof tell === 'function') tell(effectiveDirective, blockedURI.replace(/[?#].*$/, ''))
    })
  })
  context.on('console', (message) => {
    const page = message.page()
    const text = message.text()
    if (message.type() !== 'error' || !page?.url().startsWith(site.href)) return
    if (isReportedElsewhere(text, message.location().url, page, site)) return
    report.wrong('console-error', firstLine(text), page.url())
  })
  context.on('weberror', (webError) => {
    const url = webError.page()?.url() ?? ''
    if (url.startsWith(site.href)) report.wrong('console-error', firstLine(webError.error().message), url)
  })
}
