import { toOrder, type Order } from '#src/domain/order.ts'
import type { PaymentIntent } from '#src/domain/payment.ts'
import type { FlowPorts } from '#src/payment/flowPorts.ts'
import { createJournal } from '#src/payment/journal.ts'
import { createPaymentFlow } from '#src/payment/paymentFlow.ts'
import type { CardHandle, ConfirmResult } from '#src/platform/ports.ts'

/** What a card does when it is charged. */
export type CardKind =
  | 'good'
  | 'declined'
  | 'processing'
  | 'checkAbandoned'
  /** Charged, but the provider's answer is an error that carries the succeeded intent (PAY-6). */
  | 'errorButCharged'
  /** Charged, and the answer never arrives. */
  | 'answerLost'
  /** The request never arrives. */
  | 'requestLost'
  /** Refused before it was sent: an error without an intent. */
  | 'invalid'

/** Every call a page makes of the outside, in the order they are made. */
export type CallName = 'createSecret' | 'readOrder' | 'record' | 'confirm' | 'retrieve' | 'wait'

/** Where a page dies: at its nth call, before or after the call had its effect. */
export interface Death {
  at: number
  when: 'before' | 'after'
}

const cards = new WeakMap<CardHandle, CardKind>()

export function card(kind: CardKind): CardHandle {
  const handle = {}
  cards.set(handle, kind)
  return handle
}

const never = () => new Promise<never>(() => undefined)

/** A server, a provider and a browser for one customer and one order, all of whose answers can be lost. */
export function createWorld() {
  const order = {
    price: 120,
    quantity: 2,
    paid: false,
    status: '',
    transactionId: '',
    exists: true,
    forgetsPayments: false,
    refusesPayments: false,
  }
  const intents = new Map<string, PaymentIntent & { amountCents: number }>()
  const down = new Map<CallName, number>()
  let lost: CallName | null = null
  const turns = new Map<string, Promise<void>>()
  const world = {
    order,
    /** The secret of every charge, in order. */
    charges: [] as string[],
    secrets: intents,
    user: 'u1' as string | null,
    /** How often the customer was told that a payment is recorded. */
    told: 0,
    /** The provider knows none of its own secrets. */
    forgetsSecrets: false,
    now: 1_000_000,
    calls: [] as CallName[],
    /** Lets the next so many calls of a kind fail without effect. */
    fail(call: CallName, times: number) {
      down.set(call, times)
    },
    /** The next call of a kind has its effect, and fails. */
    loseAnswer(call: CallName) {
      lost = call
    },
    /** The bank makes up its mind about what it was processing, or about a check it had asked for. */
    bankDecides(status: 'succeeded' | 'requires_payment_method' | 'canceled') {
      for (const [secret, intent] of intents) {
        if (!['processing', 'requires_action'].includes(intent.status)) continue
        intent.status = status
        if (status === 'succeeded') world.charges.push(secret)
      }
    },
    seenOrder: (): Order =>
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
    const intent = world.forgetsSecrets ? undefined : intents.get(secret)
    const kind = cards.get(handle)
    if (!intent) return { intent: null, error: 'No such payment_intent.' }
    const answer = (error: string | null): ConfirmResult => ({ intent: { ...intent }, error })
    if (kind === 'requestLost') throw new Error('offline')
    if (kind === 'invalid') return { intent: null, error: 'Your card number is incomplete.' }
    if (!intent.status.startsWith('requires_')) return answer('This payment can not be confirmed any more.')
    if (kind === 'declined') {
      intent.status = 'requires_payment_method'
      return answer('Your card was declined.')
    }
    if (kind === 'processing') intent.status = 'processing'
    if (kind === 'checkAbandoned') intent.status = 'requires_action'
    if (kind === 'good' || kind === 'errorButCharged' || kind === 'answerLost') charge(secret, intent)
    if (kind === 'answerLost') throw new Error('offline')
    return answer(kind === 'errorButCharged' ? 'Something odd happened.' : null)
  }

  /** A tab: dies where it is told to, and a dead one has no effect on anything and holds no lock. */
  function page(death?: Death) {
    const held = new Set<() => void>()
    let count = 0
    let isDead = false
    let toldDead: () => void = () => undefined
    const dead = new Promise<void>((resolve) => (toldDead = resolve))

    function die(): Promise<never> {
      isDead = true
      for (const release of held) release()
      toldDead()
      return never()
    }

    async function call<T>(name: CallName, effect: () => T): Promise<T> {
      if (isDead) return never()
      count += 1
      world.calls.push(name)
      const isLast = death?.at === count
      if (isLast && death.when === 'before') return die()
      await Promise.resolve()
      const failures = down.get(name) ?? 0
      if (failures > 0) down.set(name, failures - 1)
      else {
        const result = effect()
        if (isLast) return die()
        if (lost !== name) return result
        lost = null
      }
      if (isLast) return die()
      throw new Error(`${name} failed`)
    }

    const journal = createJournal(() => localStorage)
    const ports: FlowPorts = {
      shop: {
        user: () => world.user,
        readOrder: () => call('readOrder', () => (order.exists ? world.seenOrder() : null)),
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
            if (order.forgetsPayments) return 'done'
            Object.assign(order, { paid: true, status: body.status, transactionId: body.transationId })
            return 'done'
          }),
        notifyRecorded: () => void (world.told += 1),
      },
      payment: {
        confirm: (secret, handle) => call('confirm', () => confirm(secret, handle)),
        retrieve: (secret) =>
          call('retrieve', () => {
            const intent = world.forgetsSecrets ? undefined : intents.get(secret)
            return intent ? { ...intent } : null
          }),
      },
      journal,
      withLock: async (name, task) => {
        const before = turns.get(name)
        let release: () => void = () => undefined
        turns.set(name, new Promise((resolve) => (release = resolve)))
        held.add(release)
        await before
        if (isDead) return never()
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
    const untilDead = (task: Promise<void>) => Promise.race([task, dead])
    return {
      journal,
      flow,
      /** How many calls it has made. */
      count: () => count,
      state: () => flow.states.of({ userId: 'u1', orderId: 'o1' }),
      attempt: () => journal.read('u1', 'o1'),
      prepare: () => untilDead(flow.prepare(world.seenOrder())),
      pay: (kind: CardKind) => untilDead(flow.pay(world.seenOrder(), card(kind))),
      resume: () => untilDead(flow.resume('o1')),
      retry: () => untilDead(flow.retry('o1')),
      reconcile: () => untilDead(flow.reconcile()),
    }
  }

  return world
}
export type World = ReturnType<typeof createWorld>
