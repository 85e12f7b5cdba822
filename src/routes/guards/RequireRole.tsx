import { useEffect, useEffectEvent } from 'react'
import { Outlet, useLocation, useNavigate } from 'react-router-dom'
import { useAppDispatch } from '#src/api/hooks.ts'
import { useGetAdminQuery } from '#src/api/users.ts'
import { userToasts } from '#src/copy/userToasts.ts'
import { AccessScreen } from '#src/design-system/screens/AccessScreen.tsx'
import type { Loadable } from '#src/domain/status.ts'
import { findPage, pages } from '#src/domain/pages.ts'
import { paths } from '#src/domain/paths.ts'
import { showToast, toast } from '#src/lib/toast.ts'
import { PageMeta } from '#src/routes/PageMeta.tsx'
import { useLoadable } from '#src/routes/hooks/useLoadable.ts'
import { useSignOut } from '#src/routes/hooks/useSignOut.ts'
import { useAccount } from '#src/session/useSession.ts'

/** @returns the user's role; 'failed' rather than 'customer' if the check fails (ADMIN-1) */
export function useRole(email: string): Loadable<'customer' | 'admin'> {
  const isAdmin = useLoadable(useGetAdminQuery({ email }))
  return isAdmin.state === 'ready' ? { ...isAdmin, value: isAdmin.value ? 'admin' : 'customer' } : isAdmin
}

/**
 * Renders the nested pages for the role that `domain/pages.ts` requires. A customer on an admin page is redirected to `/`,
 * sees a toast and is signed out, in this order (ADMIN-1). An admin on a customer page sees a message. A failed check offers
 * a retry.
 */
export function RequireRole() {
  const navigate = useNavigate()
  const dispatch = useAppDispatch()
  const { signOut } = useSignOut()
  const page = findPage(useLocation().pathname)
  const access = page && pages[page].access
  const role = useRole(useAccount().email)
  const isUnauthorized = role.state === 'ready' && access === 'admin' && role.value !== 'admin'

  const rejectUnauthorized = useEffectEvent(() => {
    void navigate(paths.home, { replace: true })
    dispatch(showToast(toast.error(userToasts.badAuthorization)))
    signOut()
  })
  useEffect(() => {
    if (isUnauthorized) rejectUnauthorized()
  }, [isUnauthorized])

  if (role.state === 'ready' && role.value === access) return <Outlet />
  return (
    <>
      <PageMeta />
      {role.state === 'failed' ? (
        <AccessScreen state="checkFailed" onRetry={role.retry} />
      ) : (
        <AccessScreen
          state={role.state === 'ready' && !isUnauthorized ? 'noAccess' : 'checking'}
          onRetry={role.state === 'loading' ? role.retry : undefined}
        />
      )}
    </>
  )
}
