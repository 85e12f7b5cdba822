/**
 * Percent-encodes a text for an address or a key. Half a surrogate pair, which `encodeURIComponent` refuses, becomes U+FFFD:
 * `toWellFormed` is newer than the supported browsers (ROBUST-5).
 */
export const encodeText = (text: string): string => encodeURIComponent(text.replaceAll(/\p{Cs}/gu, '\uFFFD'))

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
