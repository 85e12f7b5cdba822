/**
 * Percent-encodes a string for a URL or a storage key. Replaces lone surrogates with U+FFFD, because `encodeURIComponent` throws
 * on them. `toWellFormed` would do the same, but is newer than the supported browsers (ROBUST-5).
 */
export const encodeText = (text: string): string => encodeURIComponent(text.replaceAll(/\p{Cs}/gu, '\uFFFD'))

/**
 * Returns a copy of the search parameters with the changes. Changed parameters are moved to the end; null removes a parameter.
 */
export function withParams(
  search: URLSearchParams | string,
  changes: Readonly<Record<string, string | null>>,
): URLSearchParams {
  const params = new URLSearchParams(search)
  for (const [name, value] of Object.entries(changes)) {
    params.delete(name)
    if (value !== null) params.set(name, value)
  }
  return params
}

/**
 * Parses a URL. `URL.parse` and `URL.canParse` are newer than the supported browsers (ROBUST-5).
 * @returns null if the URL is invalid
 */
export function parseUrl(text: string, base?: string): URL | null {
  try {
    return new URL(text, base)
  } catch {
    return null
  }
}
