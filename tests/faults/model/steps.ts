import * as fc from 'fast-check'
import { vi } from 'vitest'
import { attemptLifetimeMs, isExpiredAttempt } from '#src/domain/paymentAttempt.ts'
import { accounts, type Browser } from '#tests/faults/model/browser.ts'
import { httpFaults, lateEffects, type CallKind, type PendingCall } from '#tests/faults/model/network.ts'
import type { PaymentPage } from '#tests/faults/model/page.ts'
import type { Tab } from '#tests/faults/model/tab.ts'
import type { Model } from '#tests/faults/model/model.ts'
import { confirmOutcomes, orderPriceStepDollars } from '#tests/support/paying/bank.ts'
import { requestedCents, type ShopRequest, type StoredOrder } from '#tests/support/paying/shopServer.ts'

/** A planned step: a sentence for the report of a violation, and the action itself. */
type PlannedStep = [story: string, take: () => void]

/** One step of a walk: a command of fast-check, which runs the steps and searches for the shortest failing sequence. */
export type Step = fc.AsyncCommand<Model, Model>

/**
 * @param weight how often a walk takes the step, relative to the others
 * @param plan finds what the step acts on, and changes nothing; null skips the step
 */
function makeStep<Args>(
  weight: number,
  args: fc.Arbitrary<Args>,
  plan: (model: Model, args: Args) => PlannedStep | null,
) {
  /** If `lags` is true, storage events arrive with the events of a later step. */
  const arbitrary = fc.record({ args, lags: fc.boolean() }).map((generated): Step => ({
    check: (model) => plan(model, generated.args) !== null,
    async run(_, model) {
      const plannedStep = plan(model, generated.args)
      if (!plannedStep) return
      const [story, take] = plannedStep
      take()
      await model.report(story, generated.lags)
    },
  }))
  return { weight, arbitrary }
}

const noArgs = fc.constant(null)
const index = fc.nat(5)
const clicks = fc.integer({ min: 1, max: 2 })

/** @returns the element at an index that may be beyond the list's end */
const pickAt = <T>(list: readonly T[], at: number): T | undefined => list[at % list.length]

const simpleStep = (weight: number, story: string, take: (model: Model) => unknown) =>
  makeStep(weight, noArgs, (model) => [story, () => void take(model)])

/** A new payment intent is needless while the journal has an open one for the same total (PAY-4). */
function checkIntentIsNeeded(model: Model, { path, token, body, browser }: ShopRequest): void {
  if (path !== '/create-payment-intent') return
  const { laptop, phone, reportViolation } = model
  const reusable = (browser === phone.name ? phone : laptop).journal
    .all()
    .filter((attempt) => attempt.stage === 'open' && !isExpiredAttempt(attempt, Date.now()))
    .find(({ amountCents, userId }) => amountCents === requestedCents(body) && token?.startsWith(`${userId}@`))
  if (reusable) reportViolation('needless payment intent', reusable.orderId)
}

const describe = ({ kind, payload }: PendingCall) =>
  typeof payload === 'string' ? `${kind} ${payload}` : `${payload.method} ${payload.path}`

const completeCall = <Of extends CallKind>(
  weight: number,
  kind: Of,
  outcomes: fc.Arbitrary<Parameters<PendingCall<Of>['deliver']>[0]>,
) =>
  makeStep(weight, fc.record({ at: index, outcome: outcomes }), (model, { at, outcome }) => {
    const call = pickAt(model.network.callsOfKind(kind), at)
    if (!call) return null
    const complete = () => {
      if (typeof call.payload !== 'string' && outcome === 'ok') checkIntentIsNeeded(model, call.payload)
      call.deliver(outcome)
    }
    return [`${describe(call)} of tab ${call.tabId}: ${outcome}`, complete]
  })

/** Usually 'ok', otherwise one of the faults. */
const usuallyOk = <Fault extends string>(...faults: readonly Fault[]) =>
  fc.oneof({ weight: 7, arbitrary: fc.constant('ok' as const) }, { weight: 1, arbitrary: fc.constantFrom(...faults) })

