import * as fc from 'fast-check'
import { vi } from 'vitest'
import { attemptLifetimeMs, isExpiredAttempt } from '#src/domain/payment.ts'
import { httpFaults, type CallOfKind, type PendingCall } from '#tests/faults/model/network.ts'
import { accounts, type World } from '#tests/faults/model/world.ts'
import { confirmOutcomes } from '#tests/support/paying/bank.ts'
import { requestedCents, type ShopRequest, type StoredOrder } from '#tests/support/paying/shopServer.ts'

/** Takes a step. @returns what happened, for the report of a violation */
type Take = () => string

/** One step of a walk: a command of fast-check, which takes the steps and looks for the shortest failing sequence. */
export type Step = fc.AsyncCommand<World, World>

/**
 * @param weight how often a walk takes the step, relative to the others
 * @param plan looks for what the step acts on, and changes nothing yet; null leaves the step out
 */
function step<Args>(weight: number, args: fc.Arbitrary<Args>, plan: (world: World, args: Args) => Take | null) {
  /** `lags`: storage events come later, with those of another step. */
  const arbitrary = fc.record({ args, lags: fc.boolean() }).map((chosen): Step => ({
    check: (world) => plan(world, chosen.args) !== null,
    async run(_, world) {
      const take = plan(world, chosen.args)
      if (take) await world.report(take(), chosen.lags)
    },
  }))
  return { weight, arbitrary }
}

const index = fc.nat(5)
const clicks = fc.integer({ min: 1, max: 2 })

/** A step that is always possible. */
const always = (weight: number, take: (world: World) => string) =>
  step(weight, fc.constant(null), (world) => () => take(world))

/** @returns the element at an index that may be beyond the list's end */
const pick = <T>(list: readonly T[], at: number): T | undefined => list[at % list.length]

const tabAt = ({ tabs }: World, at: number) => pick([...tabs], at)

/** A new payment intent is needless while the journal has an open one for the same total (PAY-4). */
function checkIntentIsNeeded({ journal, reportViolation }: World, { path, token, body }: ShopRequest): void {
  if (path !== '/create-payment-intent') return
  const reusable = journal
    .all()
    .filter((attempt) => attempt.stage === 'open' && !isExpiredAttempt(attempt, Date.now()))
    .find(({ amountCents, userId }) => amountCents === requestedCents(body) && token?.startsWith(`${userId}@`))
  if (reusable) reportViolation('needless payment intent', reusable.orderId)
}

const describeCall = (call: PendingCall) =>
  call.kind === 'http' ? `${call.request.method} ${call.request.path}` : `${call.kind} ${call.secret}`

/** Ends a call that a tab waits for. */
const answer = <Kind extends PendingCall['kind'], Outcome extends string>(
  weight: number,
  kind: Kind,
  outcomes: fc.Arbitrary<Outcome>,
  deliver: (call: CallOfKind<Kind>, outcome: Outcome, world: World) => void,
) =>
  step(weight, fc.record({ index, outcome: outcomes }), (world, { index: at, outcome }) => {
    const call = pick(world.network.callsOfKind(kind), at)
    if (!call) return null
    return () => {
      world.network.remove(call)
      deliver(call, outcome, world)
      return `${describeCall(call)} of tab ${call.tabId}: ${outcome}`
    }
  })

/** Mostly 'ok', else one of the faults. */
const mostlyOk = <Fault extends string>(...faults: readonly Fault[]) =>
  fc.oneof({ weight: 7, arbitrary: fc.constant('ok' as const) }, { weight: 1, arbitrary: fc.constantFrom(...faults) })

const wait = (weight: number, ms: number) =>
  always(weight, () => {
    vi.advanceTimersByTime(ms)
    return `${ms / 1000} s pass`
  })

const windowEvent = (weight: number, type: 'focus' | 'online') =>
  always(weight, () => {
    window.dispatchEvent(new Event(type))
    return `the window gets ${type}`
  })

/** What the admin does with one of the orders. */
const orderStep = (weight: number, isPaid: boolean, take: (order: StoredOrder, world: World) => string) =>
  step(weight, index, (world, at) => {
    const orders = [...world.server.orders.values()].filter(({ paid }) => paid === isPaid)
    const order = pick(orders, at)
    return order ? () => take(order, world) : null
  })

