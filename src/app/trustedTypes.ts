interface Rules {
  createScriptURL: (url: string) => string
  createScript: (text: string) => string
}

/** Trusted Types as browsers have them; TypeScript's DOM does not know them yet. */
interface TrustedTypesWindow {
  trustedTypes?: { createPolicy: (name: string, rules: Rules) => unknown }
}

/**
 * The page's one Trusted Types policy: scripts come from these addresses and nowhere else, and what stands in
 * a script element is data. First call of each entry file.
 * @param prefixes beginnings of addresses, each with a slash at its end, or a longer host name would pass too
 */
export function allowScripts(prefixes: readonly string[]): void {
  const { trustedTypes } = window as TrustedTypesWindow
  trustedTypes?.createPolicy('default', {
    createScriptURL(url) {
      if (prefixes.some((prefix) => url.startsWith(prefix))) return url
      throw new TypeError(`script not allowed: ${url}`)
    },
    // structured data is checked like a script that runs; JSON does nothing even if it were to run, all else throws here
    createScript(text) {
      JSON.parse(text)
      return text
    },
  })
}
