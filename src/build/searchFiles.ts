import { pageNames, pages } from '#src/domain/pages.ts'

/** Pages for search engines: those with a description, by their canonical address (PAGE-1). */
const indexed = pageNames.filter((name) => pages[name].description !== undefined)

/**
 * Writes sitemap.xml: the address of every page that search engines may know.
 * @param site where the shop is: its origin and base, with a trailing slash
 */
export const sitemapFile = (site: string): string =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...indexed.map((name) => `  <url><loc>${site}${pages[name].path.slice(1)}</loc></url>`),
    '</urlset>\n',
  ].join('\n')

/** @returns the address of the sitemap of the shop at `site` */
export const sitemapOf = (site: string): string => `${site}sitemap.xml`

/** Writes robots.txt. It forbids nothing: search engines have to read a page to find that it is `noindex`. */
const robotsFile = (site: string): string => `User-agent: *\nAllow: /\n\nSitemap: ${sitemapOf(site)}\n`

/**
 * The files for search engines, by name. A shop without a configured address has none: a sitemap needs absolute
 * addresses, and no robots.txt allows as much as one that forbids nothing.
 * @param siteUrl the shop's origin; null when it is not configured
 * @param base the shop's folder on it, with a slash at both ends
 */
export function searchFiles(siteUrl: string | null, base: string): Readonly<Record<string, string>> {
  if (siteUrl === null) return {}
  const site = siteUrl + base
  return { 'robots.txt': robotsFile(site), 'sitemap.xml': sitemapFile(site) }
}
