import * as fc from 'fast-check'
import { vi } from 'vitest'
import { attemptLifetimeMs, isExpiredAttempt } from '#src/domain/paymentAttempt.ts'
import { accounts, type Browser } from '#tests/faults/model/browser.ts'
import { httpFaults, lateEffects, type CallKind, type PendingCall } from '#tests/faults/model/network.ts'
import type { PaymentPage } from '#tests/faults/model/page.ts'
import type { Tab } from '#tests/faults/model/tab.ts'
import type { Model } from '#tests/faults/model/model.ts'
import { confirmOutcomes, orderPriceStepDollars } from '#tests/support/paying/bank.ts'
import { parseRequestedCents, type ShopRequest, type StoredOrder } from '#tests/support/paying/shopServer.ts'

/** The sentence that describes a step in the report of a violation, and the function that takes the step. */
type PlannedStep = [story: string, take: () => void]

/** One step of a walk: a command of fast-check, which runs the steps and searches for the shortest failing sequence. */
export type Step = fc.AsyncCommand<Model, Model>

/**
 * Creates a kind of step.
 * @param weight how often a walk takes the step, relative to the other steps
 * @param plan plans the step without changing anything; returns null to skip the step
 */
function makeStep<Args>(
  weight: number,
  args: fc.Arbitrary<Args>,
  plan: (model: Model, args: Args) => PlannedStep | null,
) {
  /** With `hasLateEvents`, storage events arrive with the events of a later step. */
  const arbitrary = fc.record({ args, hasLateEvents: fc.boolean() }).map((generated): Step => ({
    check: (model) => plan(model, generated.args) !== null,
    async run(_, model) {
      const plannedStep = plan(model, generated.args)
      if (!plannedStep) return
      const [description, runStep] = plannedStep
      runStep()
      await model.completeStep(description, generated.hasLateEvents)
    },
  }))
  return { weight, arbitrary }
}

const noArguments = fc.constant(null)
const anyIndex = fc.nat(5)
const anyClickCount = fc.integer({ min: 1, max: 2 })

/** Returns an element of the list. An index beyond the list's end wraps around. */
const pickAt = <T>(list: readonly T[], index: number): T | undefined => list[index % list.length]

const makeSimpleStep = (weight: number, description: string, runStep: (model: Model) => unknown) =>
  makeStep(weight, noArguments, (model) => [description, () => void runStep(model)])

/** Reports a new payment intent as needless if the journal has an open attempt for the same total (PAY-4). */
function checkIntentIsNeeded(model: Model, { path, token, body, browser }: ShopRequest): void {
  if (path !== '/create-payment-intent') return
  const { laptop, phone, reportViolation } = model
  const reusableAttempt = (browser === phone.name ? phone : laptop).journal
    .listAll()
    .filter((attempt) => attempt.stage === 'open' && !isExpiredAttempt(attempt, Date.now()))
    .find(({ amountCents, userId }) => amountCents === parseRequestedCents(body) && token?.startsWith(`${userId}@`))
  if (reusableAttempt) reportViolation('needless payment intent', reusableAttempt.orderId)
}

const describeCall = ({ kind, payload }: PendingCall) =>
  typeof payload === 'string' ? `${kind} ${payload}` : `${payload.method} ${payload.path}`

const makeCallStep = <Kind extends CallKind>(
  weight: number,
  kind: Kind,
  anyOutcome: fc.Arbitrary<Parameters<PendingCall<Kind>['deliver']>[0]>,
) =>
  makeStep(weight, fc.record({ index: anyIndex, outcome: anyOutcome }), (model, { index, outcome }) => {
    const call = pickAt(model.network.getCallsOfKind(kind), index)
    if (!call) return null
    const complete = () => {
      if (typeof call.payload !== 'string' && outcome === 'ok') checkIntentIsNeeded(model, call.payload)
      call.deliver(outcome)
    }
    return [`${describeCall(call)} of tab ${call.tabId}: ${outcome}`, complete]
  })

