import { useLocation } from 'react-router-dom'
import { useGetProfileQuery } from '#src/api/profiles.ts'
import { usePlaceOrderMutation } from '#src/api/orders.ts'
import { formatPageTitle } from '#src/copy/titles.ts'
import { PurchaseScreen } from '#src/design-system/screens/PurchaseScreen.tsx'
import { toPurchaseBody } from '#src/domain/order.ts'
import { getFullName } from '#src/domain/account.ts'
import { readIdFromPath } from '#src/domain/paths.ts'
import { usePart } from '#src/routes/hooks/usePart.ts'
import { PageMeta } from '#src/routes/PageMeta.tsx'
import { toPurchaseResult } from '#src/routes/purchaseResult.ts'
import { useFormMutation } from '#src/routes/hooks/useFormMutation.ts'
import { useAccount } from '#src/session/useSession.ts'

export function PurchaseRoute() {
  const id = readIdFromPath('purchase', useLocation().pathname) ?? ''
  // The key resets the form and the outcome when the URL changes to a different part.
  return <PartPurchase key={id} id={id} />
}

function PartPurchase({ id }: { id: string }) {
  const account = useAccount()
  const { part, number, check } = usePart(id)
  const { currentData: profile } = useGetProfileQuery({ email: account.email })
  const [placeOrder, mutation] = useFormMutation(usePlaceOrderMutation())

  return (
    <>
      <PageMeta {...(part.state === 'ready' && { title: formatPageTitle(part.value.name) })} />
      <PurchaseScreen
        part={part}
        figureNumber={number}
        buyer={{
          name: getFullName(account, profile?.name),
          email: account.email,
          phone: profile?.phone ?? '',
          address: profile?.address ?? '',
        }}
        onPurchase={(form) => {
          if (part.state === 'ready') placeOrder(toPurchaseBody(form, part.value))
        }}
        onPrint={() => window.print()}
        busy={mutation.isLoading && !mutation.isTimedOut}
        partCheck={check}
        {...toPurchaseResult(mutation)}
      />
    </>
  )
}
