import { toOrder, type Order } from '#src/domain/order.ts'
import type { PaymentIntent } from '#src/domain/payment.ts'
import type { FlowPorts } from '#src/payment/flowPorts.ts'
import { createJournal } from '#src/payment/journal.ts'
import { createPaymentFlow } from '#src/payment/paymentFlow.ts'
import type { CardHandle, ConfirmResult, PaymentPort } from '#src/platform/ports.ts'

/** What happens when a card is charged. */
export type CardKind =
  | 'good'
  | 'declined'
  | 'processing'
  | 'checkAbandoned'
  /** Charged, but the provider answers with an error that carries the succeeded intent (PAY-6). */
  | 'errorButCharged'
  /** Charged, but the response never arrives. */
  | 'responseLost'
  /** The request never arrives. */
  | 'requestLost'
  /** Invalid input, refused before a request: an error without an intent. */
  | 'invalid'

/** The calls that a page makes to the server, the provider and the clock. */
export type CallName = 'createSecret' | 'readOrder' | 'record' | 'confirm' | 'retrieve' | 'wait'

/** Crashes a page at its nth call, before or after the call takes effect. */
export interface Crash {
  at: number
  when: 'before' | 'after'
}

const cardKinds = new WeakMap<CardHandle, CardKind>()

/** Creates a card of a kind. */
export function card(kind: CardKind): CardHandle {
  const handle = {}
  cardKinds.set(handle, kind)
  return handle
}

const never = () => new Promise<never>(() => undefined)