/** Generates 'ok' most of the time, and otherwise one of the faults. */
const anyOkOrFault = <Fault extends string>(...faults: readonly Fault[]) =>
  fc.oneof({ weight: 7, arbitrary: fc.constant('ok' as const) }, { weight: 1, arbitrary: fc.constantFrom(...faults) })

/** Creates a step in which the customer acts in one of the tabs. */
const makeTabStep = <Args>(
  weight: number,
  args: fc.Arbitrary<Args>,
  plan: (tab: Tab, args: Args, model: Model) => PlannedStep | null,
) =>
  makeStep(weight, fc.record({ index: anyIndex, args }), (model, generated) => {
    const tab = pickAt([...model.tabs], generated.index)
    return tab ? plan(tab, generated.args, model) : null
  })

/** Creates a step in which the customer acts on the Payment page of one of the tabs. */
const makePageStep = <Args>(
  weight: number,
  args: fc.Arbitrary<Args>,
  plan: (page: PaymentPage, args: Args, browser: Browser) => PlannedStep | null,
) =>
  makeTabStep(weight, args, (tab, generatedArgs) => {
    const page = tab.getPage()
    return page && plan(page, generatedArgs, tab.browser)
  })

/** Creates a step in which the admin changes one of the orders. */
const makeOrderStep = (
  weight: number,
  isPaid: boolean,
  story: string,
  take: (order: StoredOrder, model: Model) => void,
) =>
  makeStep(weight, anyIndex, (model, index) => {
    const orders = [...model.server.orders.values()].filter(({ paid }) => paid === isPaid)
    const order = pickAt(orders, index)
    return order ? [`${order.id} ${story}`, () => take(order, model)] : null
  })

