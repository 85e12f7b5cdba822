import type { PaymentFlow } from '#src/payment/flow.ts'
import type { PaymentStore } from '#src/payment/paymentApi.ts'
import { onTransition } from '#src/payment/paymentState.ts'

/** In ms: the delay of a retry while the page is visible (PAY-3). */
export const visibleRetryDelayMs = 15_000

/** Together with the delays inside each recording, these retries last about five minutes. */
const maxVisibleRetries = 12

/**
 * Records charges again while the page is visible, because a customer who waits on the page triggers no focus event.
 * @returns `restart`, which resets the number of retries, and `stop`
 */
export function startRetryingRecording(store: PaymentStore, flow: Pick<PaymentFlow, 'reconcile'>) {
  let timer: ReturnType<typeof setTimeout> | undefined
  let retryCount = 0

  const retry = () => {
    if (document.visibilityState !== 'visible') return
    retryCount += 1
    void flow.reconcile()
  }
  const unsubscribe = onTransition(store, (_, { name }) => {
    if (name !== 'unrecorded' || retryCount >= maxVisibleRetries) return
    clearTimeout(timer)
    timer = setTimeout(retry, visibleRetryDelayMs)
  })
  return {
    restart: () => void (retryCount = 0),
    stop() {
      unsubscribe()
      clearTimeout(timer)
    },
  }
}
