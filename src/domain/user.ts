import * as z from 'zod/mini'
import { optionalText, readText } from '#src/domain/wire.ts'

/** A user as GET /allusers answers it (SHOP-3). */
export const userWireSchema = z.object({
  _id: z.optional(z.string()),
  email: z.string(),
  name: optionalText,
  image: optionalText,
  role: optionalText,
})
export type UserWire = z.infer<typeof userWireSchema>

/** GET /allusers */
export const userListWireSchema = z.array(userWireSchema)

/** A user as an admin sees one. */
export interface User {
  email: string
  name: string
  isAdmin: boolean
}

/** Wire to view. */
export const toUser = (wire: UserWire): User => ({
  email: wire.email,
  name: readText(wire.name) ?? '',
  isAdmin: wire.role === 'admin',
})

/** GET /admin/{email} (SHOP-7). Only an explicit boolean counts: anything else is a broken contract (ADMIN-1). */
export const adminWireSchema = z.object({ isAdmin: z.boolean() })

const tokenWireSchema = z.union([z.string(), z.object({ accessToken: z.optional(z.nullable(z.string())) })])

/** PUT /user/{email}: `[{acknowledged}, {accessToken}]` or `[{acknowledged}, "token"]` (SHOP-7, DATA-5). */
export const upsertWireSchema = z.tuple(
  [z.object({ acknowledged: z.optional(z.boolean()) }), z.optional(z.nullable(tokenWireSchema))],
  z.unknown(),
)
export type UpsertWire = z.infer<typeof upsertWireSchema>

/**
 * The access token in the upsert's answer.
 * @returns null when the server did not acknowledge or sent no token; "undefined" and "null" are no tokens (DATA-5)
 */
export function readAccessToken([ack, token]: UpsertWire): string | null {
  if (ack.acknowledged !== true) return null
  const text = readText(typeof token === 'string' ? token : token?.accessToken)
  return text === 'undefined' || text === 'null' ? null : text
}

/** Body of PUT /user/{email} (SHOP-7). */
export const userBodySchema = z.object({ email: z.string(), name: z.string() })
export type UserBody = z.infer<typeof userBodySchema>

const jwtPayloadSchema = z.object({ exp: z.number() })

/**
 * Whether a token says of itself that its time is over (AUTH-7).
 * @param token a JWT, or anything else
 * @param now milliseconds since 1970
 * @returns false for tokens that can't be read: only a clear `exp` in the past counts
 */
export function isExpired(token: string, now: number): boolean {
  const [, payload] = token.split('.')
  if (!payload) return false
  try {
    const parsed = z.safeParse(jwtPayloadSchema, JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/'))))
    return parsed.success && parsed.data.exp * 1000 <= now
  } catch {
    return false
  }
}

/** Who is signed in, whatever the identity provider calls it. */
export interface Account {
  id: string
  email: string
  /** Display name; null when the account has none. */
  name: string | null
  photo: string | null
  /** Whether "Change password" makes sense for this account (AUTH-20). */
  hasPassword: boolean
}

const localPart = (email: string): string => email.split('@')[0] ?? email

/** The navbar's name: the first word of the display name, else the e-mail's part before @ (SHOP-2, AUTH-16). */
export const firstName = (account: Pick<Account, 'name' | 'email'>): string =>
  readText(account.name)?.split(/\s+/)[0] ?? localPart(account.email)

/** The name on an order or a review: display name, else the profile's, else the e-mail's local part (ORDER-3). */
export const fullName = (account: Pick<Account, 'name' | 'email'>, profileName?: string | null): string =>
  readText(account.name) ?? readText(profileName) ?? localPart(account.email)
