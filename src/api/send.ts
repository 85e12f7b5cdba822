import type { BaseQueryApi } from '@reduxjs/toolkit/query'
import { accessToken, parseResponse, type ApiResult } from '#src/api/parseResponse.ts'
import { fromStatus, isRetryable, type ApiError } from '#src/api/apiError.ts'
import { fillPath, pickBody, put, type Call, type EmptyOptions } from '#src/api/call.ts'
import { callToasts } from '#src/copy/toasts.ts'
import { knownName, type Account } from '#src/domain/account.ts'
import { userBodySchema } from '#src/domain/user.ts'
import { buildHeaders, http, takePrefetched } from '#src/lib/http.ts'
import { toast } from '#src/lib/toast.ts'
import type { Platform } from '#src/ports/ports.ts'
import { tokenStatusChanged, selectAccount, type SessionState } from '#src/session/sessionSlice.ts'
import { tokenStorage } from '#src/session/tokenStorage.ts'

/** The `extra` argument of a store's thunks and calls: its platform, and state that needs no rendering. */
export interface ThunkExtra {
  readonly platform: Platform
  /** Number of data-changing calls that have ended. */
  completedMutations: number
  /** The pending token renewal, which all calls of that account share (AUTH-6); null when none is pending. */
  renewal: { accountId: string; token: Promise<string | ApiError> } | null
  /** The last check of the role had no response: the signed-in user may have no row (ADMIN-18). */
  mayLackUserRow: boolean
}

export const createThunkExtra = (platform: Platform): ThunkExtra => ({
  platform,
  completedMutations: 0,
  renewal: null,
  mayLackUserRow: false,
})

export interface ApiRequest {
  call: Call
  args: unknown
  /** Whether a public read bypasses the HTTP cache and prefetched responses too, as all other calls do. */
  isUncached?: boolean
}

/** A 401 means 'expired' only when a token was sent; without one there is nothing to renew. */
function toApiError(status: number, token: string | null): ApiError {
  const error = fromStatus(status)
  return error.kind === 'expired' && token === null ? { kind: 'forbidden', status } : error
}

/** Reads the complete answer of a call. @param token the one that was sent; null for none */
export function readResponse(
  call: Call,
  { ok, status }: Pick<Response, 'ok' | 'status'>,
  text: string,
  token: string | null,
): ApiResult {
  const { emptyBodyIs, notFoundIs }: EmptyOptions = call.method === 'GET' ? call : {}
  if (ok) return parseResponse(call.response, status, text, emptyBodyIs)
  return status === 404 && notFoundIs ? call.response.parse(null, status) : { error: toApiError(status, token) }
}

/** Sends a call once and reads its answer. Never throws: every failure is an ApiError. */
async function sendOnce(
  { call, args, isUncached = call.method !== 'GET' || call.auth !== 'anyone' }: ApiRequest,
  apiUrl: string,
  token: string | null,
  signal: AbortSignal,
): Promise<ApiResult> {
  const values = (args ?? {}) as Readonly<Record<string, unknown>>
  const fields = pickBody(call, values)
  const body = fields ? JSON.stringify(fields) : null
  const url = apiUrl + fillPath(call.path, values)
  const prefetched = isUncached ? undefined : takePrefetched(url)
  const cache = isUncached ? 'no-store' : 'no-cache'
  const response = await (prefetched ??
    http(url, { method: call.method, headers: buildHeaders(body, token), body, signal, cache }))
  if (response === null) return { error: { kind: 'network', status: null } }
  return readResponse(call, response.response, response.text, token)
}

export const tokenCalls = {
  /**
   * PUT /user/{email}, only ever with the signed-in user's own email (ADMIN-6): after a sign-in, and here to renew a token
   * (AUTH-6).
   * @returns the access token; 'refused' when the answer has none (DATA-5)
   */
  upsertUser: put('/user/{email}', {
    auth: 'anyone',
    body: userBodySchema,
    response: accessToken,
    toasts: { done: null, other: toast.error(callToasts.upsertFailed) },
  }),
}

const signedInAccount = (api: BaseQueryApi) => selectAccount(api.getState() as { session: SessionState })

const expired: ApiError = { kind: 'expired', status: 401 }

const tokenForAccount = ({ id }: Account): string | null => (tokenStorage.owner() === id ? tokenStorage.get() : null)

