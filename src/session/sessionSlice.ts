import { createAction, createSlice, type PayloadAction } from '@reduxjs/toolkit'
import type { Account } from '#src/domain/account.ts'

/**
 * Whether the signed-in user has an access token. pending: the upsert is running (AUTH-8) · failed: the user stays signed
 * in, and pages that need the token offer a retry (AUTH-10) · expired: the token can't be renewed, sign in again (AUTH-6).
 */
export type TokenStatus = 'pending' | 'granted' | 'failed' | 'expired'

/** The identity provider's current user; pending until the provider has answered, unanswered when that takes too long (AUTH-26). */
export type SessionState =
  | { phase: 'pending' }
  | { phase: 'unanswered' }
  | { phase: 'signedOut' }
  | { phase: 'signedIn'; account: Account; tokenStatus: TokenStatus }

const initialState = (): SessionState => ({ phase: 'pending' })

const slice = createSlice({
  name: 'session',
  initialState,
  reducers: {
    /** Keeps its token when the account is the same as before. */
    signedIn: (state, { payload: account }: PayloadAction<Account>): SessionState => {
      const isSame = state.phase === 'signedIn' && state.account.id === account.id
      return { phase: 'signedIn', account, tokenStatus: isSame ? state.tokenStatus : 'pending' }
    },
    /** An answer that came before counts. */
    timedOut: (state): SessionState => (state.phase === 'pending' ? { phase: 'unanswered' } : state),
    signedOut: (): SessionState => ({ phase: 'signedOut' }),
    tokenStatusChanged: (state, { payload: status }: PayloadAction<TokenStatus>) => {
      if (state.phase === 'signedIn') state.tokenStatus = status
    },
  },
})

export const sessionReducer = slice.reducer
export const { signedIn, signedOut, tokenStatusChanged, timedOut } = slice.actions

/** Null when no user is signed in, or it is not known yet. */
export const selectAccount = ({ session }: { session: SessionState }): Account | null =>
  session.phase === 'signedIn' ? session.account : null

/** Makes the session flow upsert the signed-in user again (AUTH-10). */
export const tokenRetried = createAction('session/tokenRetried')

/** The same automatically: without a toast, and what the page shows stays until there is a token (NET-11). */
export const tokenRetriedQuietly = createAction('session/tokenRetriedQuietly')
