import { pageNames, pages } from '#src/domain/pages.ts'

/** Pages for search engines, by their canonical address (PAGE-1). */
const indexed = pageNames.filter((name) => pages[name].isIndexed)

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

/**
 * Writes robots.txt. It forbids nothing: search engines have to read a page to find that it is `noindex`. A shop without
 * a configured address has no robots.txt, because a sitemap needs absolute addresses, and no file allows the same.
 * @param site where the shop is: its origin and base, with a trailing slash
 */
export const robotsFile = (site: string): string => `User-agent: *\nAllow: /\n\nSitemap: ${sitemapOf(site)}\n`
