interface PolicyOptions {
  createScriptURL: (url: string) => string
  createScript: (text: string) => string
}

/** Missing in TypeScript's DOM types. */
interface TrustedTypesWindow {
  trustedTypes?: { createPolicy: (name: string, options: PolicyOptions) => unknown }
}

/**
 * Creates the page's only Trusted Types policy: script URLs must be of an allowed origin, inline scripts must be JSON.
 * Each entry file calls it first.
 */
export function allowScripts(isAllowed: (origin: string) => boolean): void {
  const { trustedTypes } = window as TrustedTypesWindow
  trustedTypes?.createPolicy('default', {
    createScriptURL(url) {
      const { href, origin } = new URL(url, document.baseURI)
      if (isAllowed(origin)) return href
      throw new TypeError(`script not allowed: ${url}`)
    },
    // Structured data (JSON-LD) passes through this check too; JSON is harmless when run, anything else throws here.
    createScript(text) {
      JSON.parse(text)
      return text
    },
  })
}
