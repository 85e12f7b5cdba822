import type { BaseQueryApi } from '@reduxjs/toolkit/query'
import type { Answer } from '#src/api/answer.ts'
import { isRetryable, type ApiError } from '#src/api/apiError.ts'
import type { Extra } from '#src/api/extra.ts'
import { send, type ApiRequest } from '#src/api/request.ts'
import { upsertUser } from '#src/api/upsertUser.ts'
import { knownName, type Account } from '#src/domain/account.ts'
import { accessChanged, selectAccount, type SessionState } from '#src/session/sessionSlice.ts'
import { tokenStorage } from '#src/session/tokenStorage.ts'

const signedInAccount = (api: BaseQueryApi) => selectAccount(api.getState() as { session: SessionState })

const expired: ApiError = { kind: 'expired', status: 401 }

/** The stored token, if it is this account's. */
const ownToken = ({ id }: Account): string | null => (tokenStorage.owner() === id ? tokenStorage.get() : null)

/** Whether the account is still signed in. Another one's token in storage says that it no longer is, before the provider does (AUTH-15). */
function isCurrent({ id }: Account, api: BaseQueryApi): boolean {
  const owner = tokenStorage.owner()
  return signedInAccount(api)?.id === id && (owner === null || owner === id)
}

/** Whether an answer may mean that the token has expired: a 401, or a 403 unless the token was just issued (AUTH-7). */
const mayBeExpired = ({ error }: Answer, token: string): boolean =>
  error?.status === 401 || (error?.status === 403 && !tokenStorage.isFresh(token))

/** Upserts the signed-in user again to get a new token. Bypasses the endpoint, which would show a toast. */
async function renew(account: Account, api: BaseQueryApi): Promise<string | ApiError> {
  const { platform } = api.extra as Extra
  const upsert = { call: upsertUser, args: { email: account.email, name: knownName(account) } }
  // Without a signal: aborting the first call must not abort the renewal that other calls wait for.
  const { data: token, error } = await send(upsert, platform.config.apiUrl, null, null)
  if (!isCurrent(account, api)) return expired
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
  if (account === null || !isCurrent(account, api)) return expired
  const stored = ownToken(account)
  if (stored !== null && stored !== rejected) return stored
  if (extra.renewal?.accountId === account.id) return extra.renewal.token
  // When the renewals of two accounts overlap, the first to end clears the second: at worst one more renewal.
  const token = renew(account, api).finally(() => (extra.renewal = null))
  extra.renewal = { accountId: account.id, token }
  return token
}

/**
 * Sends a call with the account's stored token. If the server rejects the token, renews it and sends the call once more,
 * mutations too: a rejected call was not executed (AUTH-6, AUTH-7). The second answer counts: a 401, as a rejected renewal,
 * makes access 'expired', a 403 is forbidden.
 */
export async function sendWithBearer(request: ApiRequest, api: BaseQueryApi): Promise<Answer> {
  const { apiUrl } = (api.extra as Extra).platform.config
  const account = signedInAccount(api)
  const token = account && ownToken(account)
  if (token !== null) {
    const answer = await send(request, apiUrl, token, api.signal)
    if (!mayBeExpired(answer, token)) return answer
  }
  const fresh = await freshToken(token, account, api)
  if (typeof fresh !== 'string') return { error: fresh }
  const replay = await send(request, apiUrl, fresh, api.signal)
  if (replay.error?.status !== 401) return replay
  api.dispatch(accessChanged('expired'))
  return { error: expired }
}
