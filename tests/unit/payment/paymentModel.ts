import { configureStore } from '@reduxjs/toolkit'
import { toOrder, type Order } from '#src/domain/order.ts'
import { getDisplayedTotal } from '#src/domain/displayedTotal.ts'
import { createPaymentFlow } from '#src/payment/flow.ts'
import { createJournal } from '#src/payment/journal.ts'
import { paymentsReducer, type PaymentKey } from '#src/payment/paymentSlice.ts'
import { selectPayment } from '#src/payment/paymentState.ts'
import type { PaymentDependencies } from '#src/payment/recording.ts'
import type { ConfirmResult, PaymentPort } from '#src/ports/ports.ts'
import { createBank, type ConfirmOutcome, type PayClick } from '#tests/support/paying/bank.ts'
import { createBrowserLocks } from '#tests/support/paying/locks.ts'
import { createShopServer, toOrderWire } from '#tests/support/paying/shopServer.ts'
import type { Violation } from '#tests/support/paying/violations.ts'

/** How the bank handles a card. The card form rejects an `invalid` card before anything is sent. */
export type CardKind = ConfirmOutcome | 'invalid'

/** The calls that a page makes to the server, the provider and the clock. */
export type PaymentCallName = 'createSecret' | 'readOrder' | 'record' | 'confirm' | 'retrieve' | 'wait'

const cardUses = new WeakMap<object, { kind: CardKind; click: PayClick }>()

// Prevents Redux Toolkit from warning about slow checks on slow machines.
const checkOptions = { warnAfter: Infinity }

export const createPaymentStore = () =>
  configureStore({
    reducer: { payments: paymentsReducer },
    middleware: (getDefault) => getDefault({ immutableCheck: checkOptions, serializableCheck: checkOptions }),
  })

/** Simulates a customer with one order of $1,000, the shop's server and the bank. Any call can be made to fail. */
export function createModel() {
  const violations: Violation[] = []
  const reportViolation = (violation: Violation) => void violations.push(violation)
  const bank = createBank(reportViolation)
  const server = createShopServer(bank, reportViolation)
  const locks = createBrowserLocks()
  const order = Object.assign(server.addOrder('u1'), {
    exists: true,
    isForbidden: false,
    ignoresPayments: false,
    refusesPayments: false,
    isForgiving: false,
  })
  const remainingFailures = new Map<PaymentCallName, number>()
  const model = {
    violations,
    order,
    secrets: bank.intents,
    /** Returns the secret of every charge, oldest first. */
    getCharges: () => [...bank.chargesByOrder.values()].flat().map(({ secret }) => secret),
    /** The id of the signed-in account. */
    user: 'u1' as string | null,
    /** The billing details of the last confirmation. */
    billing: null as Parameters<PaymentPort['confirm']>[2] | null,
    /** How often the customer was notified of a recorded payment. */
    notificationCount: 0,
    now: 1_000_000,
    /** The difference in cents between new intents and the requested amount. */
    deviationCents: 0,
    calls: [] as PaymentCallName[],
    /** Makes this call fail the next `times` times, without any effect. */
    fail(call: PaymentCallName, times: number) {
      remainingFailures.set(call, times)
    },
    /** The call that never completes, if any. */
    hangingCall: null as PaymentCallName | null,
    /** Finishes processing the confirmations whose response was lost. */
    finishConfirmations(isCharged: boolean) {
      for (const intent of bank.unfinishedIntents) bank.finishProcessing(intent, isCharged)
    },
    /** Sets the final status of all intents that are processing or waiting for a 3-D Secure check. */
    decideIntents(status: 'succeeded' | 'requires_payment_method' | 'canceled') {
      for (const intent of bank.getUndecidedIntents()) bank.decideIntent(intent, status)
    },
    getOrder: (): Order => toOrder(toOrderWire(order)),
    openPage,
  }

  function confirm(secret: string, card: object): ConfirmResult {
    const cardUse = cardUses.get(card)
    if (!cardUse || cardUse.kind === 'invalid') return { intent: null, error: 'Your card number is incomplete.' }
    return bank.confirm(secret, cardUse.click, cardUse.kind)
  }

  function openPage() {
    const { withLock } = locks.createTabLocks()

    async function simulateCall<T>(name: PaymentCallName, effect: () => T): Promise<T> {
      model.calls.push(name)
      await (name === model.hangingCall ? new Promise(() => undefined) : Promise.resolve())
      const failures = remainingFailures.get(name) ?? 0
      if (failures === 0) return effect()
      remainingFailures.set(name, failures - 1)
      throw new Error(`${name} failed`)
    }

    const journal = createJournal(() => localStorage)
    const store = createPaymentStore()
    const getState = (key: PaymentKey) => selectPayment(store.getState(), key)
    const dependencies: PaymentDependencies = {
      store,
      api: {
        getUserId: () => model.user,
        readOrder: () =>
          simulateCall('readOrder', () => {
            if (order.isForbidden) return 'forbidden'
            return order.exists ? model.getOrder() : 'notFound'
          }),
        createSecret: (amountCents) =>
          simulateCall('createSecret', () => bank.createIntent(amountCents + model.deviationCents, model.user ?? '')),
        record: (_id, body) =>
          simulateCall('record', () => {
            if (order.refusesPayments || (!order.exists && !order.isForgiving)) return 'refused'
            if (order.ignoresPayments) return 'accepted'
            const { status } = server.recordPayment(order.exists ? order : null, model.user ?? '', body)
            return status === 200 ? 'accepted' : 'refused'
          }),
        notifyRecorded: () => void (model.notificationCount += 1),
      },
      provider: {
        confirm(secret, card, billing) {
          model.billing = billing
          return simulateCall('confirm', () => confirm(secret, card))
        },
        retrieve: (secret) => simulateCall('retrieve', () => bank.retrieve(secret)),
      },
      journal,
      withLock,
      now: () => model.now,
      wait: (ms) =>
        simulateCall('wait', () => {
          model.now += ms
        }),
    }
    const flow = createPaymentFlow(dependencies)
    const getCurrentState = () => getState({ userId: 'u1', orderId: 'o1' })
    let displayedOrder = model.getOrder()
    /** @param displayedCents the total next to the Pay button */
    function pay(kind: CardKind, displayedCents = getDisplayedTotal(displayedOrder, getCurrentState())) {
      const card = {}
      cardUses.set(card, { kind, click: { userId: 'u1', browser: 'laptop', displayedCents, confirmations: 0 } })
      return flow.pay(displayedOrder, displayedCents, card)
    }
    return {
      journal,
      flow,
      getState,
      state: getCurrentState,
      attempt: () => journal.read('u1', 'o1'),
      /** Displays the server's current order, and prepares its payment. */
      prepare() {
        displayedOrder = model.getOrder()
        return flow.prepare(displayedOrder)
      },
      pay,
      resume: () => flow.resume('o1'),
      retry: () => flow.retry('o1'),
      reconcile: () => flow.reconcile(),
    }
  }

  return model
}
export type PaymentModel = ReturnType<typeof createModel>