/** The steps of a walk: what the customer, the tabs, the network, the bank and the admin can do. */
const steps = [
  answer(50, 'http', mostlyOk(...httpFaults), (call, outcome, world) => {
    if (outcome === 'ok') checkIntentIsNeeded(world, call.request)
    call.deliver(outcome)
  }),
  answer(25, 'confirm', fc.constantFrom(...confirmOutcomes), (call, outcome) => call.deliver(outcome)),
  answer(12, 'retrieve', mostlyOk('offline'), (call, outcome) => call.deliver(outcome)),
  step(
    12,
    fc.record({ tab: index, order: fc.nat(1), isForeign: fc.integer({ min: 0, max: 19 }).map((n) => n === 19) }),
    (world, args) => {
      const tab = tabAt(world, args.tab)
      const account = tab?.account()
      const orders = [...world.server.orders.values()]
      // Two orders at most, so the tabs often meet on one.
      const shown = orders.filter(({ owner }) => args.isForeign || owner === account?.email).slice(0, 2)
      const order = pick(shown, args.order)
      if (!tab || !account || !order) return null
      return () => {
        tab.openPage(order.id, account.id)
        return `tab ${tab.id} opens ${order.id} as ${account.id}`
      }
    },
  ),
  step(0.5, index, (world, at) => {
    const tab = tabAt(world, at)
    if (!tab?.page()) return null
    return () => {
      tab.leavePage()
      return `tab ${tab.id} leaves the page`
    }
  }),
  step(25, fc.record({ tab: index, clicks }), (world, args) => {
    const page = tabAt(world, args.tab)?.page()
    const shownCents = page?.shownCents() ?? null
    if (!page || shownCents === null) return null
    return () => {
      const card = {}
      world.browser.payClicks.set(card, { userId: page.userId, shownCents, confirmations: 0 })
      for (let click = 0; click < args.clicks; click += 1) page.pay(card)
      return `${page.userId} pays ${page.orderId} with ${args.clicks} clicks`
    }
  }),
  step(3, index, (world, at) => {
    const page = tabAt(world, at)?.page()
    if (!page) return null
    return () => {
      page.retry()
      return `${page.userId} tries ${page.orderId} again`
    }
  }),
  step(2, fc.record({ tab: index, clicks }), (world, args) => {
    const tab = tabAt(world, args.tab)
    const account = tab?.account()
    if (!tab || !account || world.formCount() >= 5) return null
    return () => {
      tab.submitOrderForm(account, world.nextForm(), args.clicks)
      return `${account.id} buys in tab ${tab.id} with ${args.clicks} clicks`
    }
  }),
  // A reload, and a second tab, rely on storage: nothing else can guard them.
  step(2, fc.record({ tab: index, reachesServer: fc.boolean() }), (world, { tab: at, reachesServer }) => {
    const tab = tabAt(world, at)
    if (!tab || world.isStorageBlocked) return null
    return () => {
      world.closeTab(tab, reachesServer)
      world.openTab()
      return `tab ${tab.id} is reloaded${reachesServer ? ', its calls still reach the server' : ''}`
    }
  }),
  step(5, fc.constant(null), (world) => {
    if (world.tabs.size >= 2 || world.isStorageBlocked) return null
    return () => {
      world.openTab()
      return 'a second tab is opened'
    }
  }),
  windowEvent(2, 'focus'),
  windowEvent(1, 'online'),
  always(0.3, (world) => {
    world.setAccount(null)
    return 'the customer signs out'
  }),
  step(0.7, index, (world, at) => () => {
    const account = pick(accounts, at) ?? null
    world.setAccount(account)
    return `${account?.id} signs in`
  }),
  always(1, ({ server }) => {
    server.expireTokens()
    // None of them is fresh then: a 403 to a fresh token would be forbidden (AUTH-7).
    vi.spyOn(performance, 'now').mockReturnValue(performance.now() + 60_000)
    return 'all tokens expire'
  }),
  step(
    3,
    fc.record({ index, status: fc.constantFrom('succeeded', 'requires_payment_method', 'canceled') }),
    ({ bank }, { index: at, status }) => {
      const intent = pick(bank.undecidedIntents(), at)
      if (!intent) return null
      return () => {
        bank.decide(intent, status)
        return `the bank decides ${intent.id}: ${status}`
      }
    },
  ),
  always(0.5, ({ bank }) => {
    bank.deleteUnchargedIntents()
    return 'the bank deletes the intents without a charge'
  }),
  orderStep(1, false, (order) => {
    order.price += 1
    return `${order.id} costs $1 more`
  }),
  orderStep(0.4, false, ({ id }, { server }) => {
    server.orders.delete(id)
    return `${id} is deleted`
  }),
  orderStep(0.7, true, (order) => {
    order.status = 'shipped'
    return `${order.id} is shipped`
  }),
  wait(4, 1000),
  wait(1.5, 10_000),
  wait(0.3, attemptLifetimeMs),
]

// fast-check takes whole weights.
export const anyStep: fc.Arbitrary<Step> = fc.oneof(
  ...steps.map(({ weight, arbitrary }) => ({ weight: weight * 10, arbitrary })),
)
