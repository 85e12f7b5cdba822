import type { ApiError } from '#src/api/apiError.ts'

/**
 * A failed query is logged, not told in a toast (SHOP-8, ORDER-8). Only the call's name and why it
 * failed: no payload, no answer, no token (PAY-11).
 */
export const logFailure = (endpoint: string, { kind, status }: ApiError): void =>
  console.info(`${endpoint} failed: ${kind}${status === null ? '' : ` (${status})`}`)
