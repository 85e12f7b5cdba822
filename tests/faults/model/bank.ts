import type { PaymentIntent } from '#src/domain/payment.ts'
import type { Cents } from '#src/domain/money.ts'
import type { ConfirmResult } from '#src/platform/ports.ts'
import type { Violate } from '#tests/faults/model/violations.ts'

export interface Intent extends PaymentIntent {
  secret: string
  amountCents: Cents
  /** E-mail of who asked for it. */
  owner: string
}

/** A click on Pay: whose, the amount that the page showed, and how often its card came to the bank. */
export interface Gesture {
  userId: string
  shownCents: Cents
  uses: number
}

/** Every order's total is in a thousand dollars of its own: so an amount tells which order it is for. */
export const orderSpan = 1000
export const orderOf = (amountCents: Cents): string => `o${Math.floor(amountCents / 100 / orderSpan)}`

/** The card provider: charges an intent once, and knows no orders. */
export function createBank(violate: Violate) {
  const intents = new Map<string, Intent>()
  /** Secrets of all charges, by order. */
  const charges = new Map<string, string[]>()
  let number = 0

  function charge(intent: Intent): void {
    intent.status = 'succeeded'
    const orderId = orderOf(intent.amountCents)
    const all = [...(charges.get(orderId) ?? []), intent.secret]
    charges.set(orderId, all)
    if (all.length > 1) violate('double charge', `${orderId}: ${all.join(', ')}`)
  }

  return {
    intents,
    charges,

    /** @returns a new secret */
    open(amountCents: Cents, owner: string): string {
      number += 1
      const id = `pi_${number}`
      const secret = `${id}_secret`
      intents.set(secret, { id, secret, amountCents, owner, status: 'requires_payment_method', paymentMethodId: null })
      return secret
    },

    /** Tries a card, unless the intent has an end already. @param outcome what becomes of this card */
    confirm(
      secret: string,
      gesture: Gesture,
      outcome: 'charged' | 'declined' | 'processing' | 'challenged',
    ): ConfirmResult {
      const intent = intents.get(secret)
      if (!intent) return { intent: null, error: 'No such payment_intent' }
      if (!intent.status.startsWith('requires_')) return { intent: { ...intent }, error: 'It has an end already' }
      gesture.uses += 1
      if (gesture.uses > 1) violate('card tried twice by one click', intent.id)
      if (gesture.shownCents !== intent.amountCents) violate('another amount than shown', intent.id)
      intent.paymentMethodId = `pm_${intent.id}`
      if (outcome === 'charged') charge(intent)
      if (outcome === 'processing') intent.status = 'processing'
      if (outcome === 'challenged') intent.status = 'requires_action'
      if (outcome === 'declined') intent.status = 'requires_payment_method'
      return { intent: { ...intent }, error: outcome === 'declined' ? 'Your card was declined.' : null }
    },

    /** Intents that are in process, or wait for a check. */
    undecided: () => [...intents.values()].filter(({ status }) => ['processing', 'requires_action'].includes(status)),

    /** What was in process, or a check that was left open, comes to its end. */
    decide(intent: Intent, status: 'succeeded' | 'requires_payment_method' | 'canceled'): void {
      if (status === 'succeeded') charge(intent)
      else intent.status = status
    },

    /** Intents without a charge are not known any more. */
    forget(): void {
      for (const { secret, status } of intents.values()) {
        if (status === 'requires_payment_method') intents.delete(secret)
      }
    },
  }
}
export type Bank = ReturnType<typeof createBank>
