import type { PaymentIntent } from '#src/domain/payment.ts'
import type { Cents } from '#src/domain/money.ts'
import type { ConfirmResult } from '#src/ports/ports.ts'
import type { ReportViolation } from '#tests/support/paying/violations.ts'

export interface BankIntent extends PaymentIntent {
  secret: string
  amount: Cents
  /** The browser that sent the last confirmation of this intent. */
  browser: string | null
  /** The email of the account that requested this intent. */
  owner: string
}

/** One click on Pay. */
export interface PayClick {
  userId: string
  /** The browser in which Pay was clicked. */
  browser: string
  /** The amount on the page at the moment of the click. */
  displayedCents: Cents
  /** The number of this click's confirmations that have reached the bank. */
  confirmations: number
}

/**
 * The effect of a confirmation. `challenged` requires a 3-D Secure check. `errorButCharged` responds with an error that
 * contains a succeeded intent (PAY-6). With `chargedLater`, the response is lost while the provider is still processing
 * the charge (PAY-14). With `offline`, the request never reaches the bank.
 */
export const confirmOutcomes = [
  'charged',
  'declined',
  'processing',
  'challenged',
  'errorButCharged',
  'chargedButResponseLost',
  'chargedLater',
  'offline',
] as const
export type ConfirmOutcome = (typeof confirmOutcomes)[number]

/** Order o1 costs $1,000, o2 $2,000, and so on. Prices change by only a few dollars, so amounts identify orders. */
export const orderPriceStepDollars = 1000
export const getOrderIdOfAmount = (amountCents: Cents): string =>
  `o${Math.floor(amountCents / 100 / orderPriceStepDollars)}`

/** Thrown when the request or the response is lost. */
export class ConnectionLostError extends Error {}

const errorMessages: Partial<Record<ConfirmOutcome, string>> = {
  declined: 'Your card was declined.',
  errorButCharged: 'Something odd happened.',
}

/** A model of the card provider. It charges each intent at most once, and has no information about orders. */
export function createBank(reportViolation: ReportViolation) {
  const intents = new Map<string, BankIntent>()
  /** The charged intents, by order id. */
  const chargesByOrder = new Map<string, BankIntent[]>()
  /** Confirmed intents that the provider is still processing. They still have the status of an unpaid intent. */
  const unfinishedIntents = new Set<BankIntent>()
  let intentCount = 0

  function charge(intent: BankIntent): void {
    intent.status = 'succeeded'
    const orderId = getOrderIdOfAmount(intent.amount)
    const earlierCharges = chargesByOrder.get(orderId) ?? []
    // A second charge from another browser is no violation: a browser can't detect another browser's unrecorded charge.
    const duplicateCharge = earlierCharges.find(({ browser }) => browser === intent.browser)
    if (duplicateCharge) reportViolation('double charge', `${orderId}: ${duplicateCharge.secret}, ${intent.secret}`)
    chargesByOrder.set(orderId, [...earlierCharges, intent])
  }

  return {
    intents,
    chargesByOrder,
    unfinishedIntents,

    createIntent(amount: Cents, owner: string): string {
      intentCount += 1
      const id = `pi_${intentCount}`
      const secret = `${id}_secret`
      intents.set(secret, {
        id,
        secret,
        amount,
        currency: 'usd',
        owner,
        browser: null,
        status: 'requires_payment_method',
        paymentMethodId: null,
      })
      return secret
    },

    /**
     * Confirms an intent with a card.
     * @throws ConnectionLostError if the request or the response is lost
     */
    confirm(secret: string, click: PayClick, outcome: ConfirmOutcome): ConfirmResult {
      const intent = intents.get(secret)
      if (outcome === 'offline') throw new ConnectionLostError(outcome)
      // The real payment port also rejects in this case, because the outcome of the charge is unknown.
      if (!intent) throw new ConnectionLostError('No such payment_intent')
      if (!intent.status.startsWith('requires_')) return { intent: { ...intent }, error: 'The intent is final' }
      click.confirmations += 1
      if (click.confirmations > 1) reportViolation('card confirmed twice by one click', intent.id)
      if (click.displayedCents !== intent.amount) reportViolation('amount differs from the displayed one', intent.id)
      intent.paymentMethodId = `pm_${intent.id}`
      intent.browser = click.browser
      if (outcome === 'declined') intent.status = 'requires_payment_method'
      else if (outcome === 'processing') intent.status = 'processing'
      else if (outcome === 'challenged') intent.status = 'requires_action'
      else if (outcome === 'chargedLater') unfinishedIntents.add(intent)
      else charge(intent)
      if (outcome === 'chargedButResponseLost' || outcome === 'chargedLater') throw new ConnectionLostError(outcome)
      return { intent: { ...intent }, error: errorMessages[outcome] ?? null }
    },

    /** Finishes the processing of a confirmed intent. */
    finishProcessing(intent: BankIntent, isCharged: boolean): void {
      if (!unfinishedIntents.delete(intent) || !isCharged) return
      if (intent.status.startsWith('requires_')) charge(intent)
    },

    /** Whether a confirmation from this browser has charged a card for this order or still may charge one. */
    mayBeCharged: (orderId: string, browser: string): boolean =>
      [...intents.values()].some(
        (intent) =>
          intent.browser === browser &&
          getOrderIdOfAmount(intent.amount) === orderId &&
          (unfinishedIntents.has(intent) || !['requires_payment_method', 'canceled'].includes(intent.status)),
      ),

    /** @returns a copy of an intent; null if the secret is unknown */
    retrieve(secret: string): PaymentIntent | null {
      const intent = intents.get(secret)
      return intent ? { ...intent } : null
    },

    /** Intents that are processing or wait for the customer's 3-D Secure check. */
    getUndecidedIntents: () =>
      [...intents.values()].filter(({ status }) => ['processing', 'requires_action'].includes(status)),

    /** Sets the outcome of an undecided intent. */
    decideIntent(intent: BankIntent, status: 'succeeded' | 'requires_payment_method' | 'canceled'): void {
      if (status === 'succeeded') charge(intent)
      else intent.status = status
    },

    /** Deletes the uncharged intents, so the bank no longer recognizes their secrets. */
    deleteUnchargedIntents(): void {
      for (const intent of intents.values()) {
        if (intent.status === 'requires_payment_method' && !unfinishedIntents.has(intent)) intents.delete(intent.secret)
      }
    },
  }
}
export type Bank = ReturnType<typeof createBank>
