import { useOutletContext } from 'react-router-dom'
import { useAppDispatch } from '#src/api/hooks.ts'
import { AccessScreen } from '#src/design-system/screens/AccessScreen.tsx'
import { DashboardScreen } from '#src/design-system/screens/DashboardScreen.tsx'
import { PageMeta } from '#src/routes/PageMeta.tsx'
import { pageOutlet } from '#src/routes/PageOutlet.tsx'
import type { LoginContext } from '#src/routes/RequireLogin.tsx'
import { useRole } from '#src/routes/RequireRole.tsx'
import { tokenRetried } from '#src/session/sessionSlice.ts'
import { useAccount, useSession } from '#src/session/useSession.ts'

/**
 * The dashboard: a side menu around the nested pages, which need the access token. Without one it offers to try again
 * (AUTH-10), or to sign in again and return to the same page (AUTH-6).
 */
export function DashboardRoute() {
  const session = useSession()
  const dispatch = useAppDispatch()
  const { logInAgain, isSigningOut } = useOutletContext<LoginContext>()
  const status = session.phase === 'signedIn' ? session.tokenStatus : 'pending'

  if (status !== 'failed' && status !== 'expired') return <Dashboard />
  return (
    <>
      <PageMeta />
      {status === 'failed' ? (
        <AccessScreen state="checkFailed" onRetry={() => dispatch(tokenRetried())} />
      ) : (
        <AccessScreen state="expired" onRetry={logInAgain} busy={isSigningOut} />
      )}
    </>
  )
}

function Dashboard() {
  const role = useRole(useAccount().email)
  return <DashboardScreen role={role}>{pageOutlet}</DashboardScreen>
}
