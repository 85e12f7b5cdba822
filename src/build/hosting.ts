import * as z from 'zod/mini'
import { allowInline, type InlineSources } from '#src/build/policy.ts'
import { partsWithPages, type Catalogue } from '#src/domain/catalogue.ts'
import { pathsOf, pageNames, pages } from '#src/domain/pages.ts'
import { toPartPagePath } from '#src/domain/paths.ts'

const headerSchema = z.object({ key: z.string(), value: z.string() })
type Header = z.infer<typeof headerSchema>

const hostingSchema = z.looseObject({
  headers: z.array(z.object({ source: z.string(), headers: z.array(headerSchema) })),
})

const readRules = (json: string) => z.parse(z.object({ hosting: hostingSchema }), JSON.parse(json)).hosting

const policyHeader = 'Content-Security-Policy'

/** @returns the policy for hosts in the text of hosting.json @throws Error when there is none */
export function readPolicy(json: string): string {
  const policy = readRules(json)
    .headers.flatMap(({ headers }) => headers)
    .find(({ key }) => key === policyHeader)
  if (!policy) throw new Error(`hosting.json has no ${policyHeader}`)
  return policy.value
}

/** The rules for hosts, in the form of Firebase Hosting. */
export type Hosting = z.infer<typeof hostingSchema> & { rewrites: { source: string; destination: string }[] }

/** An address with an id has no file of its own: the host answers it with the empty page, in place and with status 200. */
const dynamicPaths = pageNames.flatMap(pathsOf).filter((path) => path.includes(':id'))
const shellHtml = pages.profile.path

/** The same as a `_redirects` file, the format of other static hosts. */
export function toRedirectsFile(base: string): string {
  // Not 404.html, which hosts send with status 404, and not dashboard.html, which Cloudflare Pages would redirect to
  // /dashboard, without the id (HOST-1).
  return dynamicPaths.map((path) => `${base}${path.slice(1)} ${base}${shellHtml.slice(1)}/ 200`).join('\n')
}

/** The name of the address in the headers. */
const endpointName = 'shop'

/** Makes browsers report violations of a policy: Firefox and Safari know only `report-uri`, Chromium prefers `report-to`. */
const reportTo = (url: string | undefined, { key, value }: Header): Header[] =>
  url === undefined
    ? [{ key, value }]
    : [
        { key, value: `${value}; report-uri ${url}; report-to ${endpointName}` },
        { key: 'Reporting-Endpoints', value: `${endpointName}="${url}"` },
      ]

/**
 * Completes the rules of hosting.json for one build, and adds the rewrites that the table of pages needs. A folder's rule
 * names the folder's files: hosts send the headers of a pattern with missing files too, and a browser would keep "not
 * found" for as long as the file itself (HOST-1).
 * @param json the text of hosting.json
 * @param base the path the shop is served from, with leading and trailing slash
 * @param inline what the policy must allow
 * @param files the files of the build, relative to its folder
 * @param reportUrl where browsers send their own reports to (REPORT-1); undefined for nowhere
 * @throws Error when the rules have another form
 */
export function completeHosting(
  json: string,
  base: string,
  inline: InlineSources,
  files: readonly string[],
  reportUrl?: string,
): Hosting {
  const { headers, ...rest } = readRules(json)
  const prefix = (path: string) => base + path.replace(/^\//, '')
  const nameFiles = (source: string) =>
    source.replace(/^\/(.+\/)\*\*$/, (_, folder: string) => {
      const names = files.filter((file) => file.startsWith(folder)).map((file) => file.slice(folder.length))
      return `/${folder}@(${names.join('|')})`
    })
  return {
    ...rest,
    rewrites: dynamicPaths.map((path) => ({
      source: prefix(path.replace(':id', '*')),
      destination: prefix(`${shellHtml}.html`),
    })),
    headers: headers.map((rule) => ({
      source: prefix(nameFiles(rule.source)),
      headers: rule.headers.flatMap(({ key, value }) =>
        key === policyHeader ? reportTo(reportUrl, { key, value: allowInline(value, inline) }) : [{ key, value }],
      ),
    })),
  }
}

/** Cloudflare Pages reads no more rules of a `_headers` file. */
export const maxHeaderRules = 100

/**
 * The paths of a rule as a `_headers` file names them: each file by itself, because these files know no "or". Pictures and
 * style sheets share a pattern, for the sake of `maxHeaderRules`: the shop draws a missing picture itself, and asks for a
 * missing style sheet anew, past the browser's store (src/lib/chunks/loadFile.ts).
 */
function headerPaths(source: string): string[] {
  const [, folder, names] = /^(.*)@\((.*)\)$/.exec(source) ?? []
  if (folder === undefined || names === undefined) return [source.replace('**', '*')]
  return [...new Set(names.split('|').map((name) => folder + name.replace(/^.*(?=\.(?:avif|css|webp)$)/, '*')))]
}

/**
 * Converts the headers to a `_headers` file, the format of other static hosts.
 * @throws Error when it has more rules than these hosts read
 */
export function toHeadersFile({ headers }: Hosting): string {
  const rules = headers.flatMap(({ source, headers: lines }) => {
    // These hosts send the values of all matching rules, and without one they revalidate.
    const sentLines = lines.filter(({ key, value }) => key !== 'Cache-Control' || value !== 'no-cache')
    const block = sentLines.map(({ key, value }) => `  ${key}: ${value}`)
    return headerPaths(source).map((path) => [path, ...block].join('\n'))
  })
  if (rules.length > maxHeaderRules) throw new Error(`_headers: ${rules.length} rules, hosts read ${maxHeaderRules}`)
  return rules.join('\n')
}

/** Pages for search engines, by their canonical address (PAGE-1). */
const indexedPages = pageNames.filter((name) => pages[name].isIndexed)

/**
 * Writes sitemap.xml: the URL of every page that search engines may know, those of parts with the day of their snapshot.
 * @param site where the shop is: its origin and base, with a trailing slash
 */
export function sitemapFile(site: string, catalogue: Catalogue | null): string {
  const day = catalogue && new Date(catalogue.takenAt).toISOString()
  const parts = catalogue ? partsWithPages(catalogue) : []
  const url = (path: string, rest = '') => `  <url><loc>${site}${path.slice(1)}</loc>${rest}</url>`
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...indexedPages.map((name) => url(pages[name].path)),
    ...parts.map(({ id }) => url(toPartPagePath(id), `<lastmod>${day}</lastmod>`)),
    '</urlset>\n',
  ].join('\n')
}

/** @returns the address of the sitemap of the shop at `site` */
export const sitemapUrl = (site: string): string => `${site}sitemap.xml`

/**
 * Writes robots.txt. It forbids nothing: search engines have to read a page to find that it is `noindex`. A shop without
 * a configured address has no robots.txt, because a sitemap needs absolute addresses, and no file allows the same.
 * @param site where the shop is: its origin and base, with a trailing slash
 */
export const robotsFile = (site: string): string => `User-agent: *\nAllow: /\n\nSitemap: ${sitemapUrl(site)}\n`
