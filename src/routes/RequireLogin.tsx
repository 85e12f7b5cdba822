import { useState } from 'react'
import { Navigate, Outlet, useLocation } from 'react-router-dom'
import { AccessScreen } from '#src/design-system/screens/AccessScreen.tsx'
import type { OriginState } from '#src/domain/origin.ts'
import { isAdminPath, paths } from '#src/domain/paths.ts'
import { PageMeta } from '#src/routes/PageMeta.tsx'
import { useTargetTitle } from '#src/routes/useTargetTitle.ts'
import { useSession } from '#src/session/useSession.ts'

/**
 * Lets signed-in people through (SPEC 2 "Protected-route wrapper"): a spinner until the session is settled (DECISIONS
 * B8), /login with the origin kept for everyone else; `/` when a session ends on an admin page (DECISIONS C2).
 */
export function RequireLogin() {
  const session = useSession()
  const { pathname, search, hash } = useLocation()
  const title = useTargetTitle()
  const [wasSignedIn, setWasSignedIn] = useState(false)
  if (session.phase === 'signedIn' && !wasSignedIn) setWasSignedIn(true)

  if (session.phase === 'signedOut') {
    if (wasSignedIn && isAdminPath(pathname)) return <Navigate to={paths.home} replace />
    const state: OriginState = { from: pathname + search + hash }
    return <Navigate to={paths.login} state={state} replace />
  }
  if (session.phase === 'signedIn' && session.access !== 'pending') return <Outlet />
  return (
    <>
      <PageMeta title={title} />
      <AccessScreen state="checking" />
    </>
  )
}
