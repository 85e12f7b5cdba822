import type { AppStore } from '#src/app/store.ts'
import { keepLoading } from '#src/loading/keepLoading.ts'

/**
 * Calls `startPayments` as soon as a user is signed in: visitors don't load the payment code (SPEED-1). It is loaded
 * for as long as the line takes (NET-9).
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
      stopPayments = await keepLoading(startPayments)
      if (isStopped) stopPayments()
    } catch {
      isStarting = false
    }
  }

  const unsubscribe = store.subscribe(() => void start())
  return () => {
    isStopped = true
    unsubscribe()
    stopPayments?.()
  }
}
