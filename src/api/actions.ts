import { createAction } from '@reduxjs/toolkit'
import type { ApiError } from '#src/api/apiError.ts'
import type { Toast } from '#src/notifications/toast.ts'

/** An ended call. Carries neither its arguments nor its answer, which may hold secrets (PAY-11). */
export interface EndedCall {
  /** Name of the endpoint, e.g. 'getParts'. */
  call: string
  type: 'query' | 'mutation'
  /** null on success. */
  failure: ApiError | null
  /** How many rows of a list could not be read (DATA-14). */
  unreadableRows?: number | undefined
  /** The toast to show, from the call's definition; null for none. */
  toast: Toast | null
}

/** A mutation was sent. It may end with a toast. */
export const mutationStarted = createAction('calls/mutationStarted')

/** A call ended, after its last attempt. Not dispatched for aborted calls. */
export const callEnded = createAction<EndedCall>('calls/callEnded')
