import { baseApi } from '#src/api/baseApi.ts'
import type { RootState } from '#src/api/hooks.ts'
import { startSession } from '#src/app/sessionFlow.ts'
import { makeStore, type AppStore } from '#src/app/store.ts'
import { keepLoading } from '#src/loading/keepLoading.ts'
import type { PaymentsRef } from '#src/payment/PaymentsContext.ts'
import type { Platform } from '#src/platform/ports.ts'
import { signedOut } from '#src/session/sessionSlice.ts'

/** One running shop: what its components share. */
export interface Shop {
  store: AppStore
  platform: Platform
  payments: PaymentsRef
  /** The store's state before `start`. Prerendered pages are rendered from it, so React hydrates with it. */
  initialState: RootState
  /** Starts the session, and on sign-in resumes unfinished payments and keeps drafts. @returns a function that stops the shop for good */
  start(): () => void
}

type LoadSignedIn = () => Promise<{ startSignedIn: (shop: Shop) => () => void }>

/**
 * Starts payments and drafts as soon as a user is signed in: visitors don't load their code (SPEED-1). It is loaded
 * for as long as the line takes (NET-9).
 * @param startSignedIn loads and starts them; resolves to a function that stops them
 * @returns a function that stops waiting, and them
 */
function startOnSignIn(store: AppStore, startSignedIn: () => Promise<() => void>): () => void {
  let isStarting = false
  let isStopped = false
  let stopSignedIn: (() => void) | null = null

  async function start(): Promise<void> {
    if (isStarting || store.getState().session.phase !== 'signedIn') return
    isStarting = true
    try {
      stopSignedIn = await keepLoading(startSignedIn)
      if (isStopped) stopSignedIn()
    } catch {
      isStarting = false
    }
  }

  const unsubscribe = store.subscribe(() => void start())
  return () => {
    isStopped = true
    unsubscribe()
    stopSignedIn?.()
  }
}

/**
 * Creates a shop on a platform; nothing runs before `start`.
 * @param loadSignedIn loads what is needed from the first sign-in on, which is not in the first load (SPEED-1)
 */
export function createShop(
  platform: Platform,
  loadSignedIn: LoadSignedIn = () => import('#src/app/startSignedIn.ts'),
): Shop {
  const store = makeStore(platform)
  const shop: Shop = {
    store,
    platform,
    payments: { current: null },
    initialState: store.getState(),
    start() {
      const stopSession = startSession(store, platform)
      const stopSignedIn = startOnSignIn(store, async () => (await loadSignedIn()).startSignedIn(shop))
      return () => {
        stopSession()
        stopSignedIn()
        // Without an account, what still runs stores no token and sends no other account's; the reset aborts calls.
        store.dispatch(signedOut())
        store.dispatch(baseApi.util.resetApiState())
      }
    },
  }
  return shop
}
