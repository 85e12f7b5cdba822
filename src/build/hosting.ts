import * as z from 'zod/mini'
import { allowInlineSources, type InlineSources } from '#src/build/policy.ts'
import { selectPartsWithPages, type Catalogue } from '#src/domain/catalogue.ts'
import { getPagePaths, pageNames, pages } from '#src/domain/pages.ts'
import { toPartPagePath } from '#src/domain/paths.ts'

const headerSchema = z.object({ key: z.string(), value: z.string() })
type Header = z.infer<typeof headerSchema>

const hostingSchema = z.looseObject({
  headers: z.array(z.object({ source: z.string(), headers: z.array(headerSchema) })),
})

const readRules = (json: string) => z.parse(z.object({ hosting: hostingSchema }), JSON.parse(json)).hosting

const policyHeader = 'Content-Security-Policy'

/**
 * @param json the content of hosting.json
 * @throws Error if it has no policy
 */
export function readPolicy(json: string): string {
  const policy = readRules(json)
    .headers.flatMap(({ headers }) => headers)
    .find(({ key }) => key === policyHeader)
  if (!policy) throw new Error(`hosting.json has no ${policyHeader}`)
  return policy.value
}

/** The rules in the format of Firebase Hosting. */
export type Hosting = z.infer<typeof hostingSchema> & { rewrites: { source: string; destination: string }[] }

/** Paths with an id have no file. Hosts serve the shell page for them, without a redirect and with status 200. */
const dynamicPaths = pageNames.flatMap(getPagePaths).filter((path) => path.includes(':id'))
const shellPath = pages.profile.path

/** Formats the rewrites as a `_redirects` file, which other static hosts read. */
export function toRedirectsFile(base: string): string {
  // The target must be a folder with an index.html. Hosts would send 404.html with status 404, and Cloudflare Pages would
  // redirect dashboard.html to /dashboard, without the id (HOST-1).
  return dynamicPaths.map((path) => `${base}${path.slice(1)} ${base}${shellPath.slice(1)}/ 200`).join('\n')
}

const endpointName = 'shop'

/** Firefox and Safari support only `report-uri`; Chromium prefers `report-to`. */
const toReportingHeaders = (url: string, { key, value }: Header): Header[] => [
  { key, value: `${value}; report-uri ${url}; report-to ${endpointName}` },
  { key: 'Reporting-Endpoints', value: `${endpointName}="${url}"` },
]

/**
 * Completes the rules of hosting.json for one build, and adds rewrites for paths with ids. A rule for a folder becomes a rule for
 * each of its files, because hosts would also send a folder's headers with a 404, and browsers would then cache the 404 as long
 * as a file (HOST-1).
 * @param json the content of hosting.json
 * @param base the path that the app is served from, with a leading and a trailing slash
 * @param files the files of the build, relative to its folder, in order of importance
 * @param reportUrl where browsers send their own reports (REPORT-1)
 * @throws Error if the rules have an unexpected format
 */
export function completeHosting(
  json: string,
  base: string,
  inline: InlineSources,
  files: readonly string[],
  reportUrl?: string,
): Hosting {
  const { headers, ...otherSettings } = readRules(json)
  const addBase = (path: string) => base + path.replace(/^\//, '')
  const expandFolder = (source: string) =>
    source.replace(/^\/(.+\/)\*\*$/, (_, folder: string) => {
      const names = files.filter((file) => file.startsWith(folder)).map((file) => file.slice(folder.length))
      return `/${folder}@(${names.join('|')})`
    })
  return {
    ...otherSettings,
    rewrites: dynamicPaths.map((path) => ({
      source: addBase(path.replace(':id', '*')),
      destination: addBase(`${shellPath}.html`),
    })),
    headers: headers.map((rule) => ({
      source: addBase(expandFolder(rule.source)),
      headers: rule.headers.flatMap((header) => {
        if (header.key !== policyHeader) return header
        const policy = { ...header, value: allowInlineSources(header.value, inline) }
        return reportUrl === undefined ? policy : toReportingHeaders(reportUrl, policy)
      }),
    })),
  }
}

/** Cloudflare Pages ignores all rules of a `_headers` file after this number. */
const maxHeaderRules = 100

/**
 * Lists the files of a rule one by one, because `_headers` patterns have no alternatives. To save rules, pictures share one
 * pattern, and so do style sheets. A cached 404 for these files does no harm, because the app replaces a missing picture, and
 * requests a missing style sheet again without the HTTP cache (src/lib/chunks/loadFile.ts).
 */
function toHeaderPaths(source: string): string[] {
  const [, folder, names] = /^(.*)@\((.*)\)$/.exec(source) ?? []
  if (folder === undefined || names === undefined) return [source.replace('**', '*')]
  return [...new Set(names.split('|').map((name) => folder + name.replace(/^.*(?=\.(?:avif|css|webp)$)/, '*')))]
}

/**
 * Formats the headers as a `_headers` file, which other static hosts read. It omits the rules beyond the limit of these hosts;
 * browsers then revalidate the files of the omitted rules.
 */
export function toHeadersFile({ headers }: Hosting): string {
  const rules = headers.flatMap(({ source, headers: ruleHeaders }) => {
    // Omits no-cache, because these hosts join the values of all matching rules, and browsers revalidate by default.
    const headerLines = ruleHeaders.filter(({ key, value }) => key !== 'Cache-Control' || value !== 'no-cache')
    const headerBlock = headerLines.map(({ key, value }) => `  ${key}: ${value}`)
    return toHeaderPaths(source).map((path) => [path, ...headerBlock].join('\n'))
  })
  return rules.slice(0, maxHeaderRules).join('\n')
}

/**
 * Formats sitemap.xml. It lists the canonical URL of every indexed page, and the pages of parts with the date of the snapshot
 * (PAGE-1).
 * @param site the site's URL, with a trailing slash
 */
export function toSitemapFile(site: string, catalogue: Catalogue | null): string {
  const snapshotTime = catalogue && new Date(catalogue.takenAt).toISOString()
  const parts = catalogue ? selectPartsWithPages(catalogue) : []
  const toEntry = (path: string, details = '') => `  <url><loc>${site}${path.slice(1)}</loc>${details}</url>`
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...pageNames.filter((name) => pages[name].isIndexed).map((name) => toEntry(pages[name].path)),
    ...parts.map(({ id }) => toEntry(toPartPagePath(id), `<lastmod>${snapshotTime}</lastmod>`)),
    '</urlset>\n',
  ].join('\n')
}

export const toSitemapUrl = (site: string): string => `${site}sitemap.xml`

/**
 * Formats robots.txt. It allows everything, because search engines must read a page to find that it is `noindex`. A site
 * without a configured URL has no robots.txt, because a sitemap needs absolute URLs and a missing file also allows everything.
 * @param site the site's URL, with a trailing slash
 */
export const toRobotsFile = (site: string): string => `User-agent: *\nAllow: /\n\nSitemap: ${toSitemapUrl(site)}\n`
