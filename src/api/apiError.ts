const errorKinds = ['network', 'expired', 'forbidden', 'notFound', 'refused', 'server', 'contract'] as const

/**
 * Why a call failed:
 * - `network`: there was no response, so the server may or may not have processed the call
 * - `expired`: the user must sign in again
 * - `forbidden`: the user may not make this call
 * - `notFound`: the server does not have the row
 * - `refused`: the server responded, but nothing changed
 * - `server`: the server has a temporary fault, so a retry may succeed
 * - `contract`: the response can't be parsed
 */
export type ApiErrorKind = (typeof errorKinds)[number]

export interface ApiError {
  kind: ApiErrorKind
  /** HTTP status; null if there was no response. Servers may report 'refused' and 'notFound' with status 200 (DATA-11). */
  status: number | null
}

/** Returns false for RTK Query's own errors, such as the error from an aborted request. */
export const isApiError = (value: unknown): value is ApiError =>
  typeof value === 'object' && value !== null && 'kind' in value && errorKinds.some((kind) => kind === value.kind)

export const isAborted = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'name' in error && error.name === 'AbortError'

/** Statuses with a kind of their own. Any other 4xx is 'refused', and any other 5xx is 'server'. */
const kindByStatus: Readonly<Record<number, ApiErrorKind>> = {
  401: 'expired',
  403: 'forbidden',
  404: 'notFound',
  408: 'server',
  429: 'server',
}

/** @param status HTTP status outside 2xx */
export function createErrorFromStatus(status: number): ApiError {
  const defaultKind: ApiErrorKind = status >= 500 ? 'server' : status >= 400 ? 'refused' : 'contract'
  return { kind: kindByStatus[status] ?? defaultKind, status }
}

/** Whether a retry may succeed: after a network error, 408, 429 or any 5xx (NET-1). */
export const isRetryable = ({ kind }: ApiError): boolean => kind === 'network' || kind === 'server'
