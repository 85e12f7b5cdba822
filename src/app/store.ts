import { configureStore, createListenerMiddleware, type TypedStartListening } from '@reduxjs/toolkit'
import { isApiError } from '#src/api/apiError.ts'
import { baseApi, isEndedCall, isMutationSent } from '#src/api/baseApi.ts'
import type { AppDispatch, RootState } from '#src/api/hooks.ts'
import { makeExtra, type Extra } from '#src/api/send.ts'
import { logFailure, notify, preloadToasts } from '#src/app/notify.tsx'
import { retryToken } from '#src/app/sessionFlow.ts'
import { showToast } from '#src/notifications/toast.ts'
import { paymentsReducer } from '#src/payment/paymentSlice.ts'
import type { Platform, ReportsPort } from '#src/platform/ports.ts'
import { isReporting } from '#src/platform/watchPage.ts'
import { sessionReducer, tokenRetried, tokenRetriedQuietly } from '#src/session/sessionSlice.ts'

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
      const { call, unreadableRows, repeatedRows } = baseQueryMeta
      if (isApiError(payload)) reports.report({ type: 'failed-call', body: { call, ...payload } })
      else if (unreadableRows) reports.report({ type: 'failed-call', body: { call, kind: 'rows', status: 200 } })
      else if (repeatedRows) reports.report({ type: 'failed-call', body: { call, kind: 'repeated', status: 200 } })
    },
  })
}

/** Reads the role again after a call for admins was forbidden: another admin may have taken it away (ADMIN-1). */
function listenForLostRights(startListening: StartListening): void {
  startListening({
    matcher: isEndedCall,
    effect({ payload, meta: { baseQueryMeta } }, { dispatch }) {
      const isForbidden = isApiError(payload) && payload.kind === 'forbidden'
      if (isForbidden && baseQueryMeta.auth === 'admin') dispatch(baseApi.util.invalidateTags(['Admin']))
    },
  })
}

/** Creates what follows an action of one store: toasts, reports, and another try for the access token. */
function createListeners(extra: Extra) {
  const { middleware, startListening } = createListenerMiddleware<RootState, AppDispatch, Extra>({ extra })
  listenForToasts(startListening)
  listenForLostRights(startListening)
  if (isReporting && extra.platform.reports) listenForReports(startListening, extra.platform.reports)
  startListening({ actionCreator: tokenRetried, effect: (_, { dispatch }) => dispatch(retryToken(false)) })
  startListening({
    actionCreator: tokenRetriedQuietly,
    // One at a time: the server may hold a request for longer than it takes until the next retry.
    async effect(_, { dispatch, subscribe, unsubscribe }) {
      unsubscribe()
      await dispatch(retryToken(true))
      subscribe()
    },
  })
  return middleware
}

// Answers are plain JSON and frozen: the checks would walk up to 10,000 rows on each action (SPEED-6). A busy machine is slow.
const checks = import.meta.env.DEV && { ignoredPaths: ['api.queries'], warnAfter: Infinity }

/**
 * Creates the store of one shop: the cached answers of {api}, the session and the payments.
 * @param platform passed to every thunk and call in `extra`
 */
export function makeStore(platform: Platform) {
  const extra = makeExtra(platform)
  return configureStore({
    reducer: { [baseApi.reducerPath]: baseApi.reducer, session: sessionReducer, payments: paymentsReducer },
    middleware: (getDefault) =>
      getDefault({ thunk: { extraArgument: extra }, immutableCheck: checks, serializableCheck: checks })
        .prepend(createListeners(extra))
        .concat(baseApi.middleware),
    // A build must not expose its store (PAY-11).
    devTools: import.meta.env.DEV,
  })
}

export type AppStore = ReturnType<typeof makeStore>
