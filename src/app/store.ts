import { configureStore } from '@reduxjs/toolkit'
import { baseApi } from '#src/api/baseApi.ts'
import { makeExtra } from '#src/api/extra.ts'
import { abortUnusedQueries } from '#src/app/abortUnusedQueries.ts'
import { createActionListeners } from '#src/app/actionListeners.ts'
import { devTools } from '#src/app/devTools.ts'
import { listenForNotifications } from '#src/app/listenForNotifications.ts'
import { reportFailedCalls } from '#src/app/reportFailedCalls.ts'
import { paymentsReducer } from '#src/payment/paymentSlice.ts'
import type { Platform } from '#src/platform/ports.ts'
import { isReporting } from '#src/reports/isReporting.ts'
import { sessionReducer } from '#src/session/sessionSlice.ts'

/**
 * Creates the store of one shop: the cached answers of {api}, the session and the payments.
 * @param platform passed to every thunk and call in `extra`
 */
export function makeStore(platform: Platform) {
  const { middleware, onAction } = createActionListeners()
  const store = configureStore({
    reducer: { [baseApi.reducerPath]: baseApi.reducer, session: sessionReducer, payments: paymentsReducer },
    middleware: (getDefault) =>
      // These checks walk up to 10,000 rows on each action; answers are plain JSON and frozen already (SPEED-6).
      getDefault({ thunk: { extraArgument: makeExtra(platform) }, immutableCheck: false, serializableCheck: false })
        .prepend(middleware)
        .concat(baseApi.middleware),
    // Development only: a build must not expose its store (PAY-11).
    devTools: import.meta.env.DEV && devTools,
  })
  const listeningStore = Object.assign(store, { onAction })
  listenForNotifications(onAction)
  if (isReporting && platform.reports) reportFailedCalls(onAction, platform.reports)
  abortUnusedQueries(listeningStore)
  return listeningStore
}

export type AppStore = ReturnType<typeof makeStore>
export type RootState = ReturnType<AppStore['getState']>
