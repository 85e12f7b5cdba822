import type { AppStore } from '#src/app/store.ts'
import type { Platform } from '#src/platform/ports.ts'

/**
 * Takes up payments as `startPayments` does, once somebody is signed in: a visitor has none, and does not fetch the code
 * for them (SPEED-1). Where it can't be had, the next sign of life of the session or the network tries again.
 * @returns a function that stops it
 */
export function startPaymentsOnSignIn(store: AppStore, platform: Platform): () => void {
  let isFetching = false
  let isStopped = false
  let stopPayments: (() => void) | null = null

  async function start(): Promise<void> {
    if (isFetching || store.getState().session.phase !== 'signedIn') return
    isFetching = true
    try {
      const { startPayments } = await import('#src/payment/startPayments.ts')
      stopWaiting()
      if (!isStopped) stopPayments = startPayments(store, platform)
    } catch {
      isFetching = false
    }
  }

  const tryAgain = () => void start()
  const unsubscribe = store.subscribe(tryAgain)
  window.addEventListener('online', tryAgain)
  const stopWaiting = () => {
    unsubscribe()
    window.removeEventListener('online', tryAgain)
  }
  return () => {
    isStopped = true
    stopWaiting()
    stopPayments?.()
  }
}
