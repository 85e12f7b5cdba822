import { purchasesApi } from '#src/api/purchases.ts'
import { createShop } from '#src/app/createShop.ts'
import type { Account } from '#src/domain/user.ts'
import type { FlowPorts } from '#src/payment/flowPorts.ts'
import { createJournal } from '#src/payment/journal.ts'
import { createPaymentFlow, type PaymentFlow } from '#src/payment/paymentFlow.ts'
import { recordRetryDelaysMs } from '#src/payment/recorder.ts'
import { createShopCalls } from '#src/payment/shopCalls.ts'
import { startReconciling } from '#src/payment/startPayments.ts'
import { createSingleFlight } from '#src/routes/useSingleFlight.ts'
import { weaken, type Guard } from '#tests/faults/model/guards.ts'
import { createTabPlatform, type Browser } from '#tests/faults/model/browser.ts'
import { openPaymentPage, type PaymentPage } from '#tests/faults/model/page.ts'

const { placeOrder, getMyOrder } = purchasesApi.endpoints

const part = { itemName: '', itemImg: '', itemPrice: 1, minimumQuantity: 1, avaailableParts: 1 }

/** One tab: the real store, session flow, endpoints and payment flow, with at most one page open. */
export function openTab(id: number, browser: Browser, missing: Guard | null) {
  const { withLock, release } = browser.locks.ofTab()
  let isGone = false
  let usedLastTry = false
  let page: PaymentPage | null = null
  let buyOnce = createSingleFlight()

  const platform = createTabPlatform(id, browser)
  const shop = createShop(platform, async () => ({
    startPayments: () => (missing === 'recovery on start' ? () => undefined : startReconciling(store, flow)),
  }))
  const { store } = shop
  const journal = createJournal(browser.storage)
  const ports: FlowPorts = {
    shop: createShopCalls(store),
    payment: platform.payment,
    journal,
    withLock,
    now: Date.now,
    wait: (ms) => {
      usedLastTry ||= ms === recordRetryDelaysMs.at(-1)
      return new Promise((resolve) => setTimeout(() => isGone || resolve(), ms))
    },
  }
  const flow: PaymentFlow = createPaymentFlow(
    weaken(ports, missing, {
      stateOf: (key) => flow.states.get(key),
      user: ports.shop.userId,
      shownOrder: (orderId) => getMyOrder.select({ id: orderId })(store.getState()).data ?? null,
    }),
  )
  const stop = shop.start()

  return {
    id,
    page: () => page,
    /** The order that is being recorded and will be tried again, null when none is. */
    recording: () => (browser.account && !usedLastTry ? flow.states.recordingOrderId(browser.account.id) : null),
    account: () => {
      const { session } = store.getState()
      return session.phase === 'signedIn' && session.access === 'granted' ? session.account : null
    },
    leave() {
      page?.close()
      page = null
      buyOnce = createSingleFlight()
    },
    open(orderId: string, userId: string) {
      page?.close()
      page = openPaymentPage(store, flow, journal, orderId, userId)
    },
    /** Sends one order form, however often it is clicked. @param name tells this form from all others */
    buy(account: Account, name: string, clicks: number) {
      const buyer = { userName: '', userEmail: account.email, userPhone: name, userAddress: '' }
      const send = () => store.dispatch(placeOrder.initiate({ ...buyer, quantity: 1, itemInfo: part }))
      for (let click = 0; click < clicks; click += 1)
        void (missing === 'one click, one purchase' ? send() : buyOnce(send))
    },
    /** Reloaded, closed or crashed: from now on it does nothing at all. */
    kill(mayArrive: () => boolean) {
      isGone = true
      page?.close()
      stop()
      browser.wire.cutOff(id, mayArrive)
      release()
    },
  }
}
export type Tab = ReturnType<typeof openTab>