/** Whether the account is still signed in. Another one's token in storage says that it no longer is, before the provider does (AUTH-15). */
function isStillSignedIn({ id }: Account, api: BaseQueryApi): boolean {
  const owner = tokenStorage.owner()
  return signedInAccount(api)?.id === id && (owner === null || owner === id)
}

/**
 * Whether the server may have rejected the token: a 401, or a 403, which many servers return for an expired token, or for
 * every token once their secret has changed (AUTH-7).
 */
const tokenMayBeExpired = ({ error }: ApiResult): boolean => error?.status === 401 || error?.status === 403

/** How long a renewal may take, in ms: every call of the account waits for it. */
const renewalTimeoutMs = 30_000

/** Upserts the signed-in user again to get a new token. Bypasses the endpoint, which would show a toast. */
async function renew(account: Account, api: BaseQueryApi): Promise<string | ApiError> {
  const { platform } = api.extra as ThunkExtra
  const upsert = { call: tokenCalls.upsertUser, args: { email: account.email, name: knownName(account) } }
  // Not the call's own signal: aborting the first call must not abort the renewal that other calls wait for.
  const signal = AbortSignal.timeout(renewalTimeoutMs)
  const { data: token, error } = await sendOnce(upsert, platform.config.apiUrl, null, signal)
  if (!isStillSignedIn(account, api)) return expired
  // A network error never signs anyone out (AUTH-6).
  if (error && isRetryable(error)) return error
  if (typeof token !== 'string') {
    api.dispatch(tokenStatusChanged('expired'))
    return expired
  }
  tokenStorage.set(token, account.id)
  api.dispatch(tokenStatusChanged('granted'))
  return token
}

/**
 * Gets a token in place of one that the server rejected: the stored one if another call has renewed it, that of the pending
 * renewal, or of a new one; 'expired' when the account is no longer signed in.
 */
function getReplacementToken(
  rejected: string | null,
  account: Account | null,
  api: BaseQueryApi,
): string | ApiError | Promise<string | ApiError> {
  const extra = api.extra as ThunkExtra
  if (account === null || !isStillSignedIn(account, api)) return expired
  const stored = tokenForAccount(account)
  if (stored !== null && stored !== rejected) return stored
  if (extra.renewal?.accountId === account.id) return extra.renewal.token
  // When the renewals of two accounts overlap, the first to end clears the second: at worst one more renewal.
  const token = renew(account, api).finally(() => (extra.renewal = null))
  extra.renewal = { accountId: account.id, token }
  return token
}

/** Upserts the signed-in user again, which also creates a missing user row. @returns the new token */
export function renewToken(api: BaseQueryApi): string | ApiError | Promise<string | ApiError> {
  const account = signedInAccount(api)
  return getReplacementToken(account && tokenForAccount(account), account, api)
}

/**
 * Sends a call with the account's stored token. If the server rejects the token, renews it and sends the call once more,
 * mutations too: a rejected call was not executed (AUTH-6, AUTH-7). The second answer counts: a 401, as a rejected renewal,
 * makes the token 'expired', a 403 is forbidden.
 */
async function sendWithBearer(request: ApiRequest, api: BaseQueryApi): Promise<ApiResult> {
  const { apiUrl } = (api.extra as ThunkExtra).platform.config
  const account = signedInAccount(api)
  const token = account && tokenForAccount(account)
  if (token !== null) {
    const answer = await sendOnce(request, apiUrl, token, api.signal)
    if (!tokenMayBeExpired(answer)) return answer
  }
  const fresh = await getReplacementToken(token, account, api)
  if (typeof fresh !== 'string') return { error: fresh }
  const secondResult = await sendOnce(request, apiUrl, fresh, api.signal)
  if (secondResult.error?.status !== 401) return secondResult
  api.dispatch(tokenStatusChanged('expired'))
  return { error: expired }
}

/** Sends a call, with the token of the signed-in account when it needs one. Never throws. */
export const send = (request: ApiRequest, api: BaseQueryApi): Promise<ApiResult> =>
  request.call.auth === 'anyone'
    ? sendOnce(request, (api.extra as ThunkExtra).platform.config.apiUrl, null, api.signal)
    : sendWithBearer(request, api)
