import type { Order } from '#src/domain/order.ts'
import type { Attempt, PaymentIntent } from '#src/domain/payment.ts'
import type { PaymentState } from '#src/domain/paymentMachine.ts'
import type { FlowPorts, PaymentKey } from '#src/payment/flowPorts.ts'
import type { Journal } from '#src/payment/journal.ts'

/** What keeps a payment or a purchase from going wrong. Each can be taken away, to see that the model misses it. */
export const guards = [
  'one click, one purchase',
  'one click, one payment',
  'web lock',
  'fresh read before confirm',
  'journal before confirm',
  'secret reuse',
  'error with succeeded intent is paid',
  'recovery on start',
  'record retry',
  'journal bound to its user',
  'no second secret while undecided',
] as const
export type Guard = (typeof guards)[number]

/** What a missing guard needs to know of its tab. */
interface Eyes {
  stateOf: (key: PaymentKey) => PaymentState
  user: () => string | null
  /** The order as the page has it. */
  shownOrder: (orderId: string) => Order | null
}

const unlessConfirming = (journal: Journal): Journal => ({
  ...journal,
  write: (attempt) => {
    if (attempt.stage !== 'confirming') journal.write(attempt)
  },
})

const withoutOpen = (journal: Journal): Journal => ({
  ...journal,
  read(userId, orderId) {
    const attempt = journal.read(userId, orderId)
    return attempt?.stage === 'open' ? null : attempt
  },
})

/** Takes everybody's attempts for those of who is signed in. */
const ofAnyone = (journal: Journal, user: Eyes['user']): Journal => {
  const adopt = (attempt: Attempt): Attempt => ({ ...attempt, userId: user() ?? attempt.userId })
  const all = () => journal.all().map(adopt)
  return {
    ...journal,
    all,
    read: (_userId, orderId) => all().find((attempt) => attempt.orderId === orderId) ?? null,
  }
}

const forgetUndecided = (intent: PaymentIntent | null): PaymentIntent | null =>
  intent && ['processing', 'requires_action'].includes(intent.status) ? null : intent

/** @returns the ports of a payment flow without one of its guards */
export function weaken(ports: FlowPorts, missing: Guard | null, { stateOf, user, shownOrder }: Eyes): FlowPorts {
  const { shop, payment, journal } = ports

  function readOrder(orderId: string) {
    const isChecking = stateOf({ userId: user() ?? '', orderId }).name === 'checking'
    const shown = shownOrder(orderId)
    return isChecking && shown ? Promise.resolve(shown) : shop.readOrder(orderId)
  }

  switch (missing) {
    case 'web lock':
      return { ...ports, withLock: (_name, task) => task() }
    case 'fresh read before confirm':
      return { ...ports, shop: { ...shop, readOrder } }
    case 'journal before confirm':
      return { ...ports, journal: unlessConfirming(journal) }
    case 'secret reuse':
      return { ...ports, journal: withoutOpen(journal) }
    case 'journal bound to its user':
      return { ...ports, journal: ofAnyone(journal, user) }
    case 'record retry':
      return {
        ...ports,
        shop: { ...shop, record: (id, body) => shop.record(id, body).catch(() => 'refused' as const) },
      }
    case 'error with succeeded intent is paid':
      return {
        ...ports,
        payment: {
          ...payment,
          async confirm(...args) {
            const { intent, error } = await payment.confirm(...args)
            return { error, intent: intent && error ? { ...intent, status: 'requires_payment_method' } : intent }
          },
        },
      }
    case 'no second secret while undecided':
      return {
        ...ports,
        payment: { ...payment, retrieve: async (secret) => forgetUndecided(await payment.retrieve(secret)) },
      }
    default:
      return ports
  }
}
