const kinds = ['network', 'expired', 'forbidden', 'notFound', 'refused', 'server', 'contract'] as const

/**
 * Why a call failed. network: no response, so the server may or may not have processed it · expired: sign in again ·
 * refused: the server responded, but nothing changed · server: temporary, a retry may succeed · contract: unreadable response
 */
export type ApiErrorKind = (typeof kinds)[number]

export interface ApiError {
  kind: ApiErrorKind
  /** HTTP status; null without a response. The kinds 'refused' and 'notFound' may have status 200 (DATA-11). */
  status: number | null
}

/** False for errors of RTK Query itself, such as that of an aborted request. */
export const isApiError = (value: unknown): value is ApiError =>
  typeof value === 'object' && value !== null && 'kind' in value && kinds.some((kind) => kind === value.kind)

export const isAborted = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'name' in error && error.name === 'AbortError'

/** Other statuses: any 4xx is 'refused', any 5xx is 'server'. */
const kindByStatus: Readonly<Record<number, ApiErrorKind>> = {
  401: 'expired',
  403: 'forbidden',
  404: 'notFound',
  408: 'server',
  429: 'server',
}

/** @param status outside 2xx */
export function fromStatus(status: number): ApiError {
  const range: ApiErrorKind = status >= 500 ? 'server' : status >= 400 ? 'refused' : 'contract'
  return { kind: kindByStatus[status] ?? range, status }
}

/** Whether a retry may succeed, after a network error, 408, 429 or 5xx (NET-1). */
export const isRetryable = ({ kind }: ApiError): boolean => kind === 'network' || kind === 'server'
