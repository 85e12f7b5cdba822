import { isExpiredAttempt } from '#src/domain/payment.ts'
import type { ConfirmOutcome, HttpOutcome, PendingCall } from '#tests/faults/model/network.ts'
import { requestedCents, type ShopRequest } from '#tests/faults/model/shopServer.ts'
import type { World } from '#tests/faults/model/world.ts'

const httpFaults: HttpOutcome[] = ['responseLost', 'offline', 'serverError', 'invalidBody']
const confirmOutcomes: ConfirmOutcome[] = [
  'charged',
  'declined',
  'processing',
  'challenged',
  'errorButCharged',
  'chargedButResponseLost',
  'offline',
]

/** A new payment intent is needless while the journal has an open one for the same total (PAY-4). */
function checkIntentIsNeeded({ journal, reportViolation }: World, { path, token, body }: ShopRequest): void {
  if (path !== '/create-payment-intent') return
  const reusable = journal
    .all()
    .filter((attempt) => attempt.stage === 'open' && !isExpiredAttempt(attempt, Date.now()))
    .find(({ amountCents, userId }) => amountCents === requestedCents(body) && token?.startsWith(`${userId}@`))
  if (reusable) reportViolation('needless payment intent', reusable.orderId)
}

/** Ends a call. @param faultRate share of calls that fail; a confirmation gets any of its outcomes regardless */
export function deliver(world: World, call: PendingCall, faultRate: number): void {
  const { random, network } = world
  const isFaulty = random.chance(faultRate)
  network.remove(call)
  if (call.kind === 'retrieve') call.deliver(isFaulty ? 'offline' : 'ok')
  else if (call.kind === 'confirm') call.deliver(random.pick(confirmOutcomes) ?? 'offline')
  else {
    const outcome = (isFaulty && random.pick(httpFaults)) || 'ok'
    if (outcome === 'ok') checkIntentIsNeeded(world, call.request)
    call.deliver(outcome)
  }
}
