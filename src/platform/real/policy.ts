import * as z from 'zod/mini'
import type { RealConfig } from '#src/platform/real/config.ts'

const originOf = (address: string): string => new URL(address).origin

/**
 * Whom the page may call, frame and show pictures of: the part of its Content-Security-Policy that depends on the
 * configuration, so it stands in the page itself, on whatever host. The host's headers (firebase.json) hold the rest.
 * Pictures may come from any https address, for the API says where they are.
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
 * Firebase Hosting's headers in the form that other static hosts read: a file `_headers` beside the pages.
 * @param json the text of firebase.json
 * @param base the folder the shop is served from, with slashes at both ends
 * @throws when it is not what Firebase would take
 */
export function toHeadersFile(json: string, base = '/'): string {
  const { headers } = z.parse(hostingSchema, JSON.parse(json)).hosting
  return headers
    .map(({ source, headers: lines }) => {
      const path = source === '**' ? '/*' : source.replace('**', '*')
      // where two rules match, these hosts send both values; pages are looked up again each time by themselves
      const kept = lines.filter(({ key }) => path !== '/*' || key !== 'Cache-Control')
      return [base + path.slice(1), ...kept.map(({ key, value }) => `  ${key}: ${value}`)].join('\n')
    })
    .join('\n')
}
