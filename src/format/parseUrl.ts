/**
 * Parses an address. `URL.parse` and `URL.canParse` are newer than the supported browsers (ROBUST-5).
 * @param base makes a relative address absolute
 * @returns null for what is no address
 */
export function parseUrl(text: string, base?: string): URL | null {
  try {
    return new URL(text, base)
  } catch {
    return null
  }
}
