import type { AppStore } from '#src/app/store.ts'

/**
 * Calls `startPayments` as soon as a user is signed in: visitors don't load the payment code (SPEED-1). If it fails to
 * load, the next store update or `online` event tries again.
 * @param startPayments loads and starts the payments; resolves to a function that stops them
 * @returns a function that stops waiting, and the payments
 */
export function startPaymentsOnSignIn(store: AppStore, startPayments: () => Promise<() => void>): () => void {
  let isStarting = false
  let isStopped = false
  let stopPayments: (() => void) | null = null

  async function start(): Promise<void> {
    if (isStarting || store.getState().session.phase !== 'signedIn') return
    isStarting = true
    try {
      stopPayments = await startPayments()
      stopWaiting()
      if (isStopped) stopPayments()
    } catch {
      isStarting = false
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
