import * as z from 'zod/mini'
import { hasSucceeded, type Check } from '#tests/tools/contract/check.ts'
import { parseJson } from '#tests/tools/contract/deviations.ts'

const claimsSchema = z.object({
  email: z.optional(z.string()),
  exp: z.optional(z.number()),
  iat: z.optional(z.number()),
})

/** @returns the claims in a JSON web token; undefined if the token has another format */
export const parseClaims = (token: string) =>
  z.safeParse(claimsSchema, parseJson(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString())).data

const secondsPerHour = 3600

/** Allows for a difference between clocks, and for a token that is one minute old. */
const toleranceSeconds = 120

const describeLifetime = (seconds: number): string =>
  seconds < 48 * secondsPerHour
    ? `${Math.round(seconds / secondsPerHour)} hours`
    : `${Math.round(seconds / secondsPerHour / 24)} days`

/**
 * Notes whether a token's lifetime is too long. Notes nothing if the lifetime is unknown: the token has no time of
 * issue and expires soon.
 */
export function noteTokenLifetime(check: Check, token: string): void {
  const claims = parseClaims(token)
  if (!claims) return
  if (claims.exp === undefined) return check.noteRisk('longToken', 'upsertUser', true, 'its token never expires')
  const seconds = claims.exp - (claims.iat ?? Date.now() / 1000)
  const isTooLong = seconds > secondsPerHour + toleranceSeconds
  const isLifetimeKnown = claims.iat !== undefined || seconds > secondsPerHour - toleranceSeconds
  if (isTooLong || isLifetimeKnown)
    check.noteRisk('longToken', 'upsertUser', isTooLong, `its token lives ${describeLifetime(seconds)}`)
}

const encodePart = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url')

/** Notes whether the server accepts a token without a signature. */
export async function tryUnsignedToken(check: Check, email: string): Promise<void> {
  const expiresAt = Math.round(Date.now() / 1000) + secondsPerHour
  const token = `${encodePart({ alg: 'none', typ: 'JWT' })}.${encodePart({ email, exp: expiresAt })}.`
  const response = await check.send('getMyOrders', { email }, {}, token)
  if (response && (hasSucceeded(response) || response.status === 401 || response.status === 403))
    check.noteRisk('forgedToken', 'getMyOrders', hasSucceeded(response), 'accepts a token without a signature')
}
