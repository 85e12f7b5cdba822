interface PolicyOptions {
  createScriptURL: (url: string) => string
  createScript: (text: string) => string
}

/** TypeScript's DOM types lack it. */
interface TrustedTypesWindow {
  trustedTypes?: { createPolicy: (name: string, options: PolicyOptions) => unknown }
}

/**
 * Creates the page's only Trusted Types policy, which allows script URLs of some origins, and inline scripts that are JSON.
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
    // Structured data (JSON-LD) is checked here too. JSON is harmless when it is run; anything else throws.
    createScript(text) {
      JSON.parse(text)
      return text
    },
  })
}
