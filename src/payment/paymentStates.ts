import { advance, initialPayment, type PaymentEvent, type PaymentState } from '#src/domain/paymentMachine.ts'
import type { PaymentKey } from '#src/payment/flowPorts.ts'

/** The states of all payments of this page, by user and order. They outlive the screens (PAY-10). */
export interface PaymentStates {
  /** Reads a payment's state; the initial state for a payment without events. */
  get(key: PaymentKey): PaymentState
  /** @returns false when the state does not accept the event */
  send(key: PaymentKey, event: PaymentEvent): boolean
  /** Finds the order of a user whose payment is being recorded; null for none. */
  recordingOrderId(userId: string): string | null
  /** Calls the listener on every change. @returns a function that unsubscribes */
  subscribe(listener: PaymentListener): () => void
}

/** Is told of a payment's change, with the state before it. */
export type PaymentListener = (key: PaymentKey, state: PaymentState, before: PaymentState) => void

/** Creates the states of one page, without payments. */
export function createPaymentStates(): PaymentStates {
  const states = new Map<string, { key: PaymentKey; state: PaymentState }>()
  const listeners = new Set<PaymentListener>()
  const toMapKey = (key: PaymentKey) => JSON.stringify([key.userId, key.orderId])
  const get = (key: PaymentKey) => states.get(toMapKey(key))?.state ?? initialPayment

  return {
    get,
    send(key, event) {
      const before = get(key)
      const state = advance(before, event)
      if (state === before) return false
      states.set(toMapKey(key), { key, state })
      for (const listener of listeners) listener(key, state, before)
      return true
    },
    recordingOrderId(userId) {
      const entry = [...states.values()].find(({ key, state }) => key.userId === userId && state.name === 'recording')
      return entry?.key.orderId ?? null
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
  }
}
