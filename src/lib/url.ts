/**
 * Percent-encodes a text for a URL or a key. `encodeURIComponent` throws on half a surrogate pair, so that becomes U+FFFD;
 * `toWellFormed` is newer than the supported browsers (ROBUST-5).
 */
export const encodeText = (text: string): string => encodeURIComponent(text.replaceAll(/\p{Cs}/gu, '\uFFFD'))

/**
 * Parses a URL. `URL.parse` and `URL.canParse` are newer than the supported browsers (ROBUST-5).
 * @returns null for an invalid URL
 */
export function parseUrl(text: string, base?: string): URL | null {
  try {
    return new URL(text, base)
  } catch {
    return null
  }
}
