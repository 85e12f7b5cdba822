import { orderCalls, ordersApi } from '#src/api/orders.ts'
import { fetchUncached } from '#src/api/fetchUncached.ts'
import { canCancel } from '#src/domain/order.ts'
import { createShop } from '#src/app/createShop.ts'
import type { Account } from '#src/domain/account.ts'
import { createPaymentFlow, type PaymentFlow } from '#src/payment/flow.ts'
import { selectOrderIdBeingRecorded } from '#src/payment/paymentState.ts'
import { recordRetryDelaysMs, type PaymentDependencies } from '#src/payment/recording.ts'
import { createPaymentApi } from '#src/payment/paymentApi.ts'
import { startReconciling } from '#src/payment/startPayments.ts'
import { createSingleFlight } from '#src/routes/hooks/useSingleFlight.ts'
import { createTabPlatform, type Browser } from '#tests/faults/model/browser.ts'
import type { LateEffect } from '#tests/faults/model/network.ts'
import { openPaymentPage, type PaymentPage } from '#tests/faults/model/page.ts'

const { placeOrder, cancelOrder } = ordersApi.endpoints

const itemInfo = { itemName: '', itemImg: '', itemPrice: 1, minimumQuantity: 1, avaailableParts: 1 }

/** Creates a tab with the shop's real store, session, endpoints and payment flow, and with at most one Payment page. */
export function createTab(id: number, browser: Browser) {
  const { person } = browser
  const { withLock, closeTab } = browser.locks.createTabLocks()
  let isClosed = false
  let hasUsedLastRetry = false
  let page: PaymentPage | null = null
  let runPurchase = createSingleFlight()

  const platform = createTabPlatform(id, browser)
  const shop = createShop(platform, async () => ({ startSignedInServices: () => startReconciling(store, flow) }))
  const { store } = shop
  const journal = browser.openJournal()
  const dependencies: PaymentDependencies = {
    store,
    api: createPaymentApi(store),
    provider: platform.payment,
    journal,
    withLock,
    now: Date.now,
    wait: (ms) => {
      hasUsedLastRetry ||= ms === recordRetryDelaysMs.at(-1)
      return new Promise((resolve) => setTimeout(() => isClosed || resolve(), ms))
    },
  }
  const flow: PaymentFlow = createPaymentFlow(dependencies)
  const stopShop = shop.start()

  return {
    id,
    browser,
    getPage: () => page,
    /** Returns the id of the order whose payment is still being recorded; null if there is none or no retry is left. */
    getRecordingOrderId: () =>
      person.account && !hasUsedLastRetry ? selectOrderIdBeingRecorded(store.getState(), person.account.id) : null,
    /** Returns the signed-in account; null if nobody is signed in or the account has no access token. */
    getAccount: () => {
      const { session } = store.getState()
      return session.phase === 'signedIn' && session.tokenStatus === 'granted' ? session.account : null
    },
    closePage() {
      page?.close()
      page = null
      runPurchase = createSingleFlight()
    },
    openPage(orderId: string, userId: string) {
      page?.close()
      page = openPaymentPage(store, flow, journal, orderId, userId)
    },
    /**
     * Submits one order form with one or more clicks.
     * @param formId sent as the phone number, by which the server distinguishes forms
     */
    submitOrderForm(account: Account, formId: string, clicks: number) {
      const buyer = { userName: '', userEmail: account.email, userPhone: formId, userAddress: '' }
      const placeNewOrder = () => store.dispatch(placeOrder.initiate({ ...buyer, quantity: 1, itemInfo }))
      for (let click = 0; click < clicks; click += 1) void runPurchase(placeNewOrder)
    },
    /** Cancels an order on My Orders, as `useDeleteUnpaid` does. */
    cancel(id: string) {
      const cancelIfUnpaid = async () => {
        const order = await store.dispatch(fetchUncached('getMyOrder', orderCalls.getMyOrder, { id })).catch(() => null)
        if (order && canCancel(order)) await store.dispatch(cancelOrder.initiate({ id }))
      }
      void flow.runIfNotBeingPaid(id, cancelIfUnpaid)
    },
    /**
     * Closes, reloads or crashes the tab.
     * @param effect what happens to its pending calls
     */
    close(effect: LateEffect) {
      isClosed = true
      page?.close()
      stopShop()
      browser.network.dropCalls(id, effect)
      closeTab()
    },
  }
}
export type Tab = ReturnType<typeof createTab>
