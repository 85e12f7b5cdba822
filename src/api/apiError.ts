const kinds = ['network', 'expired', 'forbidden', 'notFound', 'refused', 'server', 'contract'] as const

/**
 * Why a call failed, in the shop's words. network: no answer, so it may or may not have been done · expired: sign in
 * again · refused: answered, but nothing was done · server: may heal by itself · contract: an answer nobody can read.
 */
export type ApiErrorKind = (typeof kinds)[number]

/** The one error of every call. */
export interface ApiError {
  kind: ApiErrorKind
  /** HTTP status; null when no answer came. 200 with 'refused': answered, nothing affected (DATA-11). */
  status: number | null
}

/** @returns false for what RTK Query throws by itself: an aborted request is no ApiError. */
export const isApiError = (value: unknown): value is ApiError =>
  typeof value === 'object' && value !== null && 'kind' in value && kinds.some((kind) => kind === value.kind)

/** Statuses with a kind of their own; any other 4xx is a refusal, and 5xx the server's trouble. */
const kindOf: Readonly<Record<number, ApiErrorKind>> = {
  401: 'expired',
  403: 'forbidden',
  404: 'notFound',
  408: 'server',
  429: 'server',
}

/** An HTTP status outside 2xx as an ApiError. */
export function fromStatus(status: number): ApiError {
  const range: ApiErrorKind = status >= 500 ? 'server' : status >= 400 ? 'refused' : 'contract'
  return { kind: kindOf[status] ?? range, status }
}

/** Whether asking again may help: network errors, 408, 429, 5xx (NET-1). */
export const canHeal = ({ kind }: ApiError): boolean => kind === 'network' || kind === 'server'
