import { vi } from 'vitest'
import { attemptLifetimeMs } from '#src/domain/payment.ts'
import { deliver } from '#tests/faults/model/deliver.ts'
import { people, type World } from '#tests/faults/model/world.ts'

/** Everything that can happen in a walk, to a tab, the customer, the bank, the admin or the network. */
export function createActions(world: World) {
  const { random, wire, tabs, shop, bank } = world
  const faults = random.pick([0, 0.1, 0.3]) ?? 0
  const aTab = () => random.pick([...tabs])
  const anOrder = (isPaid: boolean) => random.pick([...shop.orders.values()].filter(({ paid }) => paid === isPaid))
  let forms = 0

  return {
    deliver() {
      const call = random.pick(wire.waiting())
      if (call) deliver(world, call, faults)
    },
    openPage() {
      const tab = aTab()
      const account = tab?.account()
      const all = [...shop.orders.values()]
      const own = all.filter(({ owner }) => owner === account?.email)
      const order = random.pick((random.chance(0.95) ? own : all).slice(0, 2))
      if (account && order) tab?.open(order.id, account.id)
    },
    leavePage: () => aTab()?.leave(),
    pay() {
      const page = aTab()?.page()
      const shownCents = page?.offer() ?? null
      if (!page || shownCents === null) return
      const card = {}
      world.browser.gestures.set(card, { userId: page.userId, shownCents, uses: 0 })
      page.pay(card)
      if (random.chance(0.4)) page.pay(card)
    },
    retry: () => aTab()?.page()?.retry(),
    buy() {
      const tab = aTab()
      const account = tab?.account()
      if (account && forms < 5) tab?.buy(account, `form ${forms++}`, random.chance(0.5) ? 2 : 1)
    },
    reload() {
      const tab = aTab()
      if (!tab || world.isForgetful) return
      world.close(tab, 0.5)
      world.open()
    },
    secondTab() {
      if (tabs.size < 2 && !world.isForgetful) world.open()
    },
    focus: () => void window.dispatchEvent(new Event('focus')),
    online: () => void window.dispatchEvent(new Event('online')),
    signOut: () => world.enter(null),
    signIn: () => world.enter(random.pick(people) ?? null),
    expireTokens: () => shop.expireTokens(),
    bankDecides() {
      const intent = random.pick(bank.undecided())
      const status = random.pick(['succeeded', 'requires_payment_method', 'canceled'] as const)
      if (intent && status) bank.decide(intent, status)
    },
    bankForgets: () => bank.forget(),
    adminChanges() {
      const order = anOrder(false)
      if (order) order.price += 1
    },
    adminDeletes() {
      const order = anOrder(false)
      if (order) shop.orders.delete(order.id)
    },
    adminShips() {
      const order = anOrder(true)
      if (order) order.status = 'shipped'
    },
    aSecond: () => void vi.advanceTimersByTime(1000),
    tenSeconds: () => void vi.advanceTimersByTime(10_000),
    aDay: () => void vi.advanceTimersByTime(attemptLifetimeMs),
  }
}
export type ActionName = keyof ReturnType<typeof createActions>

/** How often each of them happens. */
export const weights: Readonly<Record<ActionName, number>> = {
  deliver: 75,
  openPage: 12,
  leavePage: 0.5,
  pay: 25,
  retry: 3,
  buy: 2,
  reload: 2,
  secondTab: 2,
  focus: 2,
  online: 1,
  signOut: 0.3,
  signIn: 0.7,
  expireTokens: 1,
  bankDecides: 3,
  bankForgets: 0.5,
  adminChanges: 1,
  adminDeletes: 0.4,
  adminShips: 0.7,
  aSecond: 4,
  tenSeconds: 1.5,
  aDay: 0.3,
}
