import { useDispatch } from 'react-redux'
import { AccessScreen } from '#src/design-system/screens/AccessScreen.tsx'
import { DashboardScreen } from '#src/design-system/screens/DashboardScreen.tsx'
import { PageOutlet } from '#src/routes/PageOutlet.tsx'
import { useRole } from '#src/routes/useRole.ts'
import { useSignOut } from '#src/routes/useSignOut.ts'
import { accessRetried } from '#src/session/events.ts'
import { useAccount, useSession } from '#src/session/useSession.ts'

/**
 * `/dashboard` (SPEC 2): the side menu around the nested pages. Its pages need the access token, so without one it
 * offers to try again (DECISIONS B10) or to sign in again, which brings the person back here (DECISIONS B6).
 */
export function DashboardRoute() {
  const session = useSession()
  const dispatch = useDispatch()
  const signOut = useSignOut()
  const access = session.phase === 'signedIn' ? session.access : 'pending'

  if (access === 'failed') return <AccessScreen state="checkFailed" onRetry={() => dispatch(accessRetried())} />
  if (access === 'expired') return <AccessScreen state="expired" onRetry={signOut} />
  return <Dashboard />
}

function Dashboard() {
  const role = useRole(useAccount().email)
  return (
    <DashboardScreen role={role}>
      <PageOutlet />
    </DashboardScreen>
  )
}
