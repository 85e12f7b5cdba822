import { useDispatch } from 'react-redux'
import { toasts } from '#src/copy/toasts.ts'
import { showToast } from '#src/notifications/actions.ts'
import { error } from '#src/notifications/toast.ts'
import { usePlatform } from '#src/platform/PlatformContext.ts'

/** @returns a function that signs out at the identity provider, and shows a toast if that fails */
export function useSignOut(): () => void {
  const { identity } = usePlatform()
  const dispatch = useDispatch()
  return () => void identity.signOut().catch(() => dispatch(showToast(error(toasts.network))))
}
