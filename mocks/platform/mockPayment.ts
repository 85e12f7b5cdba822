import { providerCopy } from '#mocks/copy.ts'
import { db, nextId } from '#mocks/db.ts'
import { wait } from '#mocks/dials.ts'
import { cardOutcome, type CardOutcome } from '#mocks/platform/card.ts'
import { MockCard } from '#mocks/platform/MockCard.ts'
import { MockCardForm } from '#mocks/platform/MockCardForm.tsx'
import type { IntentRow } from '#mocks/schema.ts'
import type { ConfirmResult, PaymentPort } from '#src/platform/ports.ts'

const say = providerCopy.card

/** The provider answers after the dialled time, or not at all. */
async function reach(): Promise<void> {
  const { latency, card } = db.get().dials
  await wait(latency)
  if (card === 'unreachable') throw new TypeError('the card provider cannot be reached')
}

const find = (clientSecret: string) => db.get().intents.find((intent) => intent.clientSecret === clientSecret)

/** Brings an intent into its next status, unless it has succeeded: a card is charged once. */
function move(clientSecret: string, status: IntentRow['status'], error: string | null): ConfirmResult {
  return db.mutate((world) => {
    const intent = world.intents.find((row) => row.clientSecret === clientSecret)
    if (!intent) return { intent: null, error: say.unknownIntent }
    if (intent.status === 'succeeded') return { intent, error: say.alreadySucceeded }
    intent.status = status
    if (error === null) intent.paymentMethodId ??= nextId(world, 'pm').replace('-', '_')
    return { intent: { ...intent }, error }
  })
}

/** What happens to this card: the dial's word, else the number's. */
function outcomeFor({ number }: MockCard): CardOutcome | 'processing' {
  const { card } = db.get().dials
  return card === 'asEntered' || card === 'unreachable' ? cardOutcome(number) : card
}

async function charge(clientSecret: string, card: MockCard): Promise<ConfirmResult> {
  const verdict = outcomeFor(card)
  if (verdict === 'succeeds') return move(clientSecret, 'succeeded', null)
  if (verdict === 'processing') return move(clientSecret, 'processing', null)
  if (verdict !== 'challenged') return move(clientSecret, 'requires_payment_method', say[verdict])
  const asked = move(clientSecret, 'requires_action', null)
  if (asked.error !== null) return asked
  return (await card.authenticate())
    ? move(clientSecret, 'succeeded', null)
    : move(clientSecret, 'requires_payment_method', say.notAuthenticated)
}

/** The card payment provider of the mock world; its intents live in the mock server's memory. */
export const mockPayment: PaymentPort = {
  CardForm: MockCardForm,

  async confirm(clientSecret, card) {
    await reach()
    if (!(card instanceof MockCard)) throw new TypeError('not a card of this form')
    return charge(clientSecret, card)
  },

  async retrieve(clientSecret) {
    await reach()
    const intent = find(clientSecret)
    return intent ? { ...intent } : null
  },
}
