/** TypeScript's DOM types don't have Trusted Types. */
interface TrustedTypesWindow {
  trustedTypes?: { createPolicy: (name: string, options: Record<string, (text: string) => string>) => unknown }
}

/**
 * Creates the page's only Trusted Types policy. It allows script URLs of allowed origins, and inline scripts that contain only
 * JSON. Each entry file calls this function first.
 */
export function createTrustedTypesPolicy(isAllowedOrigin: (origin: string) => boolean): void {
  const { trustedTypes } = window as TrustedTypesWindow
  trustedTypes?.createPolicy('default', {
    createScriptURL(url) {
      const { href, origin } = new URL(url, document.baseURI)
      if (isAllowedOrigin(origin)) return href
      throw new TypeError(`script not allowed: ${url}`)
    },
    // The browser passes JSON-LD scripts to this function, too. JSON does nothing when it runs; any other text throws here.
    createScript(text) {
      JSON.parse(text)
      return text
    },
  })
}
