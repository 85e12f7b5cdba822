import * as z from 'zod/mini'
import { isDone, type Check } from '#tests/tools/contract/check.ts'
import { parseJson } from '#tests/tools/contract/deviations.ts'

const claimsSchema = z.object({
  email: z.optional(z.string()),
  exp: z.optional(z.number()),
  iat: z.optional(z.number()),
})

/** The claims of a JSON web token; undefined for a token of another kind. */
export const parseClaims = (token: string) =>
  z.safeParse(claimsSchema, parseJson(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString())).data

const hourSeconds = 3600

/** Clocks differ, and a token may be a minute old. */
const toleranceSeconds = 120

const describeLife = (seconds: number): string =>
  seconds < 48 * hourSeconds
    ? `${Math.round(seconds / hourSeconds)} hours`
    : `${Math.round(seconds / hourSeconds / 24)} days`

/**
 * Notes a token's lifetime, if it has one. Without its time of issue, the time left may be too short to judge.
 */
export function noteTokenLife(check: Check, token: string): void {
  const claims = parseClaims(token)
  if (!claims) return
  if (claims.exp === undefined) return check.noteRisk('longToken', 'upsertUser', true, 'its token never expires')
  const seconds = claims.exp - (claims.iat ?? Date.now() / 1000)
  const isLong = seconds > hourSeconds + toleranceSeconds
  const isFresh = claims.iat !== undefined || seconds > hourSeconds - toleranceSeconds
  if (isLong || isFresh) check.noteRisk('longToken', 'upsertUser', isLong, `its token lives ${describeLife(seconds)}`)
}

const encode = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url')

/** Sends an unsigned token. */
export async function tryUnsignedToken(check: Check, email: string): Promise<void> {
  const expiresAt = Math.round(Date.now() / 1000) + hourSeconds
  const token = `${encode({ alg: 'none', typ: 'JWT' })}.${encode({ email, exp: expiresAt })}.`
  const response = await check.send('getMyOrders', { email }, {}, token)
  if (response && (isDone(response) || response.status === 401 || response.status === 403))
    check.noteRisk('forgedToken', 'getMyOrders', isDone(response), 'accepts a token without a signature')
}
