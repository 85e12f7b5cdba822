import type { Order } from '#src/domain/order.ts'
import type { PaymentIntent } from '#src/domain/payment.ts'
import type { PaymentState } from '#src/domain/paymentMachine.ts'
import type { FlowPorts, PaymentKey } from '#src/payment/flowPorts.ts'
import type { Journal } from '#src/payment/journal.ts'

/** The mechanisms that prevent violations. A test removes each one and expects the walks to find a violation. */
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
  'no second secret while undecided',
] as const
export type Guard = (typeof guards)[number]

/** What a removed guard reads from its tab. */
interface TabReader {
  stateOf: (key: PaymentKey) => PaymentState
  userId: () => string | null
  cachedOrder: (orderId: string) => Order | null
}

const withoutConfirmingEntries = (journal: Journal): Journal => ({
  ...journal,
  write: (attempt) => {
    if (attempt.stage !== 'confirming') journal.write(attempt)
  },
})

const withoutOpenEntries = (journal: Journal): Journal => ({
  ...journal,
  read(userId, orderId) {
    const attempt = journal.read(userId, orderId)
    return attempt?.stage === 'open' ? null : attempt
  },
})

const withoutUndecided = (intent: PaymentIntent | null): PaymentIntent | null =>
  intent && ['processing', 'requires_action'].includes(intent.status) ? null : intent

/** @returns a payment flow's ports without the guard. A guard outside of the ports is removed by tab.ts or the test */
export function removeGuard(
  ports: FlowPorts,
  guard: Guard | null,
  { stateOf, userId, cachedOrder }: TabReader,
): FlowPorts {
  const { shop, payment, journal } = ports

  function readOrderFromCache(orderId: string) {
    const isChecking = stateOf({ userId: userId() ?? '', orderId }).name === 'checking'
    const cached = cachedOrder(orderId)
    return isChecking && cached ? Promise.resolve(cached) : shop.readOrder(orderId)
  }

  switch (guard) {
    case 'web lock':
      return { ...ports, withLock: (_name, task) => task(true) }
    case 'fresh read before confirm':
      return { ...ports, shop: { ...shop, readOrder: readOrderFromCache } }
    case 'journal before confirm':
      return { ...ports, journal: withoutConfirmingEntries(journal) }
    case 'secret reuse':
      return { ...ports, journal: withoutOpenEntries(journal) }
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
        payment: { ...payment, retrieve: async (secret) => withoutUndecided(await payment.retrieve(secret)) },
      }
    default:
      return ports
  }
}
