import type { BaseQueryApi } from '@reduxjs/toolkit/query'
import type { Answer } from '#src/api/answer.ts'
import { canHeal, type ApiError } from '#src/api/apiError.ts'
import { call, send, type ApiCall } from '#src/api/request.ts'
import { fullName, isExpired, type Account } from '#src/domain/user.ts'
import type { Platform } from '#src/platform/ports.ts'
import { accessChanged, type SessionState } from '#src/session/sessionSlice.ts'
import { tokenStorage } from '#src/session/tokenStorage.ts'

/** The store's own platform and session, as a base query sees them. */
export const shopOf = (api: BaseQueryApi) => ({
  platform: api.extra as Platform,
  signedIn: () => {
    const { session } = api.getState() as { session: SessionState }
    return session.phase === 'signedIn' ? session.account : null
  },
})

const expired: ApiError = { kind: 'expired', status: 401 }

/** 401, or a 403 to a token that says itself that its time is over (AUTH-7). */
const isStale = ({ error }: Answer, token: string): boolean =>
  error?.status === 401 || (error?.status === 403 && isExpired(token, Date.now()))

/** The renewal that is under way, one per shop: all calls of its account that wait for a token share it (AUTH-6). */
const renewals = new WeakMap<Platform, { accountId: string; token: Promise<string | ApiError> }>()

/** Upserts the signed-in user again for a new token. Not an endpoint's business: nobody is told unless it fails. */
async function renew(account: Account, api: BaseQueryApi): Promise<string | ApiError> {
  const { platform, signedIn } = shopOf(api)
  const upsert = call('upsertUser', { email: account.email, name: fullName(account) })
  // whoever asked first may go away; the others still wait
  const { data: token, error } = await send(
    upsert,
    { ...api, signal: new AbortController().signal },
    platform.config.apiUrl,
    null,
  )
  if (signedIn()?.id !== account.id) return expired
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
  const { platform, signedIn } = shopOf(api)
  if (account === null || signedIn()?.id !== account.id) return expired
  const stored = tokenStorage.get()
  if (stored !== null && stored !== refused) return stored
  const running = renewals.get(platform)
  if (running?.accountId === account.id) return running.token
  // where two accounts' renewals overlap, the first to end may cost the other one renewal more, and nothing else
  const token = renew(account, api).finally(() => renewals.delete(platform))
  renewals.set(platform, { accountId: account.id, token })
  return token
}

/**
 * Sends a call with the stored token. Where the token's time is over, one shared renewal, and the call is sent once more:
 * the server had refused it, so a mutation is not done twice (AUTH-6, AUTH-7). Else the session is 'expired'.
 */
export async function sendWithBearer(call: ApiCall, api: BaseQueryApi): Promise<Answer> {
  const { platform, signedIn } = shopOf(api)
  const { apiUrl } = platform.config
  const account = signedIn()
  const token = tokenStorage.get()
  if (token !== null) {
    const answer = await send(call, api, apiUrl, token)
    if (!isStale(answer, token)) return answer
  }
  const fresh = await freshToken(token, account, api)
  if (typeof fresh !== 'string') return { error: fresh }
  const replay = await send(call, api, apiUrl, fresh)
  if (!isStale(replay, fresh)) return replay
  api.dispatch(accessChanged('expired'))
  return { error: expired }
}
