import { createAction, createSlice, type PayloadAction } from '@reduxjs/toolkit'
import type { Account } from '#src/domain/account.ts'

/**
 * The status of the signed-in user's access token:
 * - `pending`: the upsert that returns the token is running
 * - `failed`: the user stays signed in, and pages that need the token offer a retry (AUTH-10)
 * - `expired`: the token can't be renewed, so the user must sign in again
 */
export type TokenStatus = 'pending' | 'granted' | 'failed' | 'expired'

/** Who is signed in at the identity provider. `timedOut`: the provider has not responded in time (AUTH-26). */
export type SessionState =
  | { phase: 'pending' }
  | { phase: 'timedOut' }
  | { phase: 'signedOut' }
  | { phase: 'signedIn'; account: Account; tokenStatus: TokenStatus }

const slice = createSlice({
  name: 'session',
  initialState: (): SessionState => ({ phase: 'pending' }),
  reducers: {
    /** If the same account signs in again, it keeps its token status. */
    signedIn: (state, { payload: account }: PayloadAction<Account>): SessionState => {
      const isSameAccount = state.phase === 'signedIn' && state.account.id === account.id
      return { phase: 'signedIn', account, tokenStatus: isSameAccount ? state.tokenStatus : 'pending' }
    },
    timedOut: (state): SessionState => (state.phase === 'pending' ? { phase: 'timedOut' } : state),
    signedOut: (): SessionState => ({ phase: 'signedOut' }),
    tokenStatusChanged: (state, { payload: status }: PayloadAction<TokenStatus>) => {
      if (state.phase === 'signedIn') state.tokenStatus = status
    },
  },
})

export const sessionReducer = slice.reducer
export const { signedIn, signedOut, tokenStatusChanged, timedOut } = slice.actions

/** Returns null if nobody is signed in, or if that is not known yet. */
export const selectAccount = ({ session }: { session: SessionState }): Account | null =>
  session.phase === 'signedIn' ? session.account : null

/** Requests the access token again (AUTH-10). */
export const tokenRetried = createAction('session/tokenRetried')

/** Requests the access token again automatically, without a toast. The page stays as it is until there is a token (NET-11). */
export const tokenRetriedQuietly = createAction('session/tokenRetriedQuietly')
