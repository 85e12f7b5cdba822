import { sitemapFile, sitemapOf } from '#src/build/searchFiles.ts'
import { isPrerendered, pages as table, titleOf } from '#src/domain/pages.ts'
import { parseUrl } from '#src/format/parseUrl.ts'
import { typeOf, type Ask } from '#tests/tools/smoke/ask.ts'
import type { DeployedPage, Deployment } from '#tests/tools/smoke/deployment.ts'
import { readHtml } from '#tests/tools/smoke/html.ts'
import type { Report } from '#tests/tools/smoke/report.ts'

/** Checks a page's tags for search engines and link previews. @returns the address of its share picture */
function checkTags({ name, url, answer }: DeployedPage, site: URL, report: Report): string | null {
  const { description, path } = table[name]
  const title = titleOf(name)
  const html = readHtml(answer?.text ?? '')
  const own = new URL(path.slice(1), site).href
  const canonical = html.link('canonical')
  if (html.title !== title) report.wrong('canonical-wrong', `title “${html.title}”`, url)
  if (description !== undefined && canonical !== own)
    report.wrong('canonical-wrong', `canonical ${canonical ?? 'missing'}`, url)

  const expected = {
    'og:title': title,
    ...(description !== undefined && { 'og:description': description, 'og:url': own }),
  }
  for (const [property, content] of Object.entries(expected))
    if (html.meta(property) !== content) report.wrong('share-tags', property, url)
  if (html.meta('twitter:card') === null) report.wrong('share-tags', 'twitter:card', url)

  const robots = `${html.meta('robots') ?? ''} ${answer?.headers.get('x-robots-tag') ?? ''}`
  if (description !== undefined && /\b(noindex|none)\b/i.test(robots))
    report.wrong('hidden-from-search', robots.trim(), url)
  return html.meta('og:image')
}

async function checkPicture(address: string | null, ask: Ask, report: Report): Promise<void> {
  const url = parseUrl(address ?? '')
  const answer = url && (await ask(url))
  const shown = address ?? 'no og:image'
  if (!answer) return report.wrong('share-picture', `${shown} does not answer`)
  const { status } = answer
  if (status !== 200 || !typeOf(answer).startsWith('image/'))
    report.wrong('share-picture', `${shown}: status ${status}, type ${typeOf(answer) || 'none'}`)
}

async function checkSearchFiles(site: URL, ask: Ask, report: Report): Promise<void> {
  const robots = await ask(new URL('/robots.txt', site))
  const lines = robots?.status === 200 ? robots.text.split(/\r?\n/).map((line) => line.trim()) : []
  if (!lines.includes(`Sitemap: ${sitemapOf(site.href)}`))
    report.wrong('robots-wrong', 'it does not name the sitemap', robots?.url)
  if (lines.some((line) => /^Disallow: *\/$/i.test(line)))
    report.wrong('robots-wrong', 'it forbids the whole site', robots?.url)
  const sitemap = await ask(sitemapOf(site.href))
  if (sitemap?.status !== 200 || sitemap.text.trim() !== sitemapFile(site.href).trim())
    report.wrong('sitemap-wrong', `status ${sitemap?.status ?? 'none'}`, sitemap?.url)
}

/** Checks what search engines and link previews read without running scripts. */
export async function checkSearch({ site, pages, config }: Deployment, ask: Ask, report: Report): Promise<void> {
  const siteUrl = config?.siteUrl
  if (siteUrl === null || siteUrl === undefined) return report.wrong('site-url-unset')
  if (siteUrl !== site.origin) return report.wrong('site-url-differs', siteUrl)
  const prerendered = pages.filter(({ name, answer }) => isPrerendered(name) && answer?.status === 200)
  const pictures = new Set(prerendered.map((page) => checkTags(page, site, report)))
  for (const picture of pictures) await checkPicture(picture, ask, report)
  await checkSearchFiles(site, ask, report)
  report.tried.push(
    `titles, canonical addresses and share tags of ${prerendered.length} pages; robots.txt, sitemap.xml`,
  )
}
