import { useAppDispatch } from '#src/api/hooks.ts'
import { toasts } from '#src/copy/toasts.ts'
import { showToast, toast } from '#src/notifications/toast.ts'
import { usePlatform } from '#src/platform/PlatformContext.ts'
import { useNamedFlight } from '#src/routes/useSingleFlight.ts'

/** Signs out at the identity provider, once however often it is called, and shows a toast if that fails. */
export function useSignOut() {
  const { identity } = usePlatform()
  const dispatch = useAppDispatch()
  const [running, run] = useNamedFlight<'signOut'>()
  const attempt = () => identity.signOut().catch(() => void dispatch(showToast(toast.error(toasts.network))))
  return { signOut: () => void run('signOut', attempt), isSigningOut: running !== null }
}
