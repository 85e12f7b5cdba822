interface PolicyOptions {
  createScriptURL: (url: string) => string
  createScript: (text: string) => string
}

/** Missing in TypeScript's DOM types. */
interface TrustedTypesWindow {
  trustedTypes?: { createPolicy: (name: string, options: PolicyOptions) => unknown }
}

/**
 * Creates the page's only Trusted Types policy: script URLs must start with one of the prefixes, inline scripts must be
 * JSON. Each entry file calls it first.
 * @param prefixes URL prefixes with a trailing slash; without one, a longer host name would match too
 */
export function allowScripts(prefixes: readonly string[]): void {
  const { trustedTypes } = window as TrustedTypesWindow
  trustedTypes?.createPolicy('default', {
    createScriptURL(url) {
      if (prefixes.some((prefix) => url.startsWith(prefix))) return url
      throw new TypeError(`script not allowed: ${url}`)
    },
    // Structured data (JSON-LD) passes through this check too; JSON is harmless when run, anything else throws here.
    createScript(text) {
      JSON.parse(text)
      return text
    },
  })
}
