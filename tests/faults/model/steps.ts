import * as fc from 'fast-check'
import { vi } from 'vitest'
import { attemptLifetimeMs, isExpiredAttempt } from '#src/domain/payment.ts'
import { httpFaults, type CallOfKind, type PendingCall } from '#tests/faults/model/network.ts'
import { accounts, type World } from '#tests/faults/model/world.ts'
import { confirmOutcomes } from '#tests/support/paying/bank.ts'
import { requestedCents, type ShopRequest, type StoredOrder } from '#tests/support/paying/shopServer.ts'

/** What a step acts on, in the world as it is now; undefined when there is none, and then the step is left out. */
type Find<Args, Target> = (world: World, args: Args) => Target | undefined

/** Takes a step. @returns what happened, for the report of a violation */
type Take<Args, Target> = (target: Target, args: Args, world: World) => string

/** One step of a walk: a command of fast-check, which takes the steps and looks for the shortest failing sequence. */
export type Step = fc.AsyncCommand<World, World>

/** @param weight how often a walk takes the step, relative to the others */
function step<Args, Target>(
  weight: number,
  args: fc.Arbitrary<Args>,
  find: Find<Args, Target>,
  take: Take<Args, Target>,
): fc.WeightedArbitrary<Step> {
  /** `lags`: storage events come later, with those of another step. */
  const arbitrary = fc.record({ args, lags: fc.boolean() }).map((chosen): Step => ({
    check: (world) => find(world, chosen.args) !== undefined,
    async run(_, world) {
      const target = find(world, chosen.args)
      if (target === undefined) return
      await world.report(take(target, chosen.args, world), chosen.lags)
    },
  }))
  return { weight, arbitrary }
}

const index = fc.nat(5)
const nothing = fc.constant(null)
const always = (): true => true

/** @returns the element at an index that may be beyond the list's end */
const pick = <T>(list: readonly T[], at: number): T | undefined => list[at % list.length]

const tabAt = ({ tabs }: World, at: number) => pick([...tabs], at)
/** A reload, and a second tab, rely on storage: nothing else can guard them. */
const reliesOnStorage = ({ isStorageBlocked }: World) => (isStorageBlocked ? undefined : true)

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
function answer<Kind extends PendingCall['kind'], Outcome extends string>(
  weight: number,
  kind: Kind,
  outcomes: fc.Arbitrary<Outcome>,
  deliver: (call: CallOfKind<Kind>, outcome: Outcome, world: World) => void,
) {
  return step(
    weight,
    fc.record({ index, outcome: outcomes }),
    ({ network }, args) => pick(network.callsOfKind(kind), args.index),
    (call, { outcome }, world) => {
      world.network.remove(call)
      deliver(call, outcome, world)
      return `${describeCall(call)} of tab ${call.tabId}: ${outcome}`
    },
  )
}

/** Mostly 'ok', else one of the faults. */
const mostlyOk = <Fault extends string>(...faults: readonly Fault[]) =>
  fc.oneof({ weight: 7, arbitrary: fc.constant('ok' as const) }, { weight: 1, arbitrary: fc.constantFrom(...faults) })

const wait = (weight: number, ms: number) =>
  step(weight, nothing, always, () => {
    vi.advanceTimersByTime(ms)
    return `${ms / 1000} s pass`
  })

/** What the admin does with one of the orders. */
const orderStep = (weight: number, isPaid: boolean, take: Take<number, StoredOrder>) =>
  step(
    weight,
    index,
    ({ server }, at) =>
      pick(
        [...server.orders.values()].filter(({ paid }) => paid === isPaid),
        at,
      ),
    take,
  )

