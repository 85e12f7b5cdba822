/** Trusted Types as browsers have them; TypeScript's DOM does not know them yet. */
interface TrustedTypesWindow {
  trustedTypes?: { createPolicy: (name: string, rules: { createScriptURL: (url: string) => string }) => unknown }
}

/**
 * The page's one Trusted Types policy: scripts come from these addresses and nowhere else. First call of each entry file.
 * @param prefixes beginnings of addresses, each with a slash at its end, or a longer host name would pass too
 */
export function allowScripts(prefixes: readonly string[]): void {
  const { trustedTypes } = window as TrustedTypesWindow
  trustedTypes?.createPolicy('default', {
    createScriptURL(url) {
      if (prefixes.some((prefix) => url.startsWith(prefix))) return url
      throw new TypeError(`script not allowed: ${url}`)
    },
  })
}
