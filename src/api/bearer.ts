import type { BaseQueryApi } from '@reduxjs/toolkit/query'
import type { Answer } from '#src/api/answer.ts'
import { canHeal, type ApiError } from '#src/api/apiError.ts'
import type { Extra } from '#src/api/extra.ts'
import { send, type ApiRequest } from '#src/api/request.ts'
import { upsertUser } from '#src/api/upsertUser.ts'
import { fullName, isExpired, type Account } from '#src/domain/user.ts'
import { accessChanged, type SessionState } from '#src/session/sessionSlice.ts'
import { tokenStorage } from '#src/session/tokenStorage.ts'

const signedInAccount = (api: BaseQueryApi): Account | null => {
  const { session } = api.getState() as { session: SessionState }
  return session.phase === 'signedIn' ? session.account : null
}

const expired: ApiError = { kind: 'expired', status: 401 }

/** 401, or a 403 to a token that says itself that its time is over (AUTH-7). */
const isStale = ({ error }: Answer, token: string): boolean =>
  error?.status === 401 || (error?.status === 403 && isExpired(token, Date.now()))

/** Upserts the signed-in user again for a new token: not by its endpoint, for it has no toast. */
async function renew(account: Account, api: BaseQueryApi): Promise<string | ApiError> {
  const { platform } = api.extra as Extra
  const upsert = { call: upsertUser, args: { email: account.email, name: fullName(account) } }
  // the call that asked first may be aborted; the others still wait
  const shared = { ...api, signal: new AbortController().signal }
  const { data: token, error } = await send(upsert, shared, platform.config.apiUrl, null)
  if (signedInAccount(api)?.id !== account.id) return expired
  // a network error never signs anyone out (AUTH-6)
  if (error && canHeal(error)) return error
  if (error || typeof token !== 'string') {
    api.dispatch(accessChanged('expired'))
    return expired
  }
  tokenStorage.set(token, account.id)
  api.dispatch(accessChanged('granted'))
  return token
}

/**
 * @param account whose call it is; nobody else's token will do
 * @returns a token other than the one that was refused: another call's renewal, the one under way, or a new one
 */
function freshToken(
  refused: string | null,
  account: Account | null,
  api: BaseQueryApi,
): string | ApiError | Promise<string | ApiError> {
  const extra = api.extra as Extra
  if (account === null || signedInAccount(api)?.id !== account.id) return expired
  const stored = tokenStorage.get()
  if (stored !== null && stored !== refused) return stored
  if (extra.renewal?.accountId === account.id) return extra.renewal.token
  // where two accounts' renewals overlap, the first to end may cost the other one renewal more, and nothing else
  const token = renew(account, api).finally(() => (extra.renewal = null))
  extra.renewal = { accountId: account.id, token }
  return token
}

/**
 * Sends a call with the stored token. Where the token's time is over, one shared renewal, and the call is sent once more:
 * the server had refused it, so a mutation is not done twice (AUTH-6, AUTH-7). Else the session is 'expired'.
 */
export async function sendWithBearer(request: ApiRequest, api: BaseQueryApi): Promise<Answer> {
  const { apiUrl } = (api.extra as Extra).platform.config
  const account = signedInAccount(api)
  const token = tokenStorage.get()
  if (token !== null) {
    const answer = await send(request, api, apiUrl, token)
    if (!isStale(answer, token)) return answer
  }
  const fresh = await freshToken(token, account, api)
  if (typeof fresh !== 'string') return { error: fresh }
  const replay = await send(request, api, apiUrl, fresh)
  if (!isStale(replay, fresh)) return replay
  api.dispatch(accessChanged('expired'))
  return { error: expired }
}
