import { createAction } from '@reduxjs/toolkit'

/** What happens outside {api} and has its toast in the outcomes table (SHOP-8). */
export type SessionEvent =
  | 'badAuthorization'
  | 'googleCanceled'
  | 'orderAlreadyPaid'
  | 'orderBeingPaid'
  | 'orderNotRead'
  | 'paymentRecorded'
  | 'resetSent'
  | 'signOutFailed'
  | 'signupFailed'
  | 'storageBlocked'
  | 'uploadFailed'

/** Says that something happened; the outcomes table says what the person is told. */
export const happened = createAction<SessionEvent>('session/happened')

/** Asks the session flow to upsert the signed-in user again (AUTH-10). */
export const accessRetried = createAction('session/accessRetried')
