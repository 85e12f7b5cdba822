import { recordAction } from '#mocks/callLog.ts'
import { providerCopy } from '#mocks/copy.ts'
import { db, createId } from '#mocks/db.ts'
import { waitForLatency } from '#mocks/waitingCalls.ts'
import { getCardOutcome, MockCard, type CardOutcome } from '#mocks/platform/card.ts'
import { MockCardForm } from '#mocks/platform/MockCardForm.tsx'
import type { IntentRow } from '#mocks/dbState.ts'
import type { PaymentIntent } from '#src/domain/payment.ts'
import type { CardHandle, PaymentPort } from '#src/ports/ports.ts'

const messages = providerCopy.card

type CardProblem = keyof typeof messages

interface ConfirmationResult {
  intent: IntentRow | null
  problem: CardProblem | null
}

/** @param isLost returns whether the response is lost; called after the latency */
async function simulateNetwork(isLost: () => boolean): Promise<void> {
  const wasSent = await waitForLatency()
  if (!wasSent || isLost()) throw new TypeError('the card provider cannot be reached')
}

const isUnreachable = () => db.get().settings.card === 'unreachable'

/** Whether the customer has already tried to pay. Until then, the provider always responds, so that the card form appears. */
const isConfirmed = (clientSecret: string) =>
  db.get().intents.some((row) => row.clientSecret === clientSecret && row.paymentMethodId !== null)

/** Sets an intent's status, unless the intent has already succeeded, because a card must be charged only once. */
function updateIntent(
  clientSecret: string,
  status: IntentRow['status'],
  problem: CardProblem | null,
): ConfirmationResult {
  return db.mutate((state) => {
    const intent = state.intents.find((row) => row.clientSecret === clientSecret)
    if (!intent) return { intent: null, problem: 'unknownIntent' }
    if (intent.status === 'succeeded') return { intent, problem: 'alreadySucceeded' }
    intent.status = status
    if (problem === null) intent.paymentMethodId ??= createId(state, 'pm').replace('-', '_')
    return { intent: { ...intent }, problem }
  })
}

/** @returns the outcome that the settings define, or else the outcome of the test card's number */
function getOutcome({ number }: MockCard): CardOutcome | 'processing' {
  const { card } = db.get().settings
  return card === 'asEntered' || card === 'unreachable' ? getCardOutcome(number) : card
}

async function charge(clientSecret: string, card: CardHandle): Promise<ConfirmationResult> {
  await simulateNetwork(() => {
    if (isUnreachable()) updateIntent(clientSecret, 'requires_payment_method', null)
    return isUnreachable()
  })
  if (!(card instanceof MockCard)) throw new TypeError('not a card of this form')
  const outcome = getOutcome(card)
  if (outcome === 'succeeds') return updateIntent(clientSecret, 'succeeded', null)
  if (outcome === 'processing') return updateIntent(clientSecret, 'processing', null)
  if (outcome !== 'challenged') return updateIntent(clientSecret, 'requires_payment_method', outcome)
  const challenge = updateIntent(clientSecret, 'requires_action', null)
  if (challenge.problem !== null) return challenge
  const isAuthenticated = await recordAction('authenticateCard', card.authenticate, (hasPassed) =>
    hasPassed ? 'passed' : 'failed',
  )
  return isAuthenticated
    ? updateIntent(clientSecret, 'succeeded', null)
    : updateIntent(clientSecret, 'requires_payment_method', 'notAuthenticated')
}

const toIntent = ({ id, status, paymentMethodId, amountCents }: IntentRow): PaymentIntent => ({
  id,
  status,
  paymentMethodId,
  amount: amountCents,
  currency: 'usd',
})

/** The mock card provider. Its payment intents are rows of the mock server's database. */
export const mockPayment: PaymentPort = {
  CardForm: MockCardForm,

  async confirm(clientSecret, card) {
    const { intent, problem } = await recordAction(
      'confirmCard',
      () => charge(clientSecret, card),
      (result) => result.problem ?? result.intent?.status ?? 'unknownIntent',
    )
    if (!intent) throw new TypeError(messages.unknownIntent)
    return { intent: toIntent(intent), error: problem && messages[problem] }
  },

  retrieve: (clientSecret) =>
    recordAction(
      'retrieveIntent',
      async () => {
        await simulateNetwork(() => isUnreachable() && isConfirmed(clientSecret))
        const intent = db.get().intents.find((row) => row.clientSecret === clientSecret)
        return intent ? toIntent(intent) : null
      },
      (intent) => intent?.status ?? 'unknownIntent',
    ),
}
