import type { RealConfig } from '#src/platform/real/config.ts'

const originOf = (address: string): string => new URL(address).origin

/** The directives that depend on the configuration. Images may come from any https address: the API provides them. */
function configuredSources({ apiUrl, firebase, imageHost, reportUrl }: RealConfig): Map<string, string[]> {
  const api = originOf(apiUrl)
  const emulator = firebase.emulatorUrl === null ? [] : [originOf(firebase.emulatorUrl)]
  const reports = reportUrl === undefined ? [] : [originOf(reportUrl)]
  const identity = ['https://identitytoolkit.googleapis.com', 'https://securetoken.googleapis.com']
  return new Map([
    [
      'connect-src',
      ["'self'", api, originOf(imageHost.url), 'https://api.stripe.com', ...identity, ...emulator, ...reports],
    ],
    [
      'frame-src',
      [
        'https://js.stripe.com',
        'https://*.js.stripe.com',
        'https://hooks.stripe.com',
        `https://${firebase.authDomain}`,
        ...emulator,
      ],
    ],
    ['img-src', ["'self'", 'data:', 'blob:', 'https:', api]],
  ])
}

/**
 * The Content-Security-Policy in the page's meta tag (SAFE-3): the host's, with the configured addresses where the host
 * allows all. It holds on every host, also on one that sends no headers.
 * @param hostPolicy the policy of hosting.json
 */
export function pagePolicy(hostPolicy: string, config: RealConfig): string {
  const configured = configuredSources(config)
  return hostPolicy
    .split('; ')
    .filter((directive) => !directive.startsWith('frame-ancestors')) // only headers have it
    .map((directive) => {
      const [name = ''] = directive.split(' ', 1)
      const sources = configured.get(name)
      return sources ? [name, ...new Set(sources)].join(' ') : directive
    })
    .join('; ')
}
