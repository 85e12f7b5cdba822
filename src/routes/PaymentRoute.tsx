import { useLocation } from 'react-router-dom'
import { useState } from 'react'
import { useGetMyOrderQuery, useGetMyOrdersQuery } from '#src/api/orders.ts'
import { PaymentScreen } from '#src/design-system/screens/PaymentScreen.tsx'
import { readIdFromPath } from '#src/domain/paths.ts'
import { isPaymentAllowed } from '#src/payment/locks.ts'
import { usePayment } from '#src/payment/paymentHooks.ts'
import type { CardHandle } from '#src/ports/ports.ts'
import { CardFields } from '#src/routes/CardFields.tsx'
import { orderOverridingReasons, withOwnerCheck, useRestartableQuery } from '#src/routes/hooks/useLoadable.ts'
import { toRowLoadable, useRowInUrl } from '#src/routes/hooks/useRowInUrl.ts'
import { useAccount } from '#src/session/useSession.ts'

export function PaymentRoute() {
  const id = readIdFromPath('payment', useLocation().pathname) ?? ''
  // The key resets the card form when the URL changes to a different order.
  return <OrderPayment key={id} id={id} />
}

function OrderPayment({ id }: { id: string }) {
  const { email } = useAccount()
  const lookup = useRowInUrl(useGetMyOrdersQuery({ email }), id)
  const query = useRestartableQuery(useGetMyOrderQuery(lookup.request, lookup.options))
  const order = withOwnerCheck(toRowLoadable(lookup, query, orderOverridingReasons), email, lookup.retry)
  const payment = usePayment(id, order.state === 'ready' ? order.value : null)
  // The handle is undefined while the card form loads, and null if the provider can't be loaded.
  const [cardHandle, setCardHandle] = useState<CardHandle | null | undefined>()
  const [isCardComplete, setIsCardComplete] = useState(false)
  // A failed card form is retried by remounting it.
  const [cardFormKey, setCardFormKey] = useState(0)

  // Retrying the payment also reloads a failed card form, even while the form is not displayed.
  const retry = () => {
    if (cardHandle === null) {
      setCardHandle(undefined)
      setCardFormKey((count) => count + 1)
    }
    payment.retry()
  }

  return (
    <PaymentScreen
      order={order}
      state={payment.state}
      providerState={cardHandle === undefined ? 'loading' : cardHandle === null ? 'blocked' : 'ready'}
      isCardComplete={isCardComplete}
      isConnectionSecure={isPaymentAllowed()}
      isPaymentStored={payment.isStored}
      cardForm={
        <CardFields key={cardFormKey} onReady={setCardHandle} onChange={setIsCardComplete} disabled={payment.isBusy} />
      }
      onPay={() => {
        if (cardHandle) payment.pay(cardHandle)
      }}
      onPrint={() => window.print()}
      onRetry={retry}
    />
  )
}