/** The steps of a walk: everything that the customer, the tabs, the network, the bank and the admin can do. */
const steps = [
  makeCallStep(100, 'http', anyOkOrFault(...httpFaults)),
  makeCallStep(10, 'confirm', fc.constantFrom(...confirmOutcomes)),
  makeCallStep(80, 'retrieve', anyOkOrFault('offline')),
  makeTabStep(6, fc.record({ index: fc.nat(1), oneIn20: fc.nat(19) }), (tab, { index, oneIn20 }, { server }) => {
    const account = tab.getAccount()
    const orders = [...server.orders.values()].filter(({ owner }) => oneIn20 === 19 || owner === account?.email)
    // Picks one of only two orders, so that tabs often open the same order.
    const order = pickAt(orders.slice(0, 2), index)
    if (!account || !order) return null
    return [`tab ${tab.id} opens ${order.id} as ${account.id}`, () => tab.openPage(order.id, account.id)]
  }),
  makeTabStep(0.5, noArguments, (tab) => (tab.getPage() ? [`tab ${tab.id} leaves the page`, tab.closePage] : null)),
  makePageStep(25, anyClickCount, ({ userId, orderId, getDisplayedCents, pay }, count, { name, payClicks }) => {
    const cents = getDisplayedCents()
    if (cents === null) return null
    const card = {}
    const payByCard = () => {
      payClicks.set(card, { userId, browser: name, displayedCents: cents, confirmations: 0 })
      for (let click = 0; click < count; click += 1) pay(card)
    }
    return [`${userId} pays ${orderId} with ${count} clicks`, payByCard]
  }),
  makePageStep(3, noArguments, ({ userId, orderId, retry }) => [`${userId} tries ${orderId} again`, retry]),
  makeTabStep(2, anyClickCount, (tab, count, { getFormCount, createFormId }) => {
    const account = tab.getAccount()
    if (!account || getFormCount() >= 5) return null
    const buy = () => tab.submitOrderForm(account, createFormId(), count)
    return [`${account.id} buys in tab ${tab.id} with ${count} clicks`, buy]
  }),
  makeTabStep(0.7, anyIndex, (tab, index, { server }) => {
    const account = tab.getAccount()
    const order = pickAt(
      [...server.orders.values()].filter(({ owner }) => owner === account?.email),
      index,
    )
    return order ? [`${order.id} is cancelled in tab ${tab.id}`, () => tab.cancel(order.id)] : null
  }),
  makeTabStep(2.5, fc.constantFrom(...lateEffects), (tab, effect, { closeTab, openTab }) => {
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
    // Without storage, the tabs of a browser can't see each other's payments.
    const maxTabs = browser.storageKind === 'works' && browser.canReload() ? 2 : 1
    return count >= maxTabs ? null : [`a tab is opened on the ${browser.name}`, () => openTab(browser)]
  }),
  makeStep(2, noArguments, ({ laptop, getTabs }) => {
    const clear = laptop.planClearing(getTabs(laptop).map(({ id }) => id))
    return clear && ['the site data of the laptop is cleared', clear]
  }),
  makeSimpleStep(2, 'the window gets focus', () => window.dispatchEvent(new Event('focus'))),
  makeSimpleStep(0.5, 'the browser is online again', () => window.dispatchEvent(new Event('online'))),
  makeSimpleStep(0.6, 'the customer signs out', ({ setAccount }) => setAccount(null)),
  ...accounts.map((account) => makeSimpleStep(0.4, `${account.id} signs in`, ({ setAccount }) => setAccount(account))),
  makeSimpleStep(0.5, 'all tokens expire', ({ server }) => {
    server.expireTokens()
    // Makes all tokens old, because a 403 for a new token would mean that the call is forbidden (AUTH-7).
    vi.spyOn(performance, 'now').mockReturnValue(performance.now() + 60_000)
  }),
  makeStep(
    3,
    fc.record({ index: anyIndex, status: fc.constantFrom('succeeded', 'requires_payment_method', 'canceled') }),
    ({ bank }, { index, status }) => {
      const intent = pickAt(bank.getUndecidedIntents(), index)
      return intent ? [`the bank decides ${intent.id}: ${status}`, () => bank.decideIntent(intent, status)] : null
    },
  ),
  makeStep(2, fc.record({ index: anyIndex, isCharged: fc.boolean() }), ({ bank }, { index, isCharged }) => {
    const intent = pickAt([...bank.unfinishedIntents], index)
    const description = `the provider finishes ${intent?.id}: ${isCharged ? 'charged' : 'not charged'}`
    return intent ? [description, () => bank.finishProcessing(intent, isCharged)] : null
  }),
  makeSimpleStep(0.3, 'the next intent charges 1 cent more', ({ server }) => server.deviateNextIntent()),
  makeSimpleStep(0.5, 'the bank deletes the intents without a charge', ({ bank }) => bank.deleteUnchargedIntents()),
  makeOrderStep(1, false, 'costs $1 more', (order) => void (order.price += 1)),
  // Prices rise and fall again, so that the price on a page may differ from the price of its prepared payment.
  makeSimpleStep(4, 'unpaid orders cost $1 more, and pages refetch them', ({ server }) => {
    for (const order of server.orders.values()) if (!order.paid) order.price += 1
    window.dispatchEvent(new Event('focus'))
  }),
  makeSimpleStep(4, 'unpaid orders have their first prices again', ({ server }) => {
    for (const order of server.orders.values()) if (!order.paid) order.price -= order.price % orderPriceStepDollars
  }),
  makeOrderStep(0.4, false, 'is deleted', ({ id }, { server }) => void server.orders.delete(id)),
  makeOrderStep(0.7, true, 'is shipped', (order) => void (order.status = 'shipped')),
  makeSimpleStep(3, '1 s passes', () => vi.advanceTimersByTime(1000)),
  makeSimpleStep(0.8, '10 s pass', () => vi.advanceTimersByTime(10_000)),
  makeSimpleStep(0.3, 'a minute passes', () => vi.advanceTimersByTime(60_000)),
  makeSimpleStep(0.3, 'the lifetime of an attempt passes', () => vi.advanceTimersByTime(attemptLifetimeMs)),
]

// fast-check accepts only integer weights.
export const anyStep: fc.Arbitrary<Step> = fc.oneof(
  ...steps.map(({ weight, arbitrary }) => ({ weight: weight * 100, arbitrary })),
)
