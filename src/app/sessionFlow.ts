import { setupListeners } from '@reduxjs/toolkit/query'
import { isAborted } from '#src/api/apiError.ts'
import { defineCalls } from '#src/api/baseApi.ts'
import { clearPersonalData } from '#src/api/clearPersonalData.ts'
import type { AppDispatch, AppThunk, RootState } from '#src/api/hooks.ts'
import { sendSilently } from '#src/api/sendSilently.ts'
import { tokenCalls } from '#src/api/tokens.ts'
import { toasts } from '#src/copy/toasts.ts'
import { findKnownName, type Account } from '#src/domain/account.ts'
import type { Platform } from '#src/ports/ports.ts'
import { showToast, toast } from '#src/lib/toast.ts'
import { tokenStatusChanged, selectAccount, signedIn, signedOut, timedOut } from '#src/session/sessionSlice.ts'
import { tokenStorage } from '#src/session/tokenStorage.ts'

const { upsertUser } = defineCalls(tokenCalls).endpoints

/**
 * Upserts the signed-in user on the server, and stores the access token from the response (SHOP-4). If the account already has
 * a stored token, that token stays in use during the call and after a failure, so that a page load need not wait (AUTH-8).
 * Otherwise, a failed call leaves the user signed in, but without access. An automatic retry shows no toast.
 */
const requestToken =
  (account: Account, isAutomaticRetry = false): AppThunk<Promise<void>> =>
  async (dispatch, getState) => {
    const hasToken = tokenStorage.getAccountId() === account.id && tokenStorage.get() !== null
    if (!isAutomaticRetry) dispatch(tokenStatusChanged(hasToken ? 'granted' : 'pending'))
    const body = { email: account.email, name: findKnownName(account) }
    // The request is untracked, so that RTK Query does not keep the token in the store (PAY-11).
    const { data: token, error: upsertError } = await (isAutomaticRetry
      ? dispatch(sendSilently('upsertUser', tokenCalls.upsertUser, body))
      : dispatch(upsertUser.initiate(body, { track: false })))
    if (isAborted(upsertError) || selectAccount(getState())?.id !== account.id) return
    if (typeof token !== 'string') {
      // An automatic retry keeps the status, because a click may have started another request.
      if (!hasToken && !isAutomaticRetry) dispatch(tokenStatusChanged('failed'))
      return
    }
    if (!tokenStorage.set(token, account.id)) dispatch(showToast(toast.info(toasts.storageBlocked)))
    dispatch(tokenStatusChanged('granted'))
  }

/**
 * Requests the access token again if the last request failed.
 * @param isAutomaticRetry if true, the retry shows no toast and leaves the token status unchanged (NET-11)
 */
export const retryToken =
  (isAutomaticRetry: boolean): AppThunk<Promise<void>> =>
  async (dispatch, getState) => {
    const { session } = getState()
    if (session.phase === 'signedIn' && session.tokenStatus === 'failed')
      await dispatch(requestToken(session.account, isAutomaticRetry))
  }

/** Ends the session. The caller removes the token. */
const endSession = (): AppThunk<void> => (dispatch) => {
  dispatch(signedOut())
  dispatch(clearPersonalData())
}

/**
 * Updates the session after the identity provider has reported no user, the same user again, or a new user. Only a new user is
 * upserted.
 */
const handleIdentityChange =
  (account: Account | null): AppThunk<void> =>
  (dispatch, getState) => {
    const previousAccount = selectAccount(getState())
    if (account === null || (previousAccount !== null && previousAccount.id !== account.id)) {
      // Clears only the previous account's token, because another tab may already have stored the new account's token.
      tokenStorage.clear(previousAccount?.id)
      dispatch(endSession())
    }
    if (account === null) return
    dispatch(signedIn(account))
    if (previousAccount?.id !== account.id) void dispatch(requestToken(account))
  }

/**
 * Prevents a page in the browser's back/forward cache from showing an account that has signed out since (AUTH-27). The page is
 * hidden before it is cached, because the browser paints a restored page before any script runs. A restored page reloads if
 * a different account, or nobody, is signed in by then, because neither the cached app nor the identity provider's SDK has
 * received that change.
 * @returns a function that removes the listeners
 */
export function hideCachedPagesAfterSignOut(reload: () => void): () => void {
  const { style } = document.documentElement
  let accountIdBeforeCaching: string | null = null
  const hideBeforeCaching = ({ persisted }: PageTransitionEvent) => {
    if (!persisted) return
    accountIdBeforeCaching = tokenStorage.getAccountId()
    style.visibility = 'hidden'
  }
  const showOrReload = ({ persisted }: PageTransitionEvent) => {
    if (persisted && tokenStorage.getAccountId() !== accountIdBeforeCaching) reload()
    else style.visibility = ''
  }
  addEventListener('pagehide', hideBeforeCaching)
  addEventListener('pageshow', showOrReload)
  return () => {
    removeEventListener('pagehide', hideBeforeCaching)
    removeEventListener('pageshow', showOrReload)
  }
}

/** The identity provider waits up to 10 s for IndexedDB, and then has 5 s for the storage that it tries next (AUTH-26). */
const identityTimeoutMs = 15_000

/**
 * Connects the identity provider, the session and the API. On sign-in, the user is upserted and the token stored; a sign-out,
 * in this tab or another, clears the session. Also starts RTK Query's listeners for focus and the network.
 * @returns a function that removes all listeners and timers
 */
export function startSession(
  store: { dispatch: AppDispatch; getState: () => RootState },
  platform: Platform,
): () => void {
  /**
   * `resumeSession` needs this account, because the identity provider reports nothing if another tab signs out and then signs
   * in the same account again.
   */
  let lastReportedAccount: Account | null = null
  const resumeSession = () => {
    const isSignedOut = store.getState().session.phase === 'signedOut'
    if (isSignedOut && lastReportedAccount && tokenStorage.getAccountId() === lastReportedAccount.id)
      store.dispatch(handleIdentityChange(lastReportedAccount))
  }
  const timer = setTimeout(() => store.dispatch(timedOut()), identityTimeoutMs)
  const cleanups = [
    () => clearTimeout(timer),
    setupListeners(store.dispatch),
    hideCachedPagesAfterSignOut(() => location.reload()),
    tokenStorage.onChange((isRemoved) => {
      const account = selectAccount(store.getState())
      if (!account) resumeSession()
      // Ends the session but keeps the stored token, because it belongs to an account that another tab has signed in.
      else if (isRemoved && tokenStorage.getAccountId() !== account.id) store.dispatch(endSession())
    }),
    platform.identity.onChange((account) => {
      clearTimeout(timer)
      lastReportedAccount = account
      store.dispatch(handleIdentityChange(account))
    }),
    () => document.removeEventListener('visibilitychange', resumeSession),
  ]
  document.addEventListener('visibilitychange', resumeSession)
  return () => {
    for (const cleanUp of cleanups) cleanUp()
  }
}
