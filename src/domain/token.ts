import { readText } from '#src/domain/wire.ts'

/** Visible ASCII: every character that a bearer token may contain. A header can contain more. */
const bearerToken = /^[!-~]+$/

/**
 * Reads an access token.
 * @returns null for none: not a text, empty, "undefined" or "null" (DATA-5), or with a character that can't be sent
 */
export function readToken(value: unknown): string | null {
  const text = readText(value)
  return text === null || text === 'undefined' || text === 'null' || !bearerToken.test(text) ? null : text
}
