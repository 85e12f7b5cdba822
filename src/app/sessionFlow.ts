import { addListener, type ThunkAction, type UnknownAction } from '@reduxjs/toolkit'
import { setupListeners } from '@reduxjs/toolkit/query'
import { isApiError } from '#src/api/apiError.ts'
import { baseApi } from '#src/api/baseApi.ts'
import type { Extra } from '#src/api/extra.ts'
import type { AppStore, RootState } from '#src/app/store.ts'
import { toasts } from '#src/copy/toasts.ts'
import { fullName, type Account } from '#src/domain/user.ts'
import type { Platform } from '#src/platform/ports.ts'
import { error, info } from '#src/notifications/toast.ts'
import { showToast } from '#src/notifications/actions.ts'
import { accessChanged, accessRetried, signedIn, signedOut } from '#src/session/sessionSlice.ts'
import { tokenStorage } from '#src/session/tokenStorage.ts'

type Thunk<Result> = ThunkAction<Result, RootState, Extra, UnknownAction>

const accountOf = ({ session }: RootState): Account | null => (session.phase === 'signedIn' ? session.account : null)

/**
 * Makes the signed-in user known to the server, with their own address (ADMIN-6), and keeps the token (SHOP-4).
 * Where that fails they stay signed in, without access (AUTH-10); the call itself has the toast.
 */
const requestAccess =
  (account: Account): Thunk<Promise<void>> =>
  async (dispatch, getState) => {
    dispatch(accessChanged('pending'))
    // not in a visitor's first load (SPEED-1)
    const access = await import('#src/api/access.ts').catch(() => null)
    if (accountOf(getState())?.id !== account.id) return
    if (access === null) {
      dispatch(showToast(error(toasts.network)))
      dispatch(accessChanged('failed'))
      return
    }
    const body = { email: account.email, name: fullName(account) }
    // not tracked: the token is no business of the store
    const { data: token, error: failure } = await dispatch(
      access.accessApi.endpoints.upsertUser.initiate(body, { track: false }),
    )
    const isAborted = failure !== undefined && !isApiError(failure)
    if (isAborted || accountOf(getState())?.id !== account.id) return
    if (token !== undefined) tokenStorage.set(token, account.id)
    dispatch(accessChanged(token === undefined ? 'failed' : 'granted'))
  }

/** Forgets the person: cached answers, running requests (SHOP-4, AUTH-15). Their token is the caller's business. */
const forget = (): Thunk<void> => (dispatch, getState) => {
  const wasSignedIn = accountOf(getState()) !== null
  dispatch(signedOut())
  // a visitor's first answers are on their way when the provider says that nobody is signed in: those are kept
  if (wasSignedIn) dispatch(baseApi.util.resetApiState())
}

/** What the identity provider says: nobody, the same person again, or somebody new. One upsert per sign-in. */
const identityChanged =
  (account: Account | null): Thunk<void> =>
  (dispatch, getState) => {
    const known = accountOf(getState())
    if (account === null || (known !== null && known.id !== account.id)) {
      // the next account may have its token already, from another tab
      tokenStorage.clear(known?.id)
      dispatch(forget())
    }
    if (account === null) return
    dispatch(signedIn(account))
    if (known?.id !== account.id) void dispatch(requestAccess(account))
  }

/**
 * Joins identity, session and api, and nothing else does: identity changes → upsert →
 * token; sign-out, here or in another tab → everything forgotten. Also listens for focus and network.
 * @returns stops all of it
 */
export function startSession(store: AppStore, platform: Platform): () => void {
  const retry = () => {
    const { session } = store.getState()
    if (session.phase === 'signedIn' && session.access !== 'pending')
      void store.dispatch(requestAccess(session.account))
  }
  const stops = [
    setupListeners(store.dispatch),
    store.dispatch(addListener({ actionCreator: accessRetried, effect: retry })),
    tokenStorage.onBlocked(() => store.dispatch(showToast(info(toasts.storageBlocked)))),
    tokenStorage.onRemoved(() => {
      // the other tab has removed it; what is there by now is of whoever came next
      if (accountOf(store.getState())) store.dispatch(forget())
    }),
    platform.identity.onChange((account) => store.dispatch(identityChanged(account))),
  ]
  return () => {
    for (const stop of stops) stop()
  }
}
