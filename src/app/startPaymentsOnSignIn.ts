import type { AppStore } from '#src/app/store.ts'

/**
 * Calls `startPayments` once somebody is signed in: a visitor has no payments, and does not fetch the code for them
 * (SPEED-1). Where the code can't be loaded, the next change of the store or the network's return tries again.
 * @param startPayments loads and starts the payments; resolves to a function that stops them
 * @returns a function that stops it
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
