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
  /** The store's state before `start`. Pages are prerendered from it, so React hydrates with it. */
  initialState: RootState
  /**
   * Starts the session, and payments and drafts on sign-in.
   * @returns a function that stops the shop for good
   */
  start(): () => void
}

/**
 * Starts payments and drafts once a user is signed in, because visitors don't need their code (SPEED-1). Their code is
 * requested until it loads.
 * @returns a function that stops them, or stops waiting for a sign-in
 */
function startServicesOnSignIn(store: AppStore, startServices: () => Promise<() => void>): () => void {
  let stopServices: (() => void) | undefined
  let isStopped = false
  async function start() {
    try {
      stopServices = await loadWithUnlimitedRetries(startServices)
      if (isStopped) stopServices()
    } catch {
      // The code is missing, so there is a new version, and the page already offers to reload (NET-6).
    }
  }
  const stopWaiting = store.subscribe(() => {
    if (store.getState().session.phase !== 'signedIn') return
    stopWaiting()
    void start()
  })
  return () => {
    isStopped = true
    stopWaiting()
    stopServices?.()
  }
}

/** Creates a shop on a platform. It runs nothing before `start`. */
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
        // After the sign-out, code that is still running neither stores nor sends tokens. The reset aborts running calls.
        store.dispatch(signedOut())
        store.dispatch(baseApi.util.resetApiState())
      }
    },
  }
  return shop
}
