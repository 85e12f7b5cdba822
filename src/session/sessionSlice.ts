import { createAction, createSlice, type PayloadAction } from '@reduxjs/toolkit'
import type { Account } from '#src/domain/user.ts'

/**
 * Whether the server knows the signed-in user (SHOP-4, AUTH-8, AUTH-10): pending until the upsert has settled; failed:
 * stays signed in, bearer pages offer to try again; expired: the token can't be renewed, sign in again (AUTH-6).
 */
export type Access = 'pending' | 'granted' | 'failed' | 'expired'

/** Who is here; pending until the identity provider has answered. */
export type SessionState =
  | { phase: 'pending' }
  | { phase: 'signedOut' }
  | { phase: 'signedIn'; account: Account; access: Access }

const initialState = (): SessionState => ({ phase: 'pending' })

const slice = createSlice({
  name: 'session',
  initialState,
  reducers: {
    /** The same account again keeps its access. */
    signedIn: (state, { payload: account }: PayloadAction<Account>): SessionState => {
      const isSame = state.phase === 'signedIn' && state.account.id === account.id
      return { phase: 'signedIn', account, access: isSame ? state.access : 'pending' }
    },
    signedOut: (): SessionState => ({ phase: 'signedOut' }),
    accessChanged: (state, { payload: access }: PayloadAction<Access>) => {
      if (state.phase === 'signedIn') state.access = access
    },
  },
})

export const sessionReducer = slice.reducer
export const { signedIn, signedOut, accessChanged } = slice.actions

/** Asks the session flow to upsert the signed-in user again (AUTH-10). */
export const accessRetried = createAction('session/accessRetried')
