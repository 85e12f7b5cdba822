import type { Cents } from '#src/domain/money.ts'
import { canPay, orderTotal, type Order } from '#src/domain/order.ts'
import { isExpiredAttempt, problemAfter, type Attempt, type IntentOutcome } from '#src/domain/payment.ts'
import { createAttempts } from '#src/payment/attempts.ts'
import type { FlowPorts, PaymentKey } from '#src/payment/flowPorts.ts'
import type { PaymentStates } from '#src/payment/paymentStates.ts'
import { createRecorder } from '#src/payment/recorder.ts'
import type { CardHandle } from '#src/platform/ports.ts'

/** What came of a confirmation. */
interface Confirmed {
  attempt: Attempt
  verdict: IntentOutcome
  /** The provider's message. */
  said: string | null
}

/** What is done with one order at a time, inside its lock. Nothing rejects: the states say what happened. */
export function createLockedOperations(ports: FlowPorts, states: PaymentStates) {
  const { shop, payment, journal, now } = ports
  const record = createRecorder(ports, states)
  const { settle, ask, secretFor } = createAttempts(ports, states, record)

  const offer = (attempt: Attempt, problem: string | null) =>
    states.send(attempt, { type: 'offered', totalCents: attempt.amountCents, problem })

  /** Shows the card form again after a confirmation that took no money. */
  function offerAgain(attempt: Attempt, verdict: IntentOutcome, said: string | null): void {
    if (verdict !== 'charged' && verdict !== 'undecided') offer(attempt, problemAfter(verdict, said))
  }

  /** @returns what the provider made of it; null when it was not asked, and then the state says why */
  async function confirm(attempt: Attempt, { customer }: Order, card: CardHandle): Promise<Confirmed | null> {
    if (shop.user() !== attempt.userId) {
      // Signed out since the click: nobody is there any more to be charged.
      offer(attempt, problemAfter('payable', null))
      return null
    }
    if (!states.send(attempt, { type: 'confirm' })) return null
    journal.write({ ...attempt, stage: 'confirming' })
    const billing = { name: customer.name, email: customer.email }
    const answer = await payment.confirm(attempt.clientSecret, card, billing).catch(() => null)
    // An error may carry an intent that succeeded (PAY-6); without an intent only the provider knows.
    const verdict = answer?.intent ? await settle(attempt, answer.intent, true) : await ask(attempt)
    return { attempt, verdict, said: answer?.error ?? null }
  }

  /** Reads the order again, and charges the card if it is still what the customer agreed to pay (PAY-5). */
  async function payOnce(key: PaymentKey, agreedCents: Cents, card: CardHandle): Promise<Confirmed | null> {
    const order = await shop.readOrder(key.orderId).catch(() => undefined)
    const totalCents = order && canPay(order) ? orderTotal(order) : null
    if (order === undefined) states.send(key, { type: 'checkFailed', totalCents: agreedCents })
    else if (order && order.state !== 'unpaid')
      states.send(key, { type: 'recorded', transactionId: order.transactionId ?? '' })
    else if (!order || totalCents === null) states.send(key, { type: 'gone' })
    else if (totalCents !== agreedCents) states.send(key, { type: 'totalRead', totalCents })
    else {
      const attempt = await secretFor(key, totalCents)
      if (attempt) return confirm(attempt, order, card)
    }
    return null
  }

  return {
    /** Sees to the order's secret. */
    async prepare(key: PaymentKey, totalCents: Cents): Promise<void> {
      // the turn before, of a double click, has seen to it or has said why it could not
      if (states.of(key).name !== 'preparing') return
      const attempt = await secretFor(key, totalCents)
      if (attempt) offer(attempt, attempt.stage === 'confirming' ? problemAfter('unfinished', null) : null)
    },

    /** Charges the card. A secret that turns out to be dead took no money and never will: once more, with a new one. */
    async pay(key: PaymentKey, agreedCents: Cents, card: CardHandle): Promise<void> {
      const first = await payOnce(key, agreedCents, card)
      const isDead = first?.verdict === 'dead' && states.send(key, { type: 'secretDied' })
      const last = isDead ? await payOnce(key, agreedCents, card) : first
      if (last) offerAgain(last.attempt, last.verdict, last.said)
    },

    /** Takes up what was interrupted, undecided or not recorded, and forgets a secret that was never used (PAY-3, PAY-4). */
    async resume(key: PaymentKey): Promise<void> {
      const kept = journal.read(key.userId, key.orderId)
      const state = states.of(key)
      if (kept?.stage === 'charged') await record(kept, false)
      else if (kept?.stage === 'confirming') offerAgain(kept, await ask(kept), null)
      else if (kept && isExpiredAttempt(kept, now())) journal.remove(kept)
      else if ('transactionId' in state) {
        // A charged payment leaves the journal by being recorded only: another tab did it.
        states.send(key, { type: 'recorded', transactionId: state.transactionId })
      }
    },
  }
}
