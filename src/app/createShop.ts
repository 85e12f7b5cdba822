import { baseApi } from '#src/api/baseApi.ts'
import type { RootState } from '#src/api/hooks.ts'
import { startSession } from '#src/app/sessionFlow.ts'
import { makeStore, type AppStore } from '#src/app/store.ts'
import { loadWithUnlimitedRetries } from '#src/lib/chunks/loadCode.ts'
import type { Platform } from '#src/ports/ports.ts'
import { signedOut } from '#src/session/sessionSlice.ts'

export interface Shop {
  store: AppStore
  platform: Platform
  /** The store's state before `start`. React hydrates with this state, because the build prerenders pages from it. */
  initialState: RootState
  /**
   * Starts the session, and starts payments and drafts once a user signs in.
   * @returns a function that stops the shop permanently
   */
  start(): () => void
}

/**
 * Loads and starts payments and drafts once a user is signed in, because visitors don't need this code (SPEED-1). Loading is
 * retried until it succeeds.
 * @returns a function that stops payments and drafts, or stops waiting for a sign-in
 */
function startServicesOnSignIn(store: AppStore, startServices: () => Promise<() => void>): () => void {
  let stopServices: (() => void) | undefined
  let isStopped = false
  async function loadAndStart() {
    try {
      stopServices = await loadWithUnlimitedRetries(startServices)
      if (isStopped) stopServices()
    } catch {
      // A missing file means that a new version was deployed. The page already offers to reload (NET-6).
    }
  }
  const stopWaiting = store.subscribe(() => {
    if (store.getState().session.phase !== 'signedIn') return
    stopWaiting()
    void loadAndStart()
  })
  return () => {
    isStopped = true
    stopWaiting()
    stopServices?.()
  }
}

/** Creates a shop that uses the given platform. Nothing runs until `start` is called. */
export function createShop(
  platform: Platform,
  loadSignedInServices: () => Promise<{ startSignedInServices: (shop: Shop) => () => void }> = () =>
    import('#src/app/startSignedInServices.ts'),
): Shop {
  const store = makeStore(platform)
  const shop: Shop = {
    store,
    platform,
    initialState: store.getState(),
    start() {
      const stopSession = startSession(store, platform)
      const startServices = async () => (await loadSignedInServices()).startSignedInServices(shop)
      const stopServices = startServicesOnSignIn(store, startServices)
      return () => {
        stopSession()
        stopServices()
        // The sign-out prevents code that is still running from storing or sending tokens. The reset aborts running calls.
        store.dispatch(signedOut())
        store.dispatch(baseApi.util.resetApiState())
      }
    },
  }
  return shop
}
