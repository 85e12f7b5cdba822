import type { BaseQueryApi } from '@reduxjs/toolkit/query'
import { parseResponse, type ApiResult } from '#src/api/parseResponse.ts'
import { createErrorFromStatus, isRetryable, type ApiError } from '#src/api/apiError.ts'
import { fillPath, pickBody, type Call, type EmptyResponseOptions } from '#src/api/call.ts'
import { tokenCalls } from '#src/api/tokens.ts'
import { findKnownName, type Account } from '#src/domain/account.ts'
import { buildHeaders, sendRequest, takePrefetchedResponse } from '#src/lib/http.ts'
import type { Platform } from '#src/ports/ports.ts'
import { tokenStatusChanged, selectAccount, type SessionState } from '#src/session/sessionSlice.ts'
import { tokenStorage } from '#src/session/tokenStorage.ts'

/** The `extra` argument of thunks and calls: the platform, and state that no component renders. */
export interface ThunkExtra {
  readonly platform: Platform
  completedMutationCount: number
  /** The pending token renewal. All calls of the account wait for the same renewal (AUTH-6). */
  tokenRenewal: { accountId: string; token: Promise<string | ApiError> } | null
  /** The token of the last successful call. */
  lastAcceptedToken: string | null
  /** Keys of the calls that the server has forbidden even with a renewed token. Each key contains the account (AUTH-7). */
  readonly forbiddenCallKeys: Set<string>
  /** Whether the last request for the user's role failed, possibly because the signed-in user has no row (ADMIN-18). */
  mayLackUserRow: boolean
}

export const createThunkExtra = (platform: Platform): ThunkExtra => ({
  platform,
  completedMutationCount: 0,
  tokenRenewal: null,
  lastAcceptedToken: null,
  forbiddenCallKeys: new Set(),
  mayLackUserRow: false,
})

export interface ApiRequest {
  call: Call
  args: unknown
  /** Makes a public query bypass the HTTP cache and prefetched responses, as every other call does. */
  isUncached?: boolean
}

/** Returns the values for the call's path and body, by name. */
const getArguments = ({ args }: ApiRequest) => (args ?? {}) as Readonly<Record<string, unknown>>

/** Converts a status to an error. Without a token, a 401 is 'forbidden', because there is no token to renew. */
function toApiError(status: number, token: string | null): ApiError {
  const error = createErrorFromStatus(status)
  return error.kind === 'expired' && token === null ? { kind: 'forbidden', status } : error
}

/**
 * Converts a complete response to a result.
 * @param token the token that was sent; null if the call was sent without a token
 */
export function readResponse(
  call: Call,
  { ok, status }: Pick<Response, 'ok' | 'status'>,
  text: string,
  token: string | null,
): ApiResult {
  const { emptyBodyIs, notFoundIs }: EmptyResponseOptions = call.method === 'GET' ? call : {}
  if (ok) return parseResponse(call.response, status, text, emptyBodyIs)
  return status === 404 && notFoundIs ? call.response.parse(null, status) : { error: toApiError(status, token) }
}

/** Sends a call once. Never rejects: every failure is an ApiError. */
async function sendOnce(
  request: ApiRequest,
  token: string | null,
  { extra, signal }: Pick<BaseQueryApi, 'extra' | 'signal'>,
): Promise<ApiResult> {
  const { call, isUncached = call.method !== 'GET' || call.auth !== 'anyone' } = request
  const values = getArguments(request)
  const fields = pickBody(call, values)
  const body = fields ? JSON.stringify(fields) : null
  const url = (extra as ThunkExtra).platform.config.apiUrl + fillPath(call.path, values)
  const prefetchedResponse = isUncached ? undefined : takePrefetchedResponse(url)
  const cache = isUncached ? 'no-store' : 'no-cache'
  const httpResponse = await (prefetchedResponse ??
    sendRequest(url, { method: call.method, headers: buildHeaders(body, token), body, signal, cache }))
  if (httpResponse === null) return { error: { kind: 'network', status: null } }
  return readResponse(call, httpResponse.response, httpResponse.text, token)
}

const getSignedInAccount = (api: BaseQueryApi) => selectAccount(api.getState() as { session: SessionState })

const expiredError: ApiError = { kind: 'expired', status: 401 }

const getTokenForAccount = ({ id }: Account): string | null =>
  tokenStorage.getAccountId() === id ? tokenStorage.get() : null

/**
 * Whether an account is still signed in. If another account's token is stored, this account has signed out, even if the
 * identity provider has not reported the sign-out yet (AUTH-15).
 */
function isStillSignedIn({ id }: Account, api: BaseQueryApi): boolean {
  const storedAccountId = tokenStorage.getAccountId()
  return getSignedInAccount(api)?.id === id && (storedAccountId === null || storedAccountId === id)
}

