import { useDispatch } from 'react-redux'
import { useOutletContext } from 'react-router-dom'
import { AccessScreen } from '#src/design-system/screens/AccessScreen.tsx'
import { DashboardScreen } from '#src/design-system/screens/DashboardScreen.tsx'
import { PageMeta } from '#src/routes/PageMeta.tsx'
import { PageOutlet } from '#src/routes/PageOutlet.tsx'
import type { LoginContext } from '#src/routes/RequireLogin.tsx'
import { useRole } from '#src/routes/useRole.ts'
import { accessRetried } from '#src/session/sessionSlice.ts'
import { useAccount, useSession } from '#src/session/useSession.ts'

/**
 * The dashboard: a side menu around the nested pages, which need the access token. Without one it offers to try again
 * (AUTH-10), or to sign in again and return to the same page (AUTH-6).
 */
export function DashboardRoute() {
  const session = useSession()
  const dispatch = useDispatch()
  const { logInAgain, isSigningOut } = useOutletContext<LoginContext>()
  const access = session.phase === 'signedIn' ? session.access : 'pending'

  if (access !== 'failed' && access !== 'expired') return <Dashboard />
  return (
    <>
      <PageMeta />
      {access === 'failed' ? (
        <AccessScreen state="checkFailed" onRetry={() => dispatch(accessRetried())} />
      ) : (
        <AccessScreen state="expired" onRetry={logInAgain} busy={isSigningOut} />
      )}
    </>
  )
}

function Dashboard() {
  const role = useRole(useAccount().email)
  return (
    <DashboardScreen role={role}>
      <PageOutlet />
    </DashboardScreen>
  )
}
