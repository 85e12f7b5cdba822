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

/** The name in the navbar: the first word of the display name, else the e-mail's part before @ (AUTH-16). */
export const firstName = (account: Pick<Account, 'name' | 'email'>): string =>
  readText(account.name)?.split(/\s/)[0] ?? localPart(account.email)

/**
 * The name that is stored for a person: the display name, else the profile's. Undefined when neither is known: one made from
 * the e-mail would replace the name that the server has (AUTH-16).
 */
export const knownName = (account: Pick<Account, 'name'>, profileName?: string | null): string | undefined =>
  readText(account.name) ?? readText(profileName) ?? undefined

/** The name on an order or a review: the known name, else the e-mail's part before @ (ORDER-3). */
export const fullName = (account: Pick<Account, 'name' | 'email'>, profileName?: string | null): string =>
  knownName(account, profileName) ?? localPart(account.email)

export const isSameEmail = (a: string | null | undefined, b: string): boolean => a?.toLowerCase() === b.toLowerCase()

/** Visible ASCII: every character that a bearer token may contain. A header can contain more. */
const bearerToken = /^[!-~]+$/

/** Reads an access token. @returns null also for "undefined", "null" and what can't be sent (DATA-5) */
export function readToken(value: unknown): string | null {
  const text = readText(value)
  return text === null || text === 'undefined' || text === 'null' || !bearerToken.test(text) ? null : text
}
