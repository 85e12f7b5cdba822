import { startPaymentsOnSignIn } from '#src/app/startPaymentsOnSignIn.ts'
import { startSession } from '#src/app/sessionFlow.ts'
import { makeStore, type AppStore, type RootState } from '#src/app/store.ts'
import type { PaymentsRef } from '#src/payment/PaymentsContext.ts'
import type { Platform } from '#src/platform/ports.ts'

/** One shop: what its components share, and how it is set going. */
export interface Shop {
  store: AppStore
  platform: Platform
  payments: PaymentsRef
  /** The store's state before `start`: what a prerendered page was made from, and what React hydrates it with. */
  firstState: RootState
  /** Follows the session, and takes up unfinished payments on sign-in. @returns a function that stops both */
  start(): () => void
}

type FetchPayments = () => Promise<{ startPayments: (shop: Shop) => () => void }>

/**
 * Makes a shop on a platform; nothing runs before `start`. Both entries, Storybook, the prerenderer and the tests use it.
 * @param fetchPayments loads the payment code, which is not in the first load (SPEED-1)
 */
export function createShop(
  platform: Platform,
  fetchPayments: FetchPayments = () => import('#src/payment/startPayments.ts'),
): Shop {
  const store = makeStore(platform)
  const shop: Shop = {
    store,
    platform,
    payments: { current: null },
    firstState: store.getState(),
    start() {
      const stopSession = startSession(store, platform)
      const stopPayments = startPaymentsOnSignIn(store, async () => (await fetchPayments()).startPayments(shop))
      return () => {
        stopSession()
        stopPayments()
      }
    },
  }
  return shop
}
