import { configureStore, type Middleware } from '@reduxjs/toolkit'
import { isApiError, type ApiError } from '#src/api/apiError.ts'
import { baseApi, isSettledCall, isPendingMutation, type SettledCall } from '#src/api/baseApi.ts'
import type { AppDispatch, RootState } from '#src/api/hooks.ts'
import { createThunkExtra } from '#src/api/send.ts'
import { notify, preloadToasts } from '#src/app/toasts.ts'
import { retryToken } from '#src/app/sessionFlow.ts'
import { showToast } from '#src/lib/toast.ts'
import { paymentsReducer } from '#src/payment/paymentSlice.ts'
import type { Platform, ReportsPort } from '#src/ports/ports.ts'
import { isReportingEnabled } from '#src/reporting/listenForErrors.ts'
import { sessionReducer, tokenRetried, tokenRetriedQuietly } from '#src/session/sessionSlice.ts'

/** Logs only the name, kind and status of a failed query. Arguments, responses and tokens must never be logged (PAY-11). */
const logFailure = (call: string, { kind, status }: ApiError): void =>
  console.info(`${call} failed: ${kind}${status === null ? '' : ` (${status})`}`)

/**
 * Shows the toast of a settled call. A failed query has no toast and is logged instead, because its page shows the failure
 * (ORDER-8).
 */
function showOrLogOutcome({ payload, meta: { baseQueryMeta } }: SettledCall): void {
  const { call, isQuery, toast } = baseQueryMeta
  if (isQuery && isApiError(payload)) logFailure(call, payload)
  if (toast) void notify(toast, call)
}

/** Reports a failed call, or a response with unreadable or repeated rows (REPORT-1). */
function reportCallProblem({ payload, meta: { baseQueryMeta } }: SettledCall, reports: ReportsPort): void {
  const { call, unreadableRows, repeatedRows } = baseQueryMeta
  if (isApiError(payload)) reports.report({ type: 'failed-call', body: { call, ...payload } })
  else if (unreadableRows) reports.report({ type: 'failed-call', body: { call, kind: 'rows', status: 200 } })
  else if (repeatedRows) reports.report({ type: 'failed-call', body: { call, kind: 'repeated', status: 200 } })
}

/** Whether an admin's call was forbidden, perhaps because another admin has revoked the caller's rights (ADMIN-1). */
const mayHaveLostRights = ({ payload, meta: { baseQueryMeta } }: SettledCall): boolean =>
  isApiError(payload) && payload.kind === 'forbidden' && baseQueryMeta.auth === 'admin'

/** Runs the side effects of actions: toasts, reports, and requests for the role and the access token. */
const createEffectsMiddleware =
  ({ reports }: Platform): Middleware<object, RootState, AppDispatch> =>
  ({ dispatch }) => {
    let isRetryingQuietly = false
    return (next) => (action) => {
      const result = next(action)
      if (showToast.match(action)) void notify(action.payload)
      else if (isPendingMutation(action)) void preloadToasts()
      else if (isSettledCall(action)) {
        showOrLogOutcome(action)
        if (mayHaveLostRights(action)) dispatch(baseApi.util.invalidateTags(['Admin']))
        if (isReportingEnabled && reports) reportCallProblem(action, reports)
      } else if (tokenRetried.match(action)) void dispatch(retryToken(false))
      // Skips a retry while another is running, because a response may take longer than the interval between retries.
      else if (tokenRetriedQuietly.match(action) && !isRetryingQuietly) {
        isRetryingQuietly = true
        void dispatch(retryToken(true)).finally(() => (isRetryingQuietly = false))
      }
      return result
    }
  }

// Redux Toolkit's development checks skip cached responses, because walking up to 10,000 rows of frozen JSON on each action is
// slow (SPEED-6). Warnings about slow checks are disabled, because a busy machine would also cause them.
const devCheckOptions = import.meta.env.DEV && { ignoredPaths: ['api.queries'], warnAfter: Infinity }

export function makeStore(platform: Platform) {
  return configureStore({
    reducer: { [baseApi.reducerPath]: baseApi.reducer, session: sessionReducer, payments: paymentsReducer },
    middleware: (getDefault) =>
      getDefault({
        thunk: { extraArgument: createThunkExtra(platform) },
        immutableCheck: devCheckOptions,
        serializableCheck: devCheckOptions,
      })
        .prepend(createEffectsMiddleware(platform))
        .concat(baseApi.middleware),
    // A production build must not expose the store, which contains client secrets (PAY-11).
    devTools: import.meta.env.DEV,
  })
}

export type AppStore = ReturnType<typeof makeStore>
