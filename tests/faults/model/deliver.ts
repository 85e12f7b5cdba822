import { isExpiredAttempt } from '#src/domain/payment.ts'
import { totalOf, type Request } from '#tests/faults/model/shop.ts'
import type { Call, ConfirmOutcome, HttpOutcome } from '#tests/faults/model/wire.ts'
import type { World } from '#tests/faults/model/world.ts'

const badHttp: HttpOutcome[] = ['lost', 'down', 'fails', 'garbage']
const confirmations: ConfirmOutcome[] = [
  'charged',
  'declined',
  'processing',
  'challenged',
  'errorButCharged',
  'chargedButLost',
  'down',
]

/** A secret is needed unless the journal has one for this total that may still be paid (PAY-4). */
function checkNeed({ journal, violate }: World, { path, token, body }: Request): void {
  if (path !== '/create-payment-intent') return
  const kept = journal
    .all()
    .filter((attempt) => attempt.stage === 'open' && !isExpiredAttempt(attempt, Date.now()))
    .find(({ amountCents, userId }) => amountCents === totalOf(body) && token?.startsWith(`${userId}@`))
  if (kept) violate('needless secret', kept.orderId)
}

/** A call comes to its end. @param faults share of the calls that end badly; cards always have all their fates */
export function deliver(world: World, call: Call, faults: number): void {
  const { random, wire } = world
  const isBad = random.chance(faults)
  wire.take(call)
  if (call.kind === 'retrieve') call.deliver(isBad ? 'down' : 'ok')
  else if (call.kind === 'confirm') call.deliver(random.pick(confirmations) ?? 'down')
  else {
    const outcome = (isBad && random.pick(badHttp)) || 'ok'
    if (outcome === 'ok') checkNeed(world, call.request)
    call.deliver(outcome)
  }
}
