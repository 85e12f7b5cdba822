import { useEffect, useEffectEvent, useState } from 'react'
import { Outlet, useLocation } from 'react-router-dom'
import { useAppDispatch } from '#src/api/hooks.ts'
import { AccessScreen } from '#src/design-system/screens/AccessScreen.tsx'
import { isAdminPath, paths, type LoginRedirectState } from '#src/domain/paths.ts'
import { PageMeta } from '#src/routes/PageMeta.tsx'
import { useAutoRetry } from '#src/routes/hooks/useAutoRetry.ts'
import { useSignOut } from '#src/routes/hooks/useSignOut.ts'
import { Redirect } from '#src/routes/guards/redirects.tsx'
import { drafts } from '#src/lib/formDrafts.ts'
import { tokenRetriedQuietly } from '#src/session/sessionSlice.ts'
import { useSession } from '#src/session/useSession.ts'

export interface LoginContext {
  /** Signs out, and returns to the current URL after the next login (AUTH-6). */
  logInAgain: () => void
  /** Whether `logInAgain` is running. */
  isSigningOut: boolean
}

/** Retries a failed request for the access token periodically, on focus and on navigation (NET-11). */
function useTokenRetry(pathname: string): void {
  const session = useSession()
  const dispatch = useAppDispatch()
  const hasFailed = session.phase === 'signedIn' && session.tokenStatus === 'failed'
  const retry = () => void dispatch(tokenRetriedQuietly())
  useAutoRetry(hasFailed, retry)
  const retryAfterNavigation = useEffectEvent(() => {
    if (hasFailed) retry()
  })
  useEffect(() => retryAfterNavigation(), [pathname])
}

/**
 * Renders the nested pages for signed-in users. Renders a spinner while the access token is pending, redirects visitors to
 * the login page, and offers both a retry and a login if the session can't be determined (AUTH-26). If a session ends on an
 * admin page, redirects to `/` unless `logInAgain` ended the session (ADMIN-2). An admin page also redirects to `/` if another
 * tab signs in a different account, because the new user did not open the page.
 */
export function RequireLogin() {
  const session = useSession()
  const { signOut, isSigningOut } = useSignOut()
  const { pathname, search, hash } = useLocation()
  const accountId = session.phase === 'signedIn' ? session.account.id : null
  /** The account for which the current page was opened. */
  const [ownerId, setOwnerId] = useState<string | null>(null)
  const hasOwnerChanged = ownerId !== null && ownerId !== accountId
  const [isReauthenticating, setIsReauthenticating] = useState(false)
  useTokenRetry(pathname)
  // LOGOUT unmounts this component before it signs out, so that the sign-out removes the drafts.
  useEffect(() => () => drafts.stopKeeping(), [])
  const keepsReturnTo = isReauthenticating && session.phase === 'signedOut'
  const shouldRedirectHome = hasOwnerChanged && !keepsReturnTo && session.phase !== 'pending' && isAdminPath(pathname)
  if (accountId !== null && accountId !== ownerId && !shouldRedirectHome) setOwnerId(accountId)

  if (shouldRedirectHome) return <Redirect to={paths.home} />
  if (session.phase === 'signedOut') {
    const state: LoginRedirectState = { from: pathname + search + hash }
    return <Redirect to={paths.login} state={state} />
  }
  if (session.phase === 'signedIn' && session.tokenStatus !== 'pending') {
    const context: LoginContext = {
      logInAgain: () => {
        setIsReauthenticating(true)
        drafts.keepThroughSignOut()
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
        state={session.phase === 'timedOut' ? 'unanswered' : 'checking'}
        onRetry={() => window.location.reload()}
      />
    </>
  )
}
