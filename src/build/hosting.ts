import * as z from 'zod/mini'
import { allowInline, type InlineSources } from '#src/build/inline.ts'

const hostingSchema = z.looseObject({
  rewrites: z.array(z.object({ source: z.string(), destination: z.string() })),
  headers: z.array(
    z.object({ source: z.string(), headers: z.array(z.object({ key: z.string(), value: z.string() })) }),
  ),
})

/** The rules for hosts, in the form of Firebase Hosting. */
export type Hosting = z.infer<typeof hostingSchema>

/**
 * Completes the rules of hosting.json for one build. A folder's rule names the folder's files: hosts send the headers of
 * a pattern with missing files too, and a browser would keep "not found" for as long as the file itself (HOST-1).
 * @param json the text of hosting.json
 * @param base the path the shop is served from, with leading and trailing slash
 * @param inline what the policy must allow
 * @param files the files of the build, relative to its folder
 * @throws Error when the rules have another form
 */
export function completeHosting(json: string, base: string, inline: InlineSources, files: readonly string[]): Hosting {
  const { rewrites, headers, ...rest } = z.parse(z.object({ hosting: hostingSchema }), JSON.parse(json)).hosting
  const prefix = (path: string) => base + path.replace(/^\//, '')
  const nameFiles = (source: string) =>
    source.replace(/^\/(.+\/)\*\*$/, (_, folder: string) => {
      const names = files.filter((file) => file.startsWith(folder)).map((file) => file.slice(folder.length))
      return `/${folder}@(${names.join('|')})`
    })
  return {
    ...rest,
    rewrites: rewrites.map(({ source, destination }) => ({ source: prefix(source), destination: prefix(destination) })),
    headers: headers.map((rule) => ({
      source: prefix(nameFiles(rule.source)),
      headers: rule.headers.map(({ key, value }) => ({
        key,
        value: key === 'Content-Security-Policy' ? allowInline(value, inline) : value,
      })),
    })),
  }
}

/** Cloudflare Pages reads no more rules of a `_headers` file. */
export const maxHeaderRules = 100

/**
 * The paths of a rule as a `_headers` file names them: each file by itself, because these files know no "or". Pictures
 * share a pattern, for the sake of `maxHeaderRules`: the shop draws a missing one itself.
 */
function headerPaths(source: string): string[] {
  const [, folder, names] = /^(.*)@\((.*)\)$/.exec(source) ?? []
  if (folder === undefined || names === undefined) return [source.replace('**', '*')]
  return [...new Set(names.split('|').map((name) => folder + name.replace(/^.*(?=\.(?:avif|webp)$)/, '*')))]
}

/**
 * Converts the headers to a `_headers` file, the format of other static hosts.
 * @throws Error when it has more rules than these hosts read
 */
export function toHeadersFile({ headers }: Hosting): string {
  const rules = headers.flatMap(({ source, headers: lines }) => {
    // these hosts send the values of all matching rules, and without one they revalidate
    const sent = lines.filter(({ key, value }) => key !== 'Cache-Control' || value !== 'no-cache')
    const block = sent.map(({ key, value }) => `  ${key}: ${value}`)
    return headerPaths(source).map((path) => [path, ...block].join('\n'))
  })
  if (rules.length > maxHeaderRules) throw new Error(`_headers: ${rules.length} rules, hosts read ${maxHeaderRules}`)
  return rules.join('\n')
}
