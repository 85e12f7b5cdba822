import type { ShopHost } from '#mocks/demo/shopHost.ts'
import { baseApi } from '#src/api/baseApi.ts'
import { tagTypes } from '#src/api/call.ts'
import { createShop, type Shop } from '#src/app/createShop.ts'
import type { Platform, PaymentPort } from '#src/ports/ports.ts'

/** Changes in other tabs within this time cause a single refetch. */
const refetchDelayMs = 50

/** A card provider whose calls reject once the app is stopped, so that a stopped app does not store their results. */
function createStoppablePaymentPort(
  { CardForm, confirm, retrieve }: PaymentPort,
  { signal }: AbortController,
): PaymentPort {
  const stopPromise = new Promise<never>((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)))
  stopPromise.catch(() => undefined)
  const rejectWhenStopped =
    <Args extends unknown[], Result>(call: (...args: Args) => Promise<Result>) =>
    async (...args: Args): Promise<Result> => {
      signal.throwIfAborted()
      return Promise.race([call(...args), stopPromise])
    }
  return { CardForm, confirm: rejectWhenStopped(confirm), retrieve: rejectWhenStopped(retrieve) }
}

/** Resolves once sign-in has finished and the token is available or rejected. */
const whenSessionSettled = ({ store }: Shop): Promise<void> =>
  new Promise((resolve) => {
    const check = () => {
      const { session } = store.getState()
      if (session.phase === 'pending' || (session.phase === 'signedIn' && session.tokenStatus === 'pending')) return
      unsubscribe()
      resolve()
    }
    const unsubscribe = store.subscribe(check)
    check()
  })

/** Runs one instance of the app at a time in the page. */
export function createShopRunner(platform: Platform, host: ShopHost) {
  let shop: Shop | null = null
  let stopShop = () => {}
  let unmount = () => {}
  let refetchTimer: ReturnType<typeof setTimeout> | undefined

  function refetchNow(): void {
    refetchTimer = undefined
    const refetchedShop = shop
    if (!refetchedShop) return
    const { dispatch } = refetchedShop.store
    const invalidate = () => {
      if (refetchedShop === shop) dispatch(baseApi.util.invalidateTags([...tagTypes]))
    }
    const runningQueries = dispatch(baseApi.util.getRunningQueriesThunk())
    invalidate()
    // RTK Query does not resend pending queries, but their responses may be outdated. They are invalidated once they settle.
    if (runningQueries.length > 0) void Promise.allSettled(runningQueries).then(invalidate)
  }

  /** Resumes unfinished payments that were restored after the app had started. */
  async function resumePayments(resumedShop: Shop): Promise<void> {
    const { getPayments } = await import('#src/payment/createPayments.ts')
    if (resumedShop === shop) void getPayments(resumedShop).flow.reconcile()
  }

  return {
    /** Unmounts the app and stops it completely. */
    stop() {
      clearTimeout(refetchTimer)
      refetchTimer = undefined
      unmount()
      stopShop()
      shop = null
      unmount = stopShop = () => {}
    },
    /** Starts a new instance of the app without showing it. Resolves when its session is settled. */
    start(): Promise<void> {
      const controller = new AbortController()
      shop = createShop({ ...platform, payment: createStoppablePaymentPort(platform.payment, controller) })
      const stop = shop.start()
      stopShop = () => {
        stop()
        controller.abort()
      }
      return whenSessionSettled(shop)
    },
    show() {
      if (!shop) return
      unmount = host.mount(shop)
      void resumePayments(shop)
    },
    /** Resolves when no query is running. */
    async whenIdle() {
      if (shop) await Promise.allSettled(shop.store.dispatch(baseApi.util.getRunningQueriesThunk()))
    },
    /** Refetches the data that the app shows. After a short delay, all calls so far cause a single refetch. */
    refetch() {
      refetchTimer ??= setTimeout(refetchNow, refetchDelayMs)
    },
  }
}
