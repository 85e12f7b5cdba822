import { vi } from 'vitest'
import { attemptLifetimeMs } from '#src/domain/payment.ts'
import { deliver } from '#tests/faults/model/deliver.ts'
import { accounts, type World } from '#tests/faults/model/world.ts'

/** The steps of a walk: what the customer, the tabs, the network, the bank and the admin can do. */
export function createActions(world: World) {
  const { random, network, tabs, server, bank } = world
  const faultRate = random.pick([0, 0.1, 0.3]) ?? 0
  const randomTab = () => random.pick([...tabs])
  const randomOrder = (isPaid: boolean) =>
    random.pick([...server.orders.values()].filter(({ paid }) => paid === isPaid))
  let formCount = 0

  return {
    deliverCall() {
      const call = random.pick(network.pendingCalls())
      if (call) deliver(world, call, faultRate)
    },
    openPage() {
      const tab = randomTab()
      const account = tab?.account()
      const allOrders = [...server.orders.values()]
      const ownOrders = allOrders.filter(({ owner }) => owner === account?.email)
      // Two orders at most, so the tabs often meet on one.
      const order = random.pick((random.chance(0.95) ? ownOrders : allOrders).slice(0, 2))
      if (account && order) tab?.openPage(order.id, account.id)
    },
    leavePage: () => randomTab()?.leavePage(),
    pay() {
      const page = randomTab()?.page()
      const shownCents = page?.shownCents() ?? null
      if (!page || shownCents === null) return
      const card = {}
      world.browser.payClicks.set(card, { userId: page.userId, shownCents, confirmations: 0 })
      page.pay(card)
      if (random.chance(0.4)) page.pay(card)
    },
    retry: () => randomTab()?.page()?.retry(),
    buy() {
      const tab = randomTab()
      const account = tab?.account()
      if (account && formCount < 5) tab?.submitOrderForm(account, `form ${formCount++}`, random.chance(0.5) ? 2 : 1)
    },
    reload() {
      const tab = randomTab()
      if (!tab || world.isStorageBlocked) return
      world.closeTab(tab, 0.5)
      world.openTab()
    },
    openSecondTab() {
      if (tabs.size < 2 && !world.isStorageBlocked) world.openTab()
    },
    focusWindow: () => void window.dispatchEvent(new Event('focus')),
    goOnline: () => void window.dispatchEvent(new Event('online')),
    signOut: () => world.setAccount(null),
    signIn: () => world.setAccount(random.pick(accounts) ?? null),
    expireTokens: () => server.expireTokens(),
    decideIntent() {
      const intent = random.pick(bank.undecidedIntents())
      const status = random.pick(['succeeded', 'requires_payment_method', 'canceled'] as const)
      if (intent && status) bank.decide(intent, status)
    },
    deleteUnchargedIntents: () => bank.deleteUnchargedIntents(),
    changePrice() {
      const order = randomOrder(false)
      if (order) order.price += 1
    },
    deleteOrder() {
      const order = randomOrder(false)
      if (order) server.orders.delete(order.id)
    },
    shipOrder() {
      const order = randomOrder(true)
      if (order) order.status = 'shipped'
    },
    waitOneSecond: () => void vi.advanceTimersByTime(1000),
    waitTenSeconds: () => void vi.advanceTimersByTime(10_000),
    waitUntilAttemptsExpire: () => void vi.advanceTimersByTime(attemptLifetimeMs),
  }
}
type ActionName = keyof ReturnType<typeof createActions>

/** How often a walk takes each step, relative to the others. */
export const actionWeights: Readonly<Record<ActionName, number>> = {
  deliverCall: 75,
  openPage: 12,
  leavePage: 0.5,
  pay: 25,
  retry: 3,
  buy: 2,
  reload: 2,
  openSecondTab: 2,
  focusWindow: 2,
  goOnline: 1,
  signOut: 0.3,
  signIn: 0.7,
  expireTokens: 1,
  decideIntent: 3,
  deleteUnchargedIntents: 0.5,
  changePrice: 1,
  deleteOrder: 0.4,
  shipOrder: 0.7,
  waitOneSecond: 4,
  waitTenSeconds: 1.5,
  waitUntilAttemptsExpire: 0.3,
}
