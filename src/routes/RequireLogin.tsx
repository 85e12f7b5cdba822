import { useState } from 'react'
import { Navigate, Outlet, useLocation } from 'react-router-dom'
import { AccessScreen } from '#src/design-system/screens/AccessScreen.tsx'
import type { OriginState } from '#src/domain/origin.ts'
import { isAdminPath, paths } from '#src/domain/paths.ts'
import { PageMeta } from '#src/routes/PageMeta.tsx'
import { useSignOut } from '#src/routes/useSignOut.ts'
import { useSession } from '#src/session/useSession.ts'

/** What RequireLogin offers to the routes in its outlet. */
export interface LoginContext {
  /** Signs out, and leads back to this very address after the next login (AUTH-6). */
  logInAgain: () => void
}

/**
 * Lets signed-in people through (SHOP-2): a spinner until the session is settled (AUTH-8), the login page with the origin
 * kept for everyone else. A session that ends on an admin page leads to `/` (ADMIN-2), unless it ends by logInAgain; and
 * so does one that another tab hands to another account: nobody is to be turned away for a page they did not open.
 */
export function RequireLogin() {
  const session = useSession()
  const signOut = useSignOut()
  const { pathname, search, hash } = useLocation()
  const here = session.phase === 'signedIn' ? session.account.id : null
  /** Whose pages these are. */
  const [owner, setOwner] = useState<string | null>(null)
  const isOver = owner !== null && owner !== here
  const [comesBack, setComesBack] = useState(false)
  const staysHere = comesBack && session.phase === 'signedOut'
  const leaves = isOver && !staysHere && session.phase !== 'pending' && isAdminPath(pathname)
  if (here !== null && here !== owner && !leaves) setOwner(here)

  if (leaves) return <Navigate to={paths.home} replace />
  if (session.phase === 'signedOut') {
    const state: OriginState = { from: pathname + search + hash }
    return <Navigate to={paths.login} state={state} replace />
  }
  if (session.phase === 'signedIn' && session.access !== 'pending') {
    const context: LoginContext = {
      logInAgain: () => {
        setComesBack(true)
        signOut()
      },
    }
    return <Outlet context={context} />
  }
  return (
    <>
      <PageMeta />
      <AccessScreen state="checking" />
    </>
  )
}
