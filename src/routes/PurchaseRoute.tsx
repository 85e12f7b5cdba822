import { useLocation } from 'react-router-dom'
import { isApiError } from '#src/api/apiError.ts'
import { useGetProfileQuery } from '#src/api/profiles.ts'
import { usePlaceOrderMutation } from '#src/api/orders.ts'
import { pageTitle } from '#src/copy/titles.ts'
import type { PurchaseOutcome } from '#src/design-system/blocks/parts/PurchaseNotice.tsx'
import { PurchaseScreen } from '#src/design-system/screens/PurchaseScreen.tsx'
import { toPurchaseBody } from '#src/domain/order.ts'
import { fullName } from '#src/domain/account.ts'
import { readIdInPath } from '#src/domain/paths.ts'
import { usePart } from '#src/routes/usePart.ts'
import { PageMeta } from '#src/routes/PageMeta.tsx'
import { mayHaveGoneThrough } from '#src/routes/saveStatus.ts'
import { useSingleFlight } from '#src/routes/useSingleFlight.ts'
import { useAccount } from '#src/session/useSession.ts'

/** After a lost or unreadable answer the order may have been placed: 'unknown', and never retried (ORDER-6). */
function toOutcome({ isSuccess, error }: { isSuccess: boolean; error?: unknown }): PurchaseOutcome | null {
  if (isSuccess) return 'done'
  if (!isApiError(error)) return null
  return mayHaveGoneThrough(error) ? 'unknown' : 'refused'
}

/** The Purchase page. */
export function PurchaseRoute() {
  const id = readIdInPath('purchase', useLocation().pathname) ?? ''
  // The key resets the form and the outcome for another part.
  return <PurchaseOfPart key={id} id={id} />
}

function PurchaseOfPart({ id }: { id: string }) {
  const account = useAccount()
  const { part, isFromList } = usePart(id)
  const { currentData: profile } = useGetProfileQuery({ email: account.email })
  const [placeOrder, placed] = usePlaceOrderMutation()
  const runExclusive = useSingleFlight()

  return (
    <>
      <PageMeta {...(part.state === 'ready' && { title: pageTitle(part.value.name) })} />
      <PurchaseScreen
        part={part}
        buyer={{
          name: fullName(account, profile?.name),
          email: account.email,
          phone: profile?.phone ?? '',
          address: profile?.address ?? '',
        }}
        onPurchase={(form) => {
          if (part.state === 'ready') void runExclusive(() => placeOrder(toPurchaseBody(form, part.value)))
        }}
        busy={placed.isLoading}
        checking={isFromList}
        outcome={toOutcome(placed)}
      />
    </>
  )
}