/**
 * Whether the token may be expired. Many servers return 403, not 401, for an expired token, or for every token after their
 * secret has changed (AUTH-7).
 */
const tokenMayBeExpired = ({ error }: ApiResult): boolean => error?.status === 401 || error?.status === 403

/** In ms: the time limit of a renewal. A renewal must end, because all calls of the account wait for it. */
const renewalTimeoutMs = 30_000

/** Upserts the signed-in user again to get a new token. It bypasses the RTK Query endpoint, because that would show a toast. */
async function requestNewToken(account: Account, api: BaseQueryApi): Promise<string | ApiError> {
  const upsertRequest = { call: tokenCalls.upsertUser, args: { email: account.email, name: findKnownName(account) } }
  // Aborting one call must not abort the renewal, because other calls also wait for it. So the renewal has its own signal.
  const signal = AbortSignal.timeout(renewalTimeoutMs)
  const { data: token, error } = await sendOnce(upsertRequest, null, { extra: api.extra, signal })
  if (!isStillSignedIn(account, api)) return expiredError
  // A network error never signs anyone out (AUTH-6).
  if (error && isRetryable(error)) return error
  if (typeof token !== 'string') {
    api.dispatch(tokenStatusChanged('expired'))
    return expiredError
  }
  tokenStorage.set(token, account.id)
  api.dispatch(tokenStatusChanged('granted'))
  return token
}

/**
 * Gets a replacement for a rejected token: the stored token if another call has renewed it, otherwise the token of the pending
 * renewal, otherwise the token of a new renewal.
 * @returns 'expired' if the account is no longer signed in
 */
async function getReplacementToken(
  rejectedToken: string | null,
  account: Account | null,
  api: BaseQueryApi,
): Promise<string | ApiError> {
  const extra = api.extra as ThunkExtra
  if (account === null || !isStillSignedIn(account, api)) return expiredError
  const storedToken = getTokenForAccount(account)
  if (storedToken !== null && storedToken !== rejectedToken) return storedToken
  if (extra.tokenRenewal?.accountId === account.id) return extra.tokenRenewal.token
  // If the renewals of two accounts overlap, the first to end also clears the other account's renewal. This costs at most one
  // more renewal.
  const token = requestNewToken(account, api).finally(() => (extra.tokenRenewal = null))
  extra.tokenRenewal = { accountId: account.id, token }
  return token
}

/**
 * Upserts the signed-in user again. This also creates a missing row.
 * @returns the new token
 */
export function renewToken(api: BaseQueryApi): Promise<string | ApiError> {
  const account = getSignedInAccount(api)
  return getReplacementToken(account && getTokenForAccount(account), account, api)
}

/**
 * Sends a call with the account's token. If the server rejects the token, renews it and sends the call a second time. Mutations
 * are sent again too, because a rejected call was not executed. After a second 401, the session is 'expired'. After a second
 * 403, the call is 'forbidden', and later 403s to the same call don't renew a token that works for other calls (AUTH-7).
 */
async function sendWithBearer(request: ApiRequest, api: BaseQueryApi): Promise<ApiResult> {
  const extra = api.extra as ThunkExtra
  const { forbiddenCallKeys } = extra
  const account = getSignedInAccount(api)
  const { method, path } = request.call
  const callKey = `${account?.id} ${method} ${fillPath(path, getArguments(request))}`
  const sendWithToken = async (token: string): Promise<ApiResult> => {
    const result = await sendOnce(request, token, api)
    if (!result.error) {
      extra.lastAcceptedToken = token
      forbiddenCallKeys.delete(callKey)
    }
    return result
  }

  const token = account && getTokenForAccount(account)
  if (token !== null) {
    const firstResult = await sendWithToken(token)
    const isKnownForbidden =
      firstResult.error?.status === 403 && token === extra.lastAcceptedToken && forbiddenCallKeys.has(callKey)
    if (isKnownForbidden || !tokenMayBeExpired(firstResult)) return firstResult
  }
  const newToken = await getReplacementToken(token, account, api)
  if (typeof newToken !== 'string') return { error: newToken }
  const secondResult = await sendWithToken(newToken)
  if (secondResult.error?.status === 403) forbiddenCallKeys.add(callKey)
  if (secondResult.error?.status !== 401) return secondResult
  api.dispatch(tokenStatusChanged('expired'))
  return { error: expiredError }
}

/** Sends a call, with the signed-in account's token if it needs one. Never rejects. */
export const send = (request: ApiRequest, api: BaseQueryApi): Promise<ApiResult> =>
  request.call.auth === 'anyone' ? sendOnce(request, null, api) : sendWithBearer(request, api)
