import { useLocation } from 'react-router-dom'
import { useGetProfileQuery } from '#src/api/profiles.ts'
import { usePlaceOrderMutation } from '#src/api/orders.ts'
import { pageTitle } from '#src/copy/titles.ts'
import { PurchaseScreen } from '#src/design-system/screens/PurchaseScreen.tsx'
import { toPurchaseBody } from '#src/domain/order.ts'
import { fullName } from '#src/domain/account.ts'
import { readIdInPath } from '#src/domain/paths.ts'
import { usePart } from '#src/routes/hooks/usePart.ts'
import { PageMeta } from '#src/routes/PageMeta.tsx'
import { toPurchaseResult } from '#src/routes/purchaseResult.ts'
import { useWrite } from '#src/routes/hooks/useWrite.ts'
import { useAccount } from '#src/session/useSession.ts'

export function PurchaseRoute() {
  const id = readIdInPath('purchase', useLocation().pathname) ?? ''
  // The key resets the form and the outcome for another part.
  return <PurchaseOfPart key={id} id={id} />
}

function PurchaseOfPart({ id }: { id: string }) {
  const account = useAccount()
  const { part, number, check } = usePart(id)
  const { currentData: profile } = useGetProfileQuery({ email: account.email })
  const [placeOrder, mutation] = useWrite(usePlaceOrderMutation())

  return (
    <>
      <PageMeta {...(part.state === 'ready' && { title: pageTitle(part.value.name) })} />
      <PurchaseScreen
        part={part}
        number={number}
        buyer={{
          name: fullName(account, profile?.name),
          email: account.email,
          phone: profile?.phone ?? '',
          address: profile?.address ?? '',
        }}
        onPurchase={(form) => {
          if (part.state === 'ready') placeOrder(toPurchaseBody(form, part.value))
        }}
        onPrint={() => window.print()}
        busy={mutation.isLoading && !mutation.isTimedOut}
        check={check}
        {...toPurchaseResult(mutation)}
      />
    </>
  )
}
