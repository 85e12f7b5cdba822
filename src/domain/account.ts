import { readText } from '#src/domain/wire.ts'

export interface Account {
  id: string
  email: string
  /** The display name; null if it is not set. */
  name: string | null
  photo: string | null
  /** False for an account without a password, such as one that signs in only with Google (AUTH-20). */
  hasPassword: boolean
}

const getLocalPart = (email: string): string => email.split('@')[0] ?? email

/** Returns the name for the navbar: the first word of the display name, or the local part of the email (AUTH-16). */
export const getFirstName = (account: Pick<Account, 'name' | 'email'>): string =>
  readText(account.name)?.split(/\s/)[0] ?? getLocalPart(account.email)

/**
 * Returns the name to store for a person: the display name or the name in the profile. Returns undefined if both are missing, so
 * that no name derived from the email overwrites the stored name (AUTH-16).
 */
export const findKnownName = (account: Pick<Account, 'name'>, profileName?: string | null): string | undefined =>
  readText(account.name) ?? readText(profileName) ?? undefined

/** Returns the name for an order or a review. If no name is known, it is the local part of the email (ORDER-3). */
export const getFullName = (account: Pick<Account, 'name' | 'email'>, profileName?: string | null): string =>
  findKnownName(account, profileName) ?? getLocalPart(account.email)

export const isSameEmail = (a: string | null | undefined, b: string): boolean => a?.toLowerCase() === b.toLowerCase()

/** Matches visible ASCII characters, the only characters that a bearer token may contain. */
const bearerTokenPattern = /^[!-~]+$/

/**
 * Reads an access token (DATA-5).
 * @returns null for an unusable token, such as the text "undefined" or a text that can't be sent in a header
 */
export function readToken(value: unknown): string | null {
  const text = readText(value)
  return text === null || text === 'undefined' || text === 'null' || !bearerTokenPattern.test(text) ? null : text
}
