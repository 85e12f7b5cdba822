import { providerCopy } from '#mocks/copy.ts'
import { db, nextId } from '#mocks/db.ts'
import { waitForLatency } from '#mocks/latency.ts'
import { cardOutcome, type CardOutcome } from '#mocks/platform/card.ts'
import { MockCard } from '#mocks/platform/MockCard.ts'
import { MockCardForm } from '#mocks/platform/MockCardForm.tsx'
import type { IntentRow } from '#mocks/schema.ts'
import type { ConfirmResult, PaymentPort } from '#src/platform/ports.ts'

const texts = providerCopy.card

/** Waits for the latency of the dials. @throws TypeError when the provider is set to unreachable */
async function simulateNetwork(): Promise<void> {
  const isSent = await waitForLatency()
  if (!isSent || db.get().dials.card === 'unreachable') throw new TypeError('the card provider cannot be reached')
}

const findIntent = (clientSecret: string) => db.get().intents.find((intent) => intent.clientSecret === clientSecret)

/** Sets an intent's status, unless it has succeeded already: a card is charged only once. */
function updateIntent(clientSecret: string, status: IntentRow['status'], error: string | null): ConfirmResult {
  return db.mutate((world) => {
    const intent = world.intents.find((row) => row.clientSecret === clientSecret)
    if (!intent) return { intent: null, error: texts.unknownIntent }
    if (intent.status === 'succeeded') return { intent, error: texts.alreadySucceeded }
    intent.status = status
    if (error === null) intent.paymentMethodId ??= nextId(world, 'pm').replace('-', '_')
    return { intent: { ...intent }, error }
  })
}

/** The outcome that the dials set, else the one the test card's number stands for. */
function outcomeFor({ number }: MockCard): CardOutcome | 'processing' {
  const { card } = db.get().dials
  return card === 'asEntered' || card === 'unreachable' ? cardOutcome(number) : card
}

async function charge(clientSecret: string, card: MockCard): Promise<ConfirmResult> {
  const outcome = outcomeFor(card)
  if (outcome === 'succeeds') return updateIntent(clientSecret, 'succeeded', null)
  if (outcome === 'processing') return updateIntent(clientSecret, 'processing', null)
  if (outcome !== 'challenged') return updateIntent(clientSecret, 'requires_payment_method', texts[outcome])
  const challenge = updateIntent(clientSecret, 'requires_action', null)
  if (challenge.error !== null) return challenge
  return (await card.authenticate())
    ? updateIntent(clientSecret, 'succeeded', null)
    : updateIntent(clientSecret, 'requires_payment_method', texts.notAuthenticated)
}

/** The mock card payment provider; its intents are rows of the mock server's database. */
export const mockPayment: PaymentPort = {
  CardForm: MockCardForm,

  async confirm(clientSecret, card) {
    await simulateNetwork()
    if (!(card instanceof MockCard)) throw new TypeError('not a card of this form')
    return charge(clientSecret, card)
  },

  async retrieve(clientSecret) {
    await simulateNetwork()
    const intent = findIntent(clientSecret)
    return intent ? { ...intent } : null
  },
}
