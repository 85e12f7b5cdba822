import type { ApiError } from '#src/api/apiError.ts'

/**
 * A failed query is logged, not told in a toast (SPEC 8 "Fetch failures", DECISIONS D8). Only the call's name and why it
 * failed: no payload, no answer, no token (DECISIONS E11).
 */
export const logFailure = (endpoint: string, { kind, status }: ApiError): void =>
  console.info(`${endpoint} failed: ${kind}${status === null ? '' : ` (${status})`}`)
