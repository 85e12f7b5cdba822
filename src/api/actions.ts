import { createAction } from '@reduxjs/toolkit'
import type { ApiError } from '#src/api/apiError.ts'
import type { Toast } from '#src/notifications/toast.ts'

/** What the rest of the shop may know of a call that has ended: nothing of what it was given or answered (PAY-11). */
export interface CallEnd {
  /** Its name. */
  call: string
  type: 'query' | 'mutation'
  /** null: it was done. */
  failure: ApiError | null
  /** What its definition says about it; null: nothing. */
  toast: Toast | null
}

/** A call that may end with a toast has begun. */
export const mutationStarted = createAction('calls/mutationStarted')

/** A call has ended, after its last attempt; one that was aborted says nothing. */
export const callEnded = createAction<CallEnd>('calls/callEnded')
