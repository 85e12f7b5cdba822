import type { RealConfig } from '#src/platform/real/config.ts'

const originOf = (address: string): string => new URL(address).origin

/**
 * The part of the Content-Security-Policy that depends on the configuration: connections, frames and images. It is a meta
 * tag of the page, the same on every host; the host's headers (hosting.json) hold the rest. Images may come from any https
 * address, because the API provides their addresses.
 */
export function pagePolicy({ apiUrl, firebase, imageHost, reportUrl }: RealConfig): string {
  const api = originOf(apiUrl)
  const emulator = firebase.emulatorUrl === null ? [] : [originOf(firebase.emulatorUrl)]
  const reports = reportUrl === undefined ? [] : [originOf(reportUrl)]
  const identity = ['https://identitytoolkit.googleapis.com', 'https://securetoken.googleapis.com']
  const directives = {
    'connect-src': [
      "'self'",
      api,
      originOf(imageHost.url),
      'https://api.stripe.com',
      ...identity,
      ...emulator,
      ...reports,
    ],
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
