import type { PaymentIntent } from '#src/domain/payment.ts'
import type { Cents } from '#src/domain/money.ts'
import type { ConfirmResult } from '#src/platform/ports.ts'
import type { ReportViolation } from '#tests/support/paying/violations.ts'

export interface BankIntent extends PaymentIntent {
  secret: string
  amountCents: Cents
  /** E-mail of the account that requested it. */
  owner: string
}

/** One click on Pay, and what the bank received because of it. */
export interface PayClick {
  userId: string
  /** The amount on the page when it was clicked. */
  shownCents: Cents
  /** How many confirmations with this click's card reached the bank. */
  confirmations: number
}

/**
 * What a confirmation does. `challenged` asks for a 3-D Secure check; `errorButCharged` is an error that carries a
 * succeeded intent (PAY-6); `offline` never arrives.
 */
export const confirmOutcomes = [
  'charged',
  'declined',
  'processing',
  'challenged',
  'errorButCharged',
  'chargedButResponseLost',
  'offline',
] as const
export type ConfirmOutcome = (typeof confirmOutcomes)[number]

/** Order o1 costs $1,000, o2 $2,000 and so on, plus a few price changes of $1: an amount identifies its order. */
export const dollarsBetweenOrders = 1000
export const orderIdOfAmount = (amountCents: Cents): string =>
  `o${Math.floor(amountCents / 100 / dollarsBetweenOrders)}`

/** What the caller gets when the request or the answer does not arrive. */
export class ConnectionLost extends Error {}

const errorMessages: Partial<Record<ConfirmOutcome, string>> = {
  declined: 'Your card was declined.',
  errorButCharged: 'Something odd happened.',
}

/** A model of the card provider: charges an intent at most once, and knows amounts but no orders. */
export function createBank(reportViolation: ReportViolation) {
  const intents = new Map<string, BankIntent>()
  /** Secrets of the charged intents, by order id. */
  const charges = new Map<string, string[]>()
  let intentCount = 0

  function charge(intent: BankIntent): void {
    intent.status = 'succeeded'
    const orderId = orderIdOfAmount(intent.amountCents)
    const secrets = [...(charges.get(orderId) ?? []), intent.secret]
    charges.set(orderId, secrets)
    if (secrets.length > 1) reportViolation('double charge', `${orderId}: ${secrets.join(', ')}`)
  }

  return {
    intents,
    charges,

    createIntent(amountCents: Cents, owner: string): string {
      intentCount += 1
      const id = `pi_${intentCount}`
      const secret = `${id}_secret`
      intents.set(secret, { id, secret, amountCents, owner, status: 'requires_payment_method', paymentMethodId: null })
      return secret
    },

    /** Confirms an intent with a card. @throws ConnectionLost when the request or the response gets lost */
    confirm(secret: string, click: PayClick, outcome: ConfirmOutcome): ConfirmResult {
      const intent = intents.get(secret)
      if (outcome === 'offline') throw new ConnectionLost(outcome)
      if (!intent) return { intent: null, error: 'No such payment_intent' }
      if (!intent.status.startsWith('requires_')) return { intent: { ...intent }, error: 'The intent is final' }
      click.confirmations += 1
      if (click.confirmations > 1) reportViolation('card confirmed twice by one click', intent.id)
      if (click.shownCents !== intent.amountCents) reportViolation('amount differs from the one shown', intent.id)
      intent.paymentMethodId = `pm_${intent.id}`
      if (outcome === 'declined') intent.status = 'requires_payment_method'
      else if (outcome === 'processing') intent.status = 'processing'
      else if (outcome === 'challenged') intent.status = 'requires_action'
      else charge(intent)
      if (outcome === 'chargedButResponseLost') throw new ConnectionLost(outcome)
      return { intent: { ...intent }, error: errorMessages[outcome] ?? null }
    },

    retrieve(secret: string): PaymentIntent | null {
      const intent = intents.get(secret)
      return intent ? { ...intent } : null
    },

    /** Intents that are processing or wait for the customer's 3-D Secure check. */
    undecidedIntents: () =>
      [...intents.values()].filter(({ status }) => ['processing', 'requires_action'].includes(status)),

    decide(intent: BankIntent, status: 'succeeded' | 'requires_payment_method' | 'canceled'): void {
      if (status === 'succeeded') charge(intent)
      else intent.status = status
    },

    /** Deletes the intents that were never charged: their secrets are unknown from now on. */
    deleteUnchargedIntents(): void {
      for (const { secret, status } of intents.values()) {
        if (status === 'requires_payment_method') intents.delete(secret)
      }
    },
  }
}
export type Bank = ReturnType<typeof createBank>
