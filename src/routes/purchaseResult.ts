import { isApiError } from '#src/api/apiError.ts'
import type { OrderConfirmation, PurchaseOutcome } from '#src/design-system/blocks/parts/PurchaseNotice.tsx'
import { calculateTotal } from '#src/domain/money.ts'
import type { PurchaseBody } from '#src/domain/order.ts'
import { mayHaveSucceeded, type MutationResult } from '#src/api/status.ts'

type PlaceOrderMutation = MutationResult & { originalArgs?: PurchaseBody | undefined }

/** If the response was lost or can't be read, the order may have been placed, so the request is never retried (ORDER-6). */
function toPurchaseOutcome({ isSuccess, isTimedOut, error }: PlaceOrderMutation): PurchaseOutcome | null {
  if (isSuccess) return 'done'
  if (isTimedOut) return 'unknown'
  if (!isApiError(error)) return null
  return mayHaveSucceeded(error) ? 'unknown' : 'refused'
}

export function toPurchaseResult(mutation: PlaceOrderMutation): {
  outcome: PurchaseOutcome | null
  confirmation?: OrderConfirmation
} {
  const outcome = toPurchaseOutcome(mutation)
  if (!mutation.originalArgs) return { outcome }
  const { quantity, itemInfo } = mutation.originalArgs
  return { outcome, confirmation: { quantity, cents: calculateTotal(itemInfo.itemPrice, quantity) } }
}
