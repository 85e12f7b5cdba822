import type { PaymentIntent } from '#src/domain/payment.ts'
import type { FlowPorts } from '#src/payment/flowPorts.ts'

const withoutUndecided = (intent: PaymentIntent | null): PaymentIntent | null =>
  intent && ['processing', 'requires_action'].includes(intent.status) ? null : intent

/** Mechanisms that prevent violations, and how the payment flow loses each. A test expects the walks to notice. */
const removals = {
  // It is no port of the flow: tab.ts removes it.
  'one click, one purchase': (ports) => ports,
  'web lock': (ports) => ({ ...ports, withLock: (_name, task) => task(true) }),
  'journal before confirm': ({ journal, ...ports }) => ({
    ...ports,
    journal: { ...journal, write: (attempt) => attempt.stage === 'confirming' || journal.write(attempt) },
  }),
  'record retry': ({ shop, ...ports }) => ({
    ...ports,
    shop: { ...shop, record: (id, body) => shop.record(id, body).catch(() => 'refused') },
  }),
  'no second secret while undecided': ({ payment, ...ports }) => ({
    ...ports,
    payment: { ...payment, retrieve: async (secret) => withoutUndecided(await payment.retrieve(secret)) },
  }),
} satisfies Record<string, (ports: FlowPorts) => FlowPorts>

/** A mechanism that a tab can lack. */
export type Guard = keyof typeof removals

/** @returns a payment flow's ports without the guard */
export const removeGuard = (ports: FlowPorts, guard: Guard | null): FlowPorts =>
  guard ? removals[guard](ports) : ports
