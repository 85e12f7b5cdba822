import { configureStore, createListenerMiddleware } from '@reduxjs/toolkit'
import { baseApi, type ApiState } from '#src/api/baseApi.ts'
import { makeExtra } from '#src/api/extra.ts'
import { abortUnwatched } from '#src/app/abortUnwatched.ts'
import { devTools } from '#src/app/devTools.ts'
import { listenForNotifications } from '#src/app/listenForNotifications.ts'
import type { Platform } from '#src/platform/ports.ts'
import { sessionReducer } from '#src/session/sessionSlice.ts'

/**
 * A store for one shop: what {api} said, and who is here; nothing else.
 * @param platform every thunk and call is given it, in `extra`
 */
export function makeStore(platform: Platform) {
  const listener = createListenerMiddleware<ApiState>()
  listenForNotifications(listener)
  abortUnwatched(listener)
  return configureStore({
    reducer: { [baseApi.reducerPath]: baseApi.reducer, session: sessionReducer },
    middleware: (getDefault) =>
      // the server's answers are plain and frozen already: checking 10,000 of them on each action only costs
      getDefault({ thunk: { extraArgument: makeExtra(platform) }, immutableCheck: false, serializableCheck: false })
        .prepend(listener.middleware)
        .concat(baseApi.middleware),
    // only while it is being developed: the built shop shows its store to nobody (PAY-11)
    devTools: import.meta.env.DEV && devTools,
  })
}

export type AppStore = ReturnType<typeof makeStore>
export type RootState = ReturnType<AppStore['getState']>
