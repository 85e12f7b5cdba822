import type { Ask } from '#tests/tools/smoke/ask.ts'
import type { Report } from '#tests/tools/smoke/report.ts'

/** Whether an address is on this machine: https is no use there. */
export const isLocal = (address: string | URL): boolean =>
  /^(localhost|127(\.\d+){3}|\[::1\])$/.test(new URL(address).hostname)

/** Checks that the shop is on https, and that http leads there. */
export async function checkTransport(site: URL, ask: Ask, report: Report): Promise<void> {
  if (isLocal(site)) return report.skip('https: the site is on this machine')
  if (site.protocol === 'http:') return report.wrong('not-https', '', site.href)
  if (site.port !== '') return report.skip('http leads to https: the site has a port of its own')
  const answer = await ask(site.href.replace('https:', 'http:'))
  const leads = answer?.headers.get('location')?.startsWith('https:')
  // No answer over http is as safe.
  if (answer && !leads) report.wrong('http-stays', `status ${answer.status}`, answer.url)
  report.tried.push('http leads to https')
}
