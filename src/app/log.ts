import type { ApiError } from '#src/api/apiError.ts'

/**
 * Logs a failed query (ORDER-8): only the endpoint's name, the kind of error and the status. Arguments, answers and tokens
 * must never be logged (PAY-11).
 */
export const logFailure = (endpoint: string, { kind, status }: ApiError): void =>
  console.info(`${endpoint} failed: ${kind}${status === null ? '' : ` (${status})`}`)
