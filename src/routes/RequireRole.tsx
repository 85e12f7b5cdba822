import { useEffect, useEffectEvent } from 'react'
import { Outlet, useNavigate } from 'react-router-dom'
import { useGetAdminQuery } from '#src/api/access.ts'
import { userToasts } from '#src/copy/userToasts.ts'
import { AccessScreen } from '#src/design-system/screens/AccessScreen.tsx'
import { paths } from '#src/domain/paths.ts'
import { showToast } from '#src/notifications/actions.ts'
import { error } from '#src/notifications/toast.ts'
import { toLoadable } from '#src/routes/loadable.ts'
import { PageMeta } from '#src/routes/PageMeta.tsx'
import { useSignOut } from '#src/routes/useSignOut.ts'
import { useAccount } from '#src/session/useSession.ts'
import { useDispatch } from 'react-redux'

/**
 * Renders the nested pages for admins only (ADMIN-1). A user who is not an admin is redirected to `/`, gets one toast and is
 * signed out, in this order. A failed check offers a retry.
 */
export function RequireAdmin() {
  const { email } = useAccount()
  const navigate = useNavigate()
  const dispatch = useDispatch()
  const { signOut } = useSignOut()
  const isAdmin = toLoadable(useGetAdminQuery({ email }))
  const isDenied = isAdmin.state === 'ready' && !isAdmin.value

  const turnAway = useEffectEvent(() => {
    void navigate(paths.home, { replace: true })
    dispatch(showToast(error(userToasts.badAuthorization)))
    signOut()
  })
  useEffect(() => {
    if (isDenied) turnAway()
  }, [isDenied])

  if (isAdmin.state === 'ready' && isAdmin.value) return <Outlet />
  return (
    <>
      <PageMeta />
      {isAdmin.state === 'failed' ? (
        <AccessScreen state="checkFailed" onRetry={isAdmin.retry} />
      ) : (
        <AccessScreen state="checking" />
      )}
    </>
  )
}
