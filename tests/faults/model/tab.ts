import { ordersApi } from '#src/api/orders.ts'
import { createShop } from '#src/app/createShop.ts'
import type { Account } from '#src/domain/account.ts'
import { createPaymentFlow, type PaymentFlow } from '#src/payment/flow.ts'
import { createJournal } from '#src/payment/journal.ts'
import { selectRecordingOrder } from '#src/payment/paymentSlice.ts'
import { recordRetryDelaysMs, type FlowPorts } from '#src/payment/recording.ts'
import { createShopCalls } from '#src/payment/shopCalls.ts'
import { startReconciling } from '#src/payment/startPayments.ts'
import { createSingleFlight } from '#src/routes/useSingleFlight.ts'
import { createTabPlatform, type Browser } from '#tests/faults/model/browser.ts'
import { openPaymentPage, type PaymentPage } from '#tests/faults/model/page.ts'

const { placeOrder } = ordersApi.endpoints

const itemInfo = { itemName: '', itemImg: '', itemPrice: 1, minimumQuantity: 1, avaailableParts: 1 }

/** One tab: the shop's real store, session flow, endpoints and payment flow, with at most one Payment page open. */
export function createTab(id: number, browser: Browser) {
  const { withLock, releaseAll } = browser.locks.forTab()
  let isClosed = false
  let hasUsedLastRetry = false
  let page: PaymentPage | null = null
  let runPurchase = createSingleFlight()

  const platform = createTabPlatform(id, browser)
  const shop = createShop(platform, async () => ({ startSignedIn: () => startReconciling(store, flow) }))
  const { store } = shop
  const journal = createJournal(browser.storage)
  const ports: FlowPorts = {
    store,
    shop: createShopCalls(store),
    payment: platform.payment,
    journal,
    withLock,
    now: Date.now,
    wait: (ms) => {
      hasUsedLastRetry ||= ms === recordRetryDelaysMs.at(-1)
      return new Promise((resolve) => setTimeout(() => isClosed || resolve(), ms))
    },
  }
  const flow: PaymentFlow = createPaymentFlow(ports)
  const stopShop = shop.start()

  return {
    id,
    page: () => page,
    /** Id of the order whose payment is being recorded with retries left, else null. */
    recordingOrderId: () =>
      browser.account && !hasUsedLastRetry ? selectRecordingOrder(store.getState(), browser.account.id) : null,
    /** The signed-in account once the server has granted access, else null. */
    account: () => {
      const { session } = store.getState()
      return session.phase === 'signedIn' && session.tokenStatus === 'granted' ? session.account : null
    },
    leavePage() {
      page?.close()
      page = null
      runPurchase = createSingleFlight()
    },
    openPage(orderId: string, userId: string) {
      page?.close()
      page = openPaymentPage(store, flow, journal, orderId, userId)
    },
    /** Submits one order form with one or more clicks. @param formId sent as the phone number, so the server can tell forms apart */
    submitOrderForm(account: Account, formId: string, clicks: number) {
      const buyer = { userName: '', userEmail: account.email, userPhone: formId, userAddress: '' }
      const send = () => store.dispatch(placeOrder.initiate({ ...buyer, quantity: 1, itemInfo }))
      for (let click = 0; click < clicks; click += 1) void runPurchase(send)
    },
    /** Closes, reloads or crashes the tab. @param reachesServer whether its pending calls still have their effect */
    close(reachesServer: boolean) {
      isClosed = true
      page?.close()
      stopShop()
      browser.network.dropCalls(id, reachesServer)
      releaseAll()
    },
  }
}
export type Tab = ReturnType<typeof createTab>