/** A fake server, provider and browser for one customer and one order. Any call can fail, and any response can get lost. */
export function createWorld() {
  const order = {
    price: 120,
    quantity: 2,
    paid: false,
    status: '',
    transactionId: '',
    exists: true,
    ignoresPayments: false,
    refusesPayments: false,
  }
  const intents = new Map<string, PaymentIntent & { amountCents: number }>()
  const remainingFailures = new Map<CallName, number>()
  let callWithLostResponse: CallName | null = null
  const lastHolders = new Map<string, Promise<void>>()
  const world = {
    order,
    /** The secret of every charge, in order. */
    charges: [] as string[],
    secrets: intents,
    user: 'u1' as string | null,
    /** Whom the last confirmed payment is billed to. */
    billing: null as Parameters<PaymentPort['confirm']>[2] | null,
    /** How many notifications of a recorded payment the customer has seen. */
    notifications: 0,
    /** The provider finds no intent for any secret. */
    forgetsIntents: false,
    now: 1_000_000,
    calls: [] as CallName[],
    /** Makes the next calls of a kind fail without effect. */
    fail(call: CallName, times: number) {
      remainingFailures.set(call, times)
    },
    /** Makes the next call of a kind take effect, but fail. */
    loseResponse(call: CallName) {
      callWithLostResponse = call
    },
    /** Sets the final status of the intents that are processing or wait for a 3-D Secure check. */
    bankDecides(status: 'succeeded' | 'requires_payment_method' | 'canceled') {
      for (const [secret, intent] of intents) {
        if (!['processing', 'requires_action'].includes(intent.status)) continue
        intent.status = status
        if (status === 'succeeded') world.charges.push(secret)
      }
    },
    currentOrder: (): Order =>
      toOrder({
        _id: 'o1',
        itemInfo: { itemName: 'Brake disc', itemPrice: order.price },
        quantity: order.quantity,
        userName: 'Kamal Hossain',
        userEmail: 'kamal@dhruva.example',
        paid: order.paid,
        status: order.status,
        transationId: order.transactionId,
      }),
    page,
  }

  function charge(secret: string, intent: PaymentIntent) {
    intent.status = 'succeeded'
    intent.paymentMethodId = 'pm_1'
    world.charges.push(secret)
  }

  function confirm(secret: string, handle: CardHandle): ConfirmResult {
    const intent = world.forgetsIntents ? undefined : intents.get(secret)
    const kind = cardKinds.get(handle)
    if (!intent) return { intent: null, error: 'No such payment_intent.' }
    const result = (error: string | null): ConfirmResult => ({ intent: { ...intent }, error })
    if (kind === 'requestLost') throw new Error('offline')
    if (kind === 'invalid') return { intent: null, error: 'Your card number is incomplete.' }
    if (!intent.status.startsWith('requires_')) return result('This payment can not be confirmed any more.')
    if (kind === 'declined') {
      intent.status = 'requires_payment_method'
      return result('Your card was declined.')
    }
    if (kind === 'processing') intent.status = 'processing'
    if (kind === 'checkAbandoned') intent.status = 'requires_action'
    if (kind === 'good' || kind === 'errorButCharged' || kind === 'responseLost') charge(secret, intent)
    if (kind === 'responseLost') throw new Error('offline')
    return result(kind === 'errorButCharged' ? 'Something odd happened.' : null)
  }

  /** Opens a tab. After its crash it has no effect and holds no lock. */
  function page(crash?: Crash) {
    const heldLocks = new Set<() => void>()
    let callCount = 0
    let isCrashed = false
    const crashed = Promise.withResolvers<void>()

    function crashNow(): Promise<never> {
      isCrashed = true
      for (const release of heldLocks) release()
      crashed.resolve()
      return never()
    }

    async function call<T>(name: CallName, effect: () => T): Promise<T> {
      if (isCrashed) return never()
      callCount += 1
      world.calls.push(name)
      const isLast = crash?.at === callCount
      if (isLast && crash.when === 'before') return crashNow()
      await Promise.resolve()
      const failures = remainingFailures.get(name) ?? 0
      if (failures > 0) remainingFailures.set(name, failures - 1)
      else {
        const result = effect()
        if (isLast) return crashNow()
        if (callWithLostResponse !== name) return result
        callWithLostResponse = null
      }
      if (isLast) return crashNow()
      throw new Error(`${name} failed`)
    }

    const journal = createJournal(() => localStorage)
    const ports: FlowPorts = {
      shop: {
        userId: () => world.user,
        readOrder: () => call('readOrder', () => (order.exists ? world.currentOrder() : null)),
        createSecret: (amountCents) =>
          call('createSecret', () => {
            const id = `pi_${intents.size + 1}`
            intents.set(`${id}_secret`, { id, status: 'requires_payment_method', paymentMethodId: null, amountCents })
            return `${id}_secret`
          }),
        record: (_id, body) =>
          call('record', () => {
            if (!order.exists) return 'notFound'
            if (order.refusesPayments) return 'refused'
            if (order.ignoresPayments) return 'accepted'
            Object.assign(order, { paid: true, status: body.status, transactionId: body.transationId })
            return 'accepted'
          }),
        notifyRecorded: () => void (world.notifications += 1),
      },
      payment: {
        confirm(secret, handle, billing) {
          world.billing = billing
          return call('confirm', () => confirm(secret, handle))
        },
        retrieve: (secret) =>
          call('retrieve', () => {
            const intent = world.forgetsIntents ? undefined : intents.get(secret)
            return intent ? { ...intent } : null
          }),
      },
      journal,
      withLock: async (name, task) => {
        const lastHolder = lastHolders.get(name)
        const { promise, resolve: release } = Promise.withResolvers<void>()
        lastHolders.set(name, promise)
        heldLocks.add(release)
        await lastHolder
        if (isCrashed) return never()
        try {
          return await task()
        } finally {
          release()
        }
      },
      now: () => world.now,
      wait: (ms) =>
        call('wait', () => {
          world.now += ms
        }),
    }
    const flow = createPaymentFlow(ports)
    const untilCrash = (task: Promise<void>) => Promise.race([task, crashed.promise])
    return {
      journal,
      flow,
      /** How many calls this page has made. */
      callCount: () => callCount,
      state: () => flow.states.get({ userId: 'u1', orderId: 'o1' }),
      attempt: () => journal.read('u1', 'o1'),
      prepare: () => untilCrash(flow.prepare(world.currentOrder())),
      pay: (kind: CardKind) => untilCrash(flow.pay(world.currentOrder(), card(kind))),
      resume: () => untilCrash(flow.resume('o1')),
      retry: () => untilCrash(flow.retry('o1')),
      reconcile: () => untilCrash(flow.reconcile()),
    }
  }

  return world
}
export type World = ReturnType<typeof createWorld>
