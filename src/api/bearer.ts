import type { BaseQueryApi } from '@reduxjs/toolkit/query'
import type { Answer } from '#src/api/answer.ts'
import { isRetryable, type ApiError } from '#src/api/apiError.ts'
import type { Extra } from '#src/api/extra.ts'
import { send, type ApiRequest } from '#src/api/request.ts'
import { upsertUser } from '#src/api/upsertUser.ts'
import { fullName, type Account } from '#src/domain/account.ts'
import { isExpired } from '#src/domain/user.ts'
import { accessChanged, selectAccount, type SessionState } from '#src/session/sessionSlice.ts'
import { tokenStorage } from '#src/session/tokenStorage.ts'

const signedInAccount = (api: BaseQueryApi) => selectAccount(api.getState() as { session: SessionState })

const expired: ApiError = { kind: 'expired', status: 401 }

/** Whether the server rejected the token as expired: a 401, or a 403 when the token's own `exp` has passed (AUTH-7). */
const isTokenRejected = ({ error }: Answer, token: string): boolean =>
  error?.status === 401 || (error?.status === 403 && isExpired(token, Date.now()))

/** Upserts the signed-in user again to get a new token. Bypasses the endpoint, which would show a toast. */
async function renew(account: Account, api: BaseQueryApi): Promise<string | ApiError> {
  const { platform } = api.extra as Extra
  const upsert = { call: upsertUser, args: { email: account.email, name: fullName(account) } }
  // Without a signal: aborting the first call must not abort the renewal that other calls wait for.
  const { data: token, error } = await send(upsert, platform.config.apiUrl, null, null)
  if (signedInAccount(api)?.id !== account.id) return expired
  // A network error never signs anyone out (AUTH-6).
  if (error && isRetryable(error)) return error
  if (typeof token !== 'string') {
    api.dispatch(accessChanged('expired'))
    return expired
  }
  tokenStorage.set(token, account.id)
  api.dispatch(accessChanged('granted'))
  return token
}

/**
 * Gets a token to replace a rejected one: the stored token if another call has renewed it, the pending renewal, or a new
 * renewal.
 * @param rejected the token that the server rejected; null when there was none
 * @param account the account that made the call; 'expired' when it is no longer signed in
 */
function freshToken(
  rejected: string | null,
  account: Account | null,
  api: BaseQueryApi,
): string | ApiError | Promise<string | ApiError> {
  const extra = api.extra as Extra
  if (account === null || signedInAccount(api)?.id !== account.id) return expired
  const stored = tokenStorage.get()
  if (stored !== null && stored !== rejected) return stored
  if (extra.renewal?.accountId === account.id) return extra.renewal.token
  // When the renewals of two accounts overlap, the first to end clears the second: at worst one more renewal.
  const token = renew(account, api).finally(() => (extra.renewal = null))
  extra.renewal = { accountId: account.id, token }
  return token
}

/**
 * Sends a call with the stored token. If the server rejects the token, renews it and sends the call once more, mutations
 * too: a rejected call was not executed (AUTH-6, AUTH-7). If the renewal or the second attempt is rejected, access is 'expired'.
 */
export async function sendWithBearer(request: ApiRequest, api: BaseQueryApi): Promise<Answer> {
  const { apiUrl } = (api.extra as Extra).platform.config
  const account = signedInAccount(api)
  const token = tokenStorage.get()
  if (token !== null) {
    const answer = await send(request, apiUrl, token, api.signal)
    if (!isTokenRejected(answer, token)) return answer
  }
  const fresh = await freshToken(token, account, api)
  if (typeof fresh !== 'string') return { error: fresh }
  const replay = await send(request, apiUrl, fresh, api.signal)
  if (!isTokenRejected(replay, fresh)) return replay
  api.dispatch(accessChanged('expired'))
  return { error: expired }
}
