import { createHash } from 'node:crypto'
import type { RealConfig } from '#src/adapters/config.ts'

const getOrigin = (url: string): string => new URL(url).origin

/**
 * @returns the sources of the directives that depend on the configuration. Images may come from any https URL, because the API
 * provides their URLs.
 */
function getConfiguredSources({ apiUrl, firebase, imageHost, reportUrl }: RealConfig) {
  const apiOrigin = getOrigin(apiUrl)
  const emulatorOrigins = firebase.emulatorUrl === null ? [] : [getOrigin(firebase.emulatorUrl)]
  const reportOrigins = reportUrl === undefined ? [] : [getOrigin(reportUrl)]
  const identityOrigins = ['https://identitytoolkit.googleapis.com', 'https://securetoken.googleapis.com']
  const stripeFrames = ['https://js.stripe.com', 'https://*.js.stripe.com', 'https://hooks.stripe.com']
  const calledOrigins = [apiOrigin, getOrigin(imageHost.url), 'https://api.stripe.com', ...identityOrigins]
  return new Map([
    ['connect-src', ["'self'", ...calledOrigins, ...emulatorOrigins, ...reportOrigins]],
    ['frame-src', [...stripeFrames, `https://${firebase.authDomain}`, ...emulatorOrigins]],
    ['img-src', ["'self'", 'data:', 'blob:', 'https:', apiOrigin]],
  ])
}

/**
 * Creates the policy for the page's meta tag: the host's policy, with the configured origins where the host's policy allows
 * all origins. The meta tag also works on hosts that send no headers (SAFE-3).
 * @param hostPolicy the policy of hosting.json
 */
export function createPagePolicy(hostPolicy: string, config: RealConfig): string {
  const sourcesByDirective = getConfiguredSources(config)
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

/** The hashes by which a policy allows the inline styles and scripts of pages. */
export interface InlineSources {
  'style-src': Set<string>
  'script-src': Set<string>
}

const inlinePatterns = {
  'style-src': /<style>(.*?)<\/style>/gs,
  // Skips JSON, which is not run, and scripts with a `src`, which are not inline.
  'script-src': /<script(?![^>]* src=)(?![^>]*[/+]json")[^>]*>(.*?)<\/script>/gs,
}

export function collectInlineSources(pages: readonly string[]): InlineSources {
  const getHashes = (tag: RegExp) =>
    pages.flatMap((html) =>
      [...html.matchAll(tag)].map(([, text = '']) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`),
    )
  return {
    'style-src': new Set(getHashes(inlinePatterns['style-src'])),
    'script-src': new Set(getHashes(inlinePatterns['script-src'])),
  }
}

export const allowInlineSources = (policy: string, inline: InlineSources): string =>
  policy.replaceAll(/\b(style-src|script-src) [^;]*/g, (directive, name: keyof InlineSources) =>
    [directive, ...inline[name]].join(' '),
  )
