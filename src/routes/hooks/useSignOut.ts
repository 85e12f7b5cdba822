import { useEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { useAppDispatch } from '#src/api/hooks.ts'
import { toasts } from '#src/copy/toasts.ts'
import { paths } from '#src/domain/paths.ts'
import { showToast, toast } from '#src/lib/toast.ts'
import { usePlatform } from '#src/ports/PlatformContext.ts'
import { useExclusiveTask } from '#src/routes/hooks/useSingleFlight.ts'

/** Signs out at the identity provider, and shows a toast on failure. While this is running, further calls are ignored. */
export function useSignOut() {
  const { identity } = usePlatform()
  const dispatch = useAppDispatch()
  const [runningTask, run] = useExclusiveTask<'signOut'>()
  const attemptSignOut = () => identity.signOut().catch(() => void dispatch(showToast(toast.error(toasts.network))))
  return { signOut: () => void run('signOut', attemptSignOut), isSigningOut: runningTask !== null }
}

/**
 * Returns the function of the navbar's LOGOUT button. It navigates to Home before signing out; otherwise RequireLogin would
 * return to the current page after the next login.
 */
export function useLogOut() {
  const { signOut, isSigningOut } = useSignOut()
  const navigate = useNavigate()
  const location = useLocation()
  const isLoggingOut = useRef(false)
  useEffect(() => {
    if (!isLoggingOut.current) return
    isLoggingOut.current = false
    signOut()
  }, [location, signOut])
  const logOut = () => {
    isLoggingOut.current = true
    void navigate(paths.home)
  }
  return { logOut, isSigningOut }
}
