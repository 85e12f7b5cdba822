import * as z from 'zod/mini'
import type { RealConfig } from '#src/platform/real/config.ts'

const originOf = (address: string): string => new URL(address).origin

/**
 * The part of the Content-Security-Policy that depends on the configuration: connections, frames and images. It is a meta
 * tag of the page, the same on every host; the host's headers (firebase.json) hold the rest. Images may come from any https
 * address, because the API provides their addresses.
 */
export function pagePolicy({ apiUrl, firebase, imageHost }: RealConfig): string {
  const api = originOf(apiUrl)
  const emulator = firebase.emulatorUrl === null ? [] : [originOf(firebase.emulatorUrl)]
  const identity = ['https://identitytoolkit.googleapis.com', 'https://securetoken.googleapis.com']
  const directives = {
    'connect-src': ["'self'", api, originOf(imageHost.url), 'https://api.stripe.com', ...identity, ...emulator],
    'frame-src': [
      'https://js.stripe.com',
      'https://*.js.stripe.com',
      'https://hooks.stripe.com',
      `https://${firebase.authDomain}`,
      ...emulator,
    ],
    'img-src': ["'self'", 'data:', 'blob:', 'https:', api],
  }
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...new Set(sources)].join(' '))
    .join('; ')
}

const hostingSchema = z.object({
  hosting: z.object({
    headers: z.array(
      z.object({ source: z.string(), headers: z.array(z.object({ key: z.string(), value: z.string() })) }),
    ),
  }),
})

/**
 * Converts Firebase Hosting's headers to a `_headers` file, the format of other static hosts.
 * @param json the text of firebase.json
 * @param base the path the shop is served from, with leading and trailing slash
 * @throws Error when firebase.json has no valid headers
 */
export function toHeadersFile(json: string, base = '/'): string {
  const { headers } = z.parse(hostingSchema, JSON.parse(json)).hosting
  return headers
    .map(({ source, headers: lines }) => {
      const path = source === '**' ? '/*' : source.replace('**', '*')
      // these hosts send the values of all matching rules, so '/*' must not set Cache-Control; their default revalidates pages
      const sent = lines.filter(({ key }) => path !== '/*' || key !== 'Cache-Control')
      return [base + path.slice(1), ...sent.map(({ key, value }) => `  ${key}: ${value}`)].join('\n')
    })
    .join('\n')
}
