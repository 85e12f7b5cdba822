import { createHash } from 'node:crypto'
import type { RealConfig } from '#src/adapters/config.ts'

const getOrigin = (url: string): string => new URL(url).origin

/** The directives that depend on the configuration. Images may come from any https URL, because the API provides them. */
function configuredSources({ apiUrl, firebase, imageHost, reportUrl }: RealConfig): Map<string, string[]> {
  const api = getOrigin(apiUrl)
  const emulator = firebase.emulatorUrl === null ? [] : [getOrigin(firebase.emulatorUrl)]
  const reports = reportUrl === undefined ? [] : [getOrigin(reportUrl)]
  const identity = ['https://identitytoolkit.googleapis.com', 'https://securetoken.googleapis.com']
  return new Map([
    [
      'connect-src',
      ["'self'", api, getOrigin(imageHost.url), 'https://api.stripe.com', ...identity, ...emulator, ...reports],
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
 * Creates the policy in the page's meta tag: the host's policy, with the configured origins where the host allows all. It also
 * applies on hosts that send no headers (SAFE-3).
 * @param hostPolicy the policy of hosting.json
 */
export function pagePolicy(hostPolicy: string, config: RealConfig): string {
  const sourcesByDirective = configuredSources(config)
  return hostPolicy
    .split('; ')
    .filter((directive) => !directive.startsWith('frame-ancestors')) // allowed only in headers
    .map((directive) => {
      const [name = ''] = directive.split(' ', 1)
      const sources = sourcesByDirective.get(name)
      return sources ? [name, ...new Set(sources)].join(' ') : directive
    })
    .join('; ')
}

/** Hashes that allow a page's inline styles and scripts. */
export interface InlineSources {
  'style-src': Set<string>
  'script-src': Set<string>
}

const tags = {
  'style-src': /<style>(.*?)<\/style>/gs,
  // JSON does not run, and a script with a `src` is not inline.
  'script-src': /<script(?![^>]* src=)(?![^>]*[/+]json")[^>]*>(.*?)<\/script>/gs,
}

export function inlineSources(pages: readonly string[]): InlineSources {
  const getHashes = (tag: RegExp) =>
    pages.flatMap((html) =>
      [...html.matchAll(tag)].map(([, text = '']) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`),
    )
  return { 'style-src': new Set(getHashes(tags['style-src'])), 'script-src': new Set(getHashes(tags['script-src'])) }
}

export const allowInline = (policy: string, inline: InlineSources): string =>
  policy.replaceAll(/\b(style-src|script-src) [^;]*/g, (directive, name: keyof InlineSources) =>
    [directive, ...inline[name]].join(' '),
  )
