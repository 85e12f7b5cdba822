import { addListener } from '@reduxjs/toolkit'
import { baseApi } from '#src/api/baseApi.ts'
import type { RootState } from '#src/api/hooks.ts'
import { startSession } from '#src/app/sessionFlow.ts'
import { makeStore, type AppStore } from '#src/app/store.ts'
import { keepLoading } from '#src/loading/loadCode.ts'
import type { PaymentsRef } from '#src/payment/flow.ts'
import type { Platform } from '#src/platform/ports.ts'
import { signedOut } from '#src/session/sessionSlice.ts'

/** What the components of one running shop share. */
export interface Shop {
  store: AppStore
  platform: Platform
  payments: PaymentsRef
  /** The store's state before `start`. Prerendered pages are rendered from it, so React hydrates with it. */
  initialState: RootState
  /** Starts the session, and on sign-in resumes unfinished payments. @returns a function that stops the shop for good */
  start(): () => void
}

type LoadPayments = () => Promise<{ startPayments: (shop: Shop) => () => void }>

/**
 * Calls `startPayments` as soon as a user is signed in: visitors don't load the payment code (SPEED-1). It is loaded
 * for as long as the line takes (NET-9).
 * @returns a function that stops waiting, and the payments
 */
function startPaymentsOnSignIn(store: AppStore, startPayments: () => Promise<() => void>): () => void {
  let stopPayments: (() => void) | undefined
  const stopWaiting = store.dispatch(
    addListener.withTypes<RootState>()({
      predicate: (_, { session }) => session.phase === 'signedIn',
      async effect(_, { signal, unsubscribe, subscribe }) {
        unsubscribe()
        try {
          stopPayments = await keepLoading(startPayments)
          if (signal.aborted) stopPayments()
        } catch {
          subscribe()
        }
      },
    }),
  )
  return () => {
    stopWaiting({ cancelActive: true })
    stopPayments?.()
  }
}

/** Creates a shop on a platform; nothing runs before `start`. @param loadPayments its code is not in the first load (SPEED-1) */
export function createShop(
  platform: Platform,
  loadPayments: LoadPayments = () => import('#src/payment/startPayments.ts'),
): Shop {
  const store = makeStore(platform)
  const shop: Shop = {
    store,
    platform,
    payments: { current: null },
    initialState: store.getState(),
    start() {
      const stopSession = startSession(store, platform)
      const stopPayments = startPaymentsOnSignIn(store, async () => (await loadPayments()).startPayments(shop))
      return () => {
        stopSession()
        stopPayments()
        // Without an account, what still runs stores no token and sends no other account's; the reset aborts calls.
        store.dispatch(signedOut())
        store.dispatch(baseApi.util.resetApiState())
      }
    },
  }
  return shop
}
