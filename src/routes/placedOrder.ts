import { isApiError } from '#src/api/apiError.ts'
import type { Ordered, PurchaseOutcome } from '#src/design-system/blocks/parts/PurchaseNotice.tsx'
import { multiply } from '#src/domain/money.ts'
import type { PurchaseBody } from '#src/domain/order.ts'
import { mayHaveGoneThrough } from '#src/routes/useLoadable.ts'

/** What RTK Query knows of the call. */
interface PlacedOrder {
  isSuccess: boolean
  isUnanswered: boolean
  error?: unknown
  originalArgs?: PurchaseBody | undefined
}

/** After a lost or unreadable answer the order may have been placed: 'unknown', and never retried (ORDER-6). */
function toOutcome({ isSuccess, isUnanswered, error }: PlacedOrder): PurchaseOutcome | null {
  if (isSuccess) return 'done'
  if (isUnanswered) return 'unknown'
  if (!isApiError(error)) return null
  return mayHaveGoneThrough(error) ? 'unknown' : 'refused'
}

/** What the Purchase page says about the last order that was sent. */
export function describeOrder(placed: PlacedOrder): { outcome: PurchaseOutcome | null; ordered?: Ordered } {
  const outcome = toOutcome(placed)
  if (!placed.originalArgs) return { outcome }
  const { quantity, itemInfo } = placed.originalArgs
  return { outcome, ordered: { quantity, cents: multiply(itemInfo.itemPrice, quantity) } }
}
