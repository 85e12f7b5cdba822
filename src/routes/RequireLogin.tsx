import { useEffect, useEffectEvent, useState } from 'react'
import { Outlet, useLocation } from 'react-router-dom'
import { useAppDispatch } from '#src/api/hooks.ts'
import { AccessScreen } from '#src/design-system/screens/AccessScreen.tsx'
import { isAdminPath, paths, type OriginState } from '#src/domain/paths.ts'
import { PageMeta } from '#src/routes/PageMeta.tsx'
import { useQuietRetry } from '#src/routes/useQuietRetry.ts'
import { useSignOut } from '#src/routes/useSignOut.ts'
import { Redirect } from '#src/routes/redirects.tsx'
import { drafts } from '#src/session/drafts.ts'
import { tokenRetriedQuietly } from '#src/session/sessionSlice.ts'
import { useSession } from '#src/session/useSession.ts'

/** Outlet context of RequireLogin. */
export interface LoginContext {
  /** Signs out, and returns to the current address after the next login (AUTH-6). */
  logInAgain: () => void
  /** `logInAgain` was called and has not ended. */
  isSigningOut: boolean
}

/** Repeats a failed request for the access token: by a timer, on focus and on navigation (NET-11). */
function useSessionCheckRetry(pathname: string): void {
  const session = useSession()
  const dispatch = useAppDispatch()
  const hasFailed = session.phase === 'signedIn' && session.tokenStatus === 'failed'
  const retry = () => void dispatch(tokenRetriedQuietly())
  useQuietRetry(hasFailed, retry)
  const onNavigation = useEffectEvent(() => {
    if (hasFailed) retry()
  })
  useEffect(() => onNavigation(), [pathname])
}

/**
 * Renders the nested pages for signed-in users only: a spinner while the access token is pending (AUTH-8), a redirect to the
 * login page, which remembers the address, for visitors, and the choice between the two when nobody says who is signed in
 * (AUTH-26). A session that ends on an admin page redirects to `/` (ADMIN-2), unless logInAgain ended it. So does a switch
 * to another account in another tab: the new user did not open that page.
 */
export function RequireLogin() {
  const session = useSession()
  const { signOut, isSigningOut } = useSignOut()
  const { pathname, search, hash } = useLocation()
  const accountId = session.phase === 'signedIn' ? session.account.id : null
  /** The account for which the current page was opened. */
  const [ownerId, setOwnerId] = useState<string | null>(null)
  const hasOwnerChanged = ownerId !== null && ownerId !== accountId
  const [isLoggingInAgain, setIsLoggingInAgain] = useState(false)
  useSessionCheckRetry(pathname)
  // LOGOUT leaves the page before it signs out.
  useEffect(() => () => drafts.release(), [])
  const keepsAddress = isLoggingInAgain && session.phase === 'signedOut'
  const mustGoHome = hasOwnerChanged && !keepsAddress && session.phase !== 'pending' && isAdminPath(pathname)
  if (accountId !== null && accountId !== ownerId && !mustGoHome) setOwnerId(accountId)

  if (mustGoHome) return <Redirect to={paths.home} />
  if (session.phase === 'signedOut') {
    const state: OriginState = { from: pathname + search + hash }
    return <Redirect to={paths.login} state={state} />
  }
  if (session.phase === 'signedIn' && session.tokenStatus !== 'pending') {
    const context: LoginContext = {
      logInAgain: () => {
        setIsLoggingInAgain(true)
        drafts.hold()
        signOut()
      },
      isSigningOut,
    }
    return <Outlet context={context} />
  }
  return (
    <>
      <PageMeta />
      <AccessScreen
        state={session.phase === 'unanswered' ? 'unanswered' : 'checking'}
        onRetry={() => window.location.reload()}
      />
    </>
  )
}
