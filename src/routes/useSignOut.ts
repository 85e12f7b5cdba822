import { useState } from 'react'
import { useAppDispatch } from '#src/api/hooks.ts'
import { toasts } from '#src/copy/toasts.ts'
import { showToast, toast } from '#src/notifications/toast.ts'
import { usePlatform } from '#src/platform/PlatformContext.ts'
import { useSingleFlight } from '#src/routes/useSingleFlight.ts'

/**
 * Signs out at the identity provider, once however often it is called, and shows a toast if that fails.
 * @returns `signOut()`, and whether it is running
 */
export function useSignOut() {
  const { identity } = usePlatform()
  const dispatch = useAppDispatch()
  const runExclusive = useSingleFlight()
  const [isSigningOut, setIsSigningOut] = useState(false)

  const attempt = async () => {
    setIsSigningOut(true)
    await identity.signOut().catch(() => dispatch(showToast(toast.error(toasts.network))))
    setIsSigningOut(false)
  }

  return { signOut: () => void runExclusive(attempt), isSigningOut }
}