const windowEvent = (weight: number, type: 'focus' | 'online') =>
  step(weight, nothing, always, () => {
    window.dispatchEvent(new Event(type))
    return `the window gets ${type}`
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
      return tab && account && order ? { tab, account, order } : undefined
    },
    ({ tab, account, order }) => {
      tab.openPage(order.id, account.id)
      return `tab ${tab.id} opens ${order.id} as ${account.id}`
    },
  ),
  step(
    0.5,
    index,
    (world, at) => {
      const tab = tabAt(world, at)
      return tab?.page() ? tab : undefined
    },
    (tab) => {
      tab.leavePage()
      return `tab ${tab.id} leaves the page`
    },
  ),
  step(
    25,
    fc.record({ tab: index, clicks: fc.integer({ min: 1, max: 2 }) }),
    (world, args) => {
      const page = tabAt(world, args.tab)?.page()
      const shownCents = page?.shownCents() ?? null
      return page && shownCents !== null ? { page, shownCents } : undefined
    },
    ({ page, shownCents }, { clicks }, { browser }) => {
      const card = {}
      browser.payClicks.set(card, { userId: page.userId, shownCents, confirmations: 0 })
      for (let click = 0; click < clicks; click += 1) page.pay(card)
      return `${page.userId} pays ${page.orderId} with ${clicks} clicks`
    },
  ),
  step(
    3,
    index,
    (world, at) => tabAt(world, at)?.page() ?? undefined,
    (page) => {
      page.retry()
      return `${page.userId} tries ${page.orderId} again`
    },
  ),
  step(
    2,
    fc.record({ tab: index, clicks: fc.integer({ min: 1, max: 2 }) }),
    (world, args) => {
      const tab = tabAt(world, args.tab)
      const account = tab?.account()
      return tab && account && world.formCount() < 5 ? { tab, account } : undefined
    },
    ({ tab, account }, { clicks }, world) => {
      tab.submitOrderForm(account, world.nextForm(), clicks)
      return `${account.id} buys in tab ${tab.id} with ${clicks} clicks`
    },
  ),
  step(
    2,
    fc.record({ tab: index, reachesServer: fc.boolean() }),
    (world, args) => reliesOnStorage(world) && tabAt(world, args.tab),
    (tab, { reachesServer }, world) => {
      world.closeTab(tab, reachesServer)
      world.openTab()
      return `tab ${tab.id} is reloaded${reachesServer ? ', its calls still reach the server' : ''}`
    },
  ),
  step(
    5,
    nothing,
    (world) => (world.tabs.size < 2 ? reliesOnStorage(world) : undefined),
    (_target, _args, world) => {
      world.openTab()
      return 'a second tab is opened'
    },
  ),
  windowEvent(2, 'focus'),
  windowEvent(1, 'online'),
  step(0.3, nothing, always, (_target, _args, world) => {
    world.setAccount(null)
    return 'the customer signs out'
  }),
  step(
    0.7,
    index,
    (_world, at) => pick(accounts, at),
    (account, _args, world) => {
      world.setAccount(account)
      return `${account.id} signs in`
    },
  ),
  step(1, nothing, always, (_target, _args, { server }) => {
    server.expireTokens()
    // None of them is fresh then: a 403 to a fresh token would be forbidden (AUTH-7).
    vi.spyOn(performance, 'now').mockReturnValue(performance.now() + 60_000)
    return 'all tokens expire'
  }),
  step(
    3,
    fc.record({ index, status: fc.constantFrom('succeeded', 'requires_payment_method', 'canceled') }),
    ({ bank }, args) => pick(bank.undecidedIntents(), args.index),
    (intent, { status }, { bank }) => {
      bank.decide(intent, status)
      return `the bank decides ${intent.id}: ${status}`
    },
  ),
  step(0.5, nothing, always, (_target, _args, { bank }) => {
    bank.deleteUnchargedIntents()
    return 'the bank deletes the intents without a charge'
  }),
  orderStep(1, false, (order) => {
    order.price += 1
    return `${order.id} costs $1 more`
  }),
  orderStep(0.4, false, ({ id }, _at, { server }) => {
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
