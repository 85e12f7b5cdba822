const kinds = ['network', 'expired', 'forbidden', 'notFound', 'refused', 'server', 'contract'] as const

/**
 * Why a call failed. network: no answer, so the server may or may not have processed it · expired: sign in again ·
 * refused: answered, but nothing changed · server: temporary, a retry may succeed · contract: the answer can't be read.
 */
export type ApiErrorKind = (typeof kinds)[number]

export interface ApiError {
  kind: ApiErrorKind
  /** HTTP status; null without a response. 200 with the kinds 'refused' and 'notFound': the call affected nothing (DATA-11). */
  status: number | null
}

/** @returns false for errors that RTK Query throws itself, e.g. for an aborted request */
export const isApiError = (value: unknown): value is ApiError =>
  typeof value === 'object' && value !== null && 'kind' in value && kinds.some((kind) => kind === value.kind)

export const isAborted = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'name' in error && error.name === 'AbortError'

/** Statuses with a kind of their own. Any other 4xx is 'refused', any 5xx is 'server'. */
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

/** Whether a retry may succeed: network errors, 408, 429 and 5xx (NET-1). */
export const isRetryable = ({ kind }: ApiError): boolean => kind === 'network' || kind === 'server'
