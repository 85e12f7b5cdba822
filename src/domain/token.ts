import { readText } from '#src/domain/wire.ts'

/** Visible ASCII: all that a bearer token may hold, and less than a header can. */
const bearerToken = /^[!-~]+$/

/**
 * Reads an access token.
 * @returns null for none: not a text, empty, "undefined" or "null" (DATA-5), or with a character that can't be sent
 */
export function readToken(value: unknown): string | null {
  const text = readText(value)
  return text === null || text === 'undefined' || text === 'null' || !bearerToken.test(text) ? null : text
}