/** A person's action in one of the tabs. */
const tabStep = <Args>(
  weight: number,
  args: fc.Arbitrary<Args>,
  plan: (tab: Tab, args: Args, model: Model) => PlannedStep | null,
) =>
  makeStep(weight, fc.record({ at: index, args }), (model, generated) => {
    const tab = pickAt([...model.tabs], generated.at)
    return tab ? plan(tab, generated.args, model) : null
  })

/** A person's action on the Payment page of one of the tabs. */
const pageStep = <Args>(
  weight: number,
  args: fc.Arbitrary<Args>,
  plan: (page: PaymentPage, args: Args, browser: Browser) => PlannedStep | null,
) =>
  tabStep(weight, args, (tab, generatedArgs) => {
    const page = tab.page()
    return page && plan(page, generatedArgs, tab.browser)
  })

/** The admin's action on one of the orders. */
const orderStep = (weight: number, isPaid: boolean, story: string, take: (order: StoredOrder, model: Model) => void) =>
  makeStep(weight, index, (model, at) => {
    const orders = [...model.server.orders.values()].filter(({ paid }) => paid === isPaid)
    const order = pickAt(orders, at)
    return order ? [`${order.id} ${story}`, () => take(order, model)] : null
  })

/** The steps of a walk: everything that the customer, the tabs, the network, the bank and the admin can do. */
const steps = [
  completeCall(100, 'http', usuallyOk(...httpFaults)),
  completeCall(10, 'confirm', fc.constantFrom(...confirmOutcomes)),
  completeCall(80, 'retrieve', usuallyOk('offline')),
  tabStep(6, fc.record({ at: fc.nat(1), foreign: fc.nat(19) }), (tab, { at, foreign }, { server }) => {
    const account = tab.account()
    const orders = [...server.orders.values()].filter(({ owner }) => foreign === 19 || owner === account?.email)
    // Two orders at most, so that tabs often open the same order.
    const order = pickAt(orders.slice(0, 2), at)
    if (!account || !order) return null
    return [`tab ${tab.id} opens ${order.id} as ${account.id}`, () => tab.openPage(order.id, account.id)]
  }),
  tabStep(0.5, noArgs, (tab) => (tab.page() ? [`tab ${tab.id} leaves the page`, tab.closePage] : null)),
  pageStep(25, clicks, ({ userId, orderId, displayedCents, pay }, count, { name, payClicks }) => {
    const cents = displayedCents()
    if (cents === null) return null
    const card = {}
    const payByCard = () => {
      payClicks.set(card, { userId, browser: name, displayedCents: cents, confirmations: 0 })
      for (let click = 0; click < count; click += 1) pay(card)
    }
    return [`${userId} pays ${orderId} with ${count} clicks`, payByCard]
  }),
  pageStep(3, noArgs, ({ userId, orderId, retry }) => [`${userId} tries ${orderId} again`, retry]),
  tabStep(2, clicks, (tab, count, { formCount, nextForm }) => {
    const account = tab.account()
    if (!account || formCount() >= 5) return null
    const buy = () => tab.submitOrderForm(account, nextForm(), count)
    return [`${account.id} buys in tab ${tab.id} with ${count} clicks`, buy]
  }),
  tabStep(0.7, index, (tab, at, { server }) => {
    const account = tab.account()
    const order = pickAt(
      [...server.orders.values()].filter(({ owner }) => owner === account?.email),
      at,
    )
    return order ? [`${order.id} is cancelled in tab ${tab.id}`, () => tab.cancel(order.id)] : null
  }),
  tabStep(2.5, fc.constantFrom(...lateEffects), (tab, effect, { closeTab, openTab }) => {
    if (!tab.browser.canReload()) return null
    const reload = () => {
      closeTab(tab, effect)
      openTab(tab.browser)
    }
    return [`tab ${tab.id} is reloaded, effect of its calls: ${effect}`, reload]
  }),
  makeStep(2, fc.boolean(), ({ laptop, phone, getTabs, openTab }, isPhone) => {
    const browser = isPhone ? phone : laptop
    const count = getTabs(browser).length
    // Without storage, the tabs of a browser can't detect each other.
    const maxTabs = browser.kind === 'works' && browser.canReload() ? 2 : 1
    return count >= maxTabs ? null : [`a tab is opened on the ${browser.name}`, () => openTab(browser)]
  }),
  makeStep(2, noArgs, ({ laptop, getTabs }) => {
    const clear = laptop.planClearing(getTabs(laptop).map(({ id }) => id))
    return clear && ['the site data of the laptop is cleared', clear]
  }),
  simpleStep(2, 'the window gets focus', () => window.dispatchEvent(new Event('focus'))),
  simpleStep(0.5, 'the window gets online', () => window.dispatchEvent(new Event('online'))),
  simpleStep(0.6, 'the customer signs out', ({ setAccount }) => setAccount(null)),
  ...accounts.map((account) => simpleStep(0.4, `${account.id} signs in`, ({ setAccount }) => setAccount(account))),
  simpleStep(0.5, 'all tokens expire', ({ server }) => {
    server.expireTokens()
    // All tokens are old afterwards; a 403 to a fresh token would be a forbidden call (AUTH-7).
    vi.spyOn(performance, 'now').mockReturnValue(performance.now() + 60_000)
  }),
  makeStep(
    3,
    fc.record({ at: index, status: fc.constantFrom('succeeded', 'requires_payment_method', 'canceled') }),
    ({ bank }, { at, status }) => {
      const intent = pickAt(bank.undecidedIntents(), at)
      return intent ? [`the bank decides ${intent.id}: ${status}`, () => bank.decide(intent, status)] : null
    },
  ),
  makeStep(2, fc.record({ at: index, isCharged: fc.boolean() }), ({ bank }, { at, isCharged }) => {
    const intent = pickAt([...bank.unfinishedIntents], at)
    const story = `the provider finishes ${intent?.id}: ${isCharged ? 'charged' : 'not charged'}`
    return intent ? [story, () => bank.finish(intent, isCharged)] : null
  }),
  simpleStep(0.3, 'the next intent charges 1 cent more', ({ server }) => server.deviateNextIntent()),
  simpleStep(0.5, 'the bank deletes the intents without a charge', ({ bank }) => bank.deleteUnchargedIntents()),
  orderStep(1, false, 'costs $1 more', (order) => void (order.price += 1)),
  // Prices change under a page and back, so that the page shows a different price than its payment was prepared for.
  simpleStep(4, 'unpaid orders cost $1 more, and pages read them again', ({ server }) => {
    for (const order of server.orders.values()) if (!order.paid) order.price += 1
    window.dispatchEvent(new Event('focus'))
  }),
  simpleStep(4, 'unpaid orders cost what they did at first', ({ server }) => {
    for (const order of server.orders.values()) if (!order.paid) order.price -= order.price % orderPriceStepDollars
  }),
  orderStep(0.4, false, 'is deleted', ({ id }, { server }) => void server.orders.delete(id)),
  orderStep(0.7, true, 'is shipped', (order) => void (order.status = 'shipped')),
  simpleStep(3, '1 s passes', () => vi.advanceTimersByTime(1000)),
  simpleStep(0.8, '10 s pass', () => vi.advanceTimersByTime(10_000)),
  simpleStep(0.3, 'a minute passes', () => vi.advanceTimersByTime(60_000)),
  simpleStep(0.3, 'the lifetime of an attempt passes', () => vi.advanceTimersByTime(attemptLifetimeMs)),
]

// fast-check takes only whole weights.
export const anyStep: fc.Arbitrary<Step> = fc.oneof(
  ...steps.map(({ weight, arbitrary }) => ({ weight: weight * 100, arbitrary })),
)
