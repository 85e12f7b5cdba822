import { readText } from '#src/domain/wire.ts'

export interface Account {
  id: string
  email: string
  /** The display name; null if it is not set. */
  name: string | null
  photo: string | null
  /** Whether the account has a password to change (AUTH-20). */
  hasPassword: boolean
}

const localPart = (email: string): string => email.split('@')[0] ?? email

/** Returns the name for the navbar, which is the first word of the display name or the local part of the email (AUTH-16). */
export const firstName = (account: Pick<Account, 'name' | 'email'>): string =>
  readText(account.name)?.split(/\s/)[0] ?? localPart(account.email)

/**
 * Returns the name to store for a person, which is the display name or the name in the profile. Returns undefined if both
 * are missing, so that no name derived from the email overwrites the stored name (AUTH-16).
 */
export const knownName = (account: Pick<Account, 'name'>, profileName?: string | null): string | undefined =>
  readText(account.name) ?? readText(profileName) ?? undefined

/** Returns the name for an order or a review, which is the known name or the local part of the email (ORDER-3). */
export const fullName = (account: Pick<Account, 'name' | 'email'>, profileName?: string | null): string =>
  knownName(account, profileName) ?? localPart(account.email)

export const isSameEmail = (a: string | null | undefined, b: string): boolean => a?.toLowerCase() === b.toLowerCase()

/** A bearer token consists of visible ASCII characters, although headers may contain other characters. */
const bearerTokenPattern = /^[!-~]+$/

/**
 * Reads an access token (DATA-5).
 * @returns null for "undefined", "null" and strings that can't be sent in a header
 */
export function readToken(value: unknown): string | null {
  const text = readText(value)
  return text === null || text === 'undefined' || text === 'null' || !bearerTokenPattern.test(text) ? null : text
}
