import { readText } from '#src/domain/wire.ts'

export interface Account {
  id: string
  email: string
  /** Display name; null when the account has none. */
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
 * Returns the name to store for a person: the display name or the profile's name. It is undefined if both are missing,
 * because a name derived from the email would overwrite the one on the server (AUTH-16).
 */
export const knownName = (account: Pick<Account, 'name'>, profileName?: string | null): string | undefined =>
  readText(account.name) ?? readText(profileName) ?? undefined

/** Returns the name for an order or a review, which is the known name or the local part of the email (ORDER-3). */
export const fullName = (account: Pick<Account, 'name' | 'email'>, profileName?: string | null): string =>
  knownName(account, profileName) ?? localPart(account.email)

export const isSameEmail = (a: string | null | undefined, b: string): boolean => a?.toLowerCase() === b.toLowerCase()

/** Visible ASCII covers every character that a bearer token may contain. A header may contain more. */
const bearerToken = /^[!-~]+$/

/** Reads an access token. @returns null for "undefined", "null" and text that can't be sent in a header (DATA-5) */
export function readToken(value: unknown): string | null {
  const text = readText(value)
  return text === null || text === 'undefined' || text === 'null' || !bearerToken.test(text) ? null : text
}
