import { createListenerMiddleware, type TypedStartListening } from '@reduxjs/toolkit'
import { isApiError } from '#src/api/apiError.ts'
import { isEndedCall, isMutationSent } from '#src/api/baseApi.ts'
import type { AppDispatch, RootState } from '#src/api/hooks.ts'
import type { Extra } from '#src/api/send.ts'
import { logFailure, notify, preloadToasts } from '#src/app/notify.tsx'
import { retryToken } from '#src/app/sessionFlow.ts'
import { showToast } from '#src/notifications/toast.ts'
import type { ReportsPort } from '#src/platform/ports.ts'
import { isReporting } from '#src/platform/watchPage.ts'
import { tokenRetried } from '#src/session/sessionSlice.ts'

type StartListening = TypedStartListening<RootState, AppDispatch, Extra>

/** Shows the toasts of calls and pages. Failed queries are logged instead, since their page shows the failure (ORDER-8). */
function listenForToasts(startListening: StartListening): void {
  startListening({ actionCreator: showToast, effect: ({ payload }) => notify(payload) })
  startListening({ predicate: isMutationSent, effect: () => preloadToasts() })
  startListening({
    matcher: isEndedCall,
    effect: ({ payload, meta: { baseQueryMeta } }) => {
      const { call, isRead, toast } = baseQueryMeta
      if (isRead && isApiError(payload)) logFailure(call, payload)
      if (toast) return notify(toast, call)
    },
  })
}

/**
 * Reports each call that failed after its last attempt, by name, kind of error and status, and each answer with rows that
 * can't be read (REPORT-1, DATA-14).
 */
function listenForReports(startListening: StartListening, reports: ReportsPort): void {
  startListening({
    matcher: isEndedCall,
    effect({ payload, meta: { baseQueryMeta } }) {
      const { call, unreadableRows } = baseQueryMeta
      if (isApiError(payload)) reports.report({ type: 'failed-call', body: { call, ...payload } })
      else if (unreadableRows) reports.report({ type: 'failed-call', body: { call, kind: 'rows', status: 200 } })
    },
  })
}

/** Creates what follows an action of one store: toasts, reports, and another try for the access token. */
export function createListeners(extra: Extra) {
  const { middleware, startListening } = createListenerMiddleware<RootState, AppDispatch, Extra>({ extra })
  listenForToasts(startListening)
  if (isReporting && extra.platform.reports) listenForReports(startListening, extra.platform.reports)
  startListening({ actionCreator: tokenRetried, effect: (_, { dispatch }) => dispatch(retryToken()) })
  return middleware
}
