import { advance, initialPayment, type PaymentEvent, type PaymentState } from '#src/domain/paymentMachine.ts'
import type { PaymentKey } from '#src/payment/flowPorts.ts'

/** The machines of all orders paid in this page, each with its user: they outlive the screens (PAY-10). */
export interface PaymentStates {
  of(key: PaymentKey): PaymentState
  /** @returns false when the event means nothing now */
  send(key: PaymentKey, event: PaymentEvent): boolean
  /** Which order of a user is being recorded, null when none is. */
  recording(userId: string): string | null
  /** Told of every change. @returns a function that stops it */
  subscribe(listener: () => void): () => void
}

/** Starts with every payment in its first state. */
export function createPaymentStates(): PaymentStates {
  const states = new Map<string, { key: PaymentKey; state: PaymentState }>()
  const listeners = new Set<() => void>()
  const nameOf = (key: PaymentKey) => JSON.stringify([key.userId, key.orderId])
  const of = (key: PaymentKey) => states.get(nameOf(key))?.state ?? initialPayment

  return {
    of,
    send(key, event) {
      const before = of(key)
      const state = advance(before, event)
      if (state === before) return false
      states.set(nameOf(key), { key, state })
      for (const listener of listeners) listener()
      return true
    },
    recording(userId) {
      const running = [...states.values()].find(({ key, state }) => key.userId === userId && state.name === 'recording')
      return running?.key.orderId ?? null
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
  }
}
