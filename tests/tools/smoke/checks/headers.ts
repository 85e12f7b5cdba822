import { readFileSync } from 'node:fs'
import { fromRoot } from '#src/build/fromRoot.ts'
import { completeHosting, toHeadersFile } from '#src/build/hosting.ts'
import { inlineSources } from '#src/build/inline.ts'
import { typeOf, type Answer } from '#tests/tools/smoke/ask.ts'
import type { Deployment } from '#tests/tools/smoke/deployment.ts'
import type { Report } from '#tests/tools/smoke/report.ts'
import { parseHeadersFile } from '#tests/support/headersFile.ts'

/** Below this size, in characters, hosts may leave a file uncompressed. */
const worthCompressing = 2_000

const policyHeader = 'content-security-policy'

/** A policy's sources by directive. */
const directivesOf = (policy: string): Map<string, string[]> =>
  new Map(
    policy
      .split(';')
      .map((part) => part.trim().split(/\s+/))
      .map(([name = '', ...sources]) => [name.toLowerCase(), sources] as const)
      .filter(([name]) => name !== ''),
  )

/** @returns the names of the directives in which two policies differ; the sent one may hold other pages' hashes */
function differences(sent: string, expected: string): string[] {
  const [a, b] = [directivesOf(sent), directivesOf(expected)]
  return [...new Set([...a.keys(), ...b.keys()])].filter((name) => {
    const [given, wanted] = [a.get(name), b.get(name)]
    if (!given || !wanted) return true
    const isKnown = (source: string) => wanted.includes(source) || source.startsWith("'sha256-")
    return !given.every(isKnown) || !wanted.every((source) => given.includes(source))
  })
}

function checkHeader(name: string, sent: string | null, expected: string, url: string, report: Report): void {
  if (name === policyHeader) {
    if (sent === null) return report.wrong('policy-missing', '', url)
    const names = differences(sent, expected)
    if (names.length > 0) report.wrong('policy-differs', names.join(', '), url)
  } else if (sent === null) report.wrong('header-missing', name, url)
  else if (name === 'strict-transport-security') {
    // Some hosts send a longer time than asked for, and more.
    if (!(keptSeconds(sent) >= keptSeconds(expected))) report.wrong('header-differs', `${name}: ${sent}`, url)
  } else if (sent.toLowerCase() !== expected.toLowerCase())
    report.wrong('header-differs', `${name}: ${sent}, not ${expected}`, url)
}

/** How long a browser keeps a file, in seconds, by its Cache-Control; NaN without one: browsers guess. */
export function keptSeconds(cacheControl: string | null): number {
  if (cacheControl === null) return Number.NaN
  if (/\bno-(cache|store)\b/i.test(cacheControl)) return 0
  return Number(/\bmax-age=(\d+)/i.exec(cacheControl)?.[1] ?? Number.NaN)
}

function checkCaching(sent: string | null, expected: string | null, url: string, report: Report): void {
  const [kept, wanted] = [keptSeconds(sent), keptSeconds(expected)]
  const detail = sent ?? 'no Cache-Control'
  if (wanted === 0 && kept !== 0) report.wrong('pages-cached', detail, url)
  if (wanted > 0 && !(kept >= wanted)) report.wrong('assets-not-cached', detail, url)
}

/** Compares the headers of pages, scripts and styles with those that the build writes for hosts. */
export function checkHeaders({ site, pages, assets, config }: Deployment, report: Report): void {
  const json = readFileSync(fromRoot('hosting.json'), 'utf8')
  const answers = [...pages.map(({ answer }) => answer), ...assets.values()]
  const files = [...assets.keys()].map((url) => url.slice(site.href.length))
  const found = answers.filter((answer): answer is Answer => answer?.status === 200)
  for (const answer of found) {
    const { url, headers, text } = answer
    const inline = inlineSources(typeOf(answer) === 'text/html' ? [text] : [])
    const hosting = completeHosting(json, site.pathname, inline, files, config?.reportUrl)
    const expectedFor = parseHeadersFile(toHeadersFile(hosting))
    for (const [name, expected] of expectedFor(new URL(url).pathname)) {
      if (name === 'cache-control') checkCaching(headers.get(name), expected, url, report)
      else checkHeader(name, headers.get(name), expected, url, report)
    }
    if (text.length > worthCompressing && !headers.has('content-encoding'))
      report.wrong('not-compressed', typeOf(answer), url)
  }
  report.tried.push(`security headers, caching and compression of ${found.length} pages, scripts and styles`)
}
