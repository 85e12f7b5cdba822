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
 * Completes the rules of hosting.json for one build.
 * @param json the text of hosting.json
 * @param base the path the shop is served from, with leading and trailing slash
 * @param inline what the policy must allow
 * @throws Error when the rules have another form
 */
export function completeHosting(json: string, base: string, inline: InlineSources): Hosting {
  const { rewrites, headers, ...rest } = z.parse(z.object({ hosting: hostingSchema }), JSON.parse(json)).hosting
  const prefix = (path: string) => base + path.replace(/^\//, '')
  return {
    ...rest,
    rewrites: rewrites.map(({ source, destination }) => ({ source: prefix(source), destination: prefix(destination) })),
    headers: headers.map((rule) => ({
      source: prefix(rule.source),
      headers: rule.headers.map(({ key, value }) => ({
        key,
        value: key === 'Content-Security-Policy' ? allowInline(value, inline) : value,
      })),
    })),
  }
}

/** Converts the headers to a `_headers` file, the format of other static hosts. */
export const toHeadersFile = ({ headers }: Hosting): string =>
  headers
    .map(({ source, headers: lines }) => {
      // these hosts send the values of all matching rules, and without one they revalidate
      const sent = lines.filter(({ key, value }) => key !== 'Cache-Control' || value !== 'no-cache')
      return [source.replace('**', '*'), ...sent.map(({ key, value }) => `  ${key}: ${value}`)].join('\n')
    })
    .join('\n')
