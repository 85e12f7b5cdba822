import { useOutletContext } from 'react-router-dom'
import { ordersApi } from '#src/api/orders.ts'
import { useAppDispatch } from '#src/api/hooks.ts'
import { AccessScreen } from '#src/design-system/screens/AccessScreen.tsx'
import { DashboardScreen } from '#src/design-system/screens/DashboardScreen.tsx'
import { canPay, canShip } from '#src/domain/order.ts'
import { PageMeta } from '#src/routes/PageMeta.tsx'
import { pageOutlet } from '#src/routes/PageOutlet.tsx'
import type { LoginContext } from '#src/routes/guards/RequireLogin.tsx'
import { useRole } from '#src/routes/guards/RequireRole.tsx'
import { tokenRetried } from '#src/session/sessionSlice.ts'
import { useAccount, useSession } from '#src/session/useSession.ts'

/**
 * Renders the nested pages beside the dashboard's menu. Without the access token that these pages need, the dashboard offers a
 * retry (AUTH-10), or a new login that returns to the same page.
 */
export function DashboardRoute() {
  const session = useSession()
  const dispatch = useAppDispatch()
  const { logInAgain, isSigningOut } = useOutletContext<LoginContext>()
  const tokenStatus = session.phase === 'signedIn' ? session.tokenStatus : 'pending'

  if (tokenStatus !== 'failed' && tokenStatus !== 'expired') return <Dashboard />
  return (
    <>
      <PageMeta />
      {tokenStatus === 'failed' ? (
        <AccessScreen state="checkFailed" onRetry={() => dispatch(tokenRetried())} />
      ) : (
        <AccessScreen state="expired" onRetry={logInAgain} busy={isSigningOut} />
      )}
    </>
  )
}

/** Counts the orders to pay and to ship from cached responses, because the menu makes no calls of its own (PAGE-27). */
function usePendingOrderCounts(email: string) {
  const { getMyOrders, getOrders } = ordersApi.endpoints
  const { toPay } = getMyOrders.useQueryState(
    { email },
    { selectFromResult: ({ currentData = [] }) => ({ toPay: currentData.filter(canPay).length }) },
  )
  const { toShip } = getOrders.useQueryState(undefined, {
    selectFromResult: ({ currentData = [] }) => ({ toShip: currentData.filter(canShip).length }),
  })
  return { toPay, toShip }
}

function Dashboard() {
  const { email } = useAccount()
  const role = useRole(email)
  return (
    <DashboardScreen role={role} pendingOrders={usePendingOrderCounts(email)}>
      {pageOutlet}
    </DashboardScreen>
  )
}
