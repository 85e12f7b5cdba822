import { configureStore } from '@reduxjs/toolkit'
import { baseApi } from '#src/api/baseApi.ts'
import { makeExtra } from '#src/api/send.ts'
import { createListeners } from '#src/app/listeners.ts'
import { paymentsReducer } from '#src/payment/paymentSlice.ts'
import type { Platform } from '#src/platform/ports.ts'
import { sessionReducer } from '#src/session/sessionSlice.ts'

// Answers are plain JSON and frozen: the checks would walk up to 10,000 rows on each action (SPEED-6). A busy machine is slow.
const checks = { ignoredPaths: ['api.queries'], warnAfter: Infinity }

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
