import { useDispatch } from 'react-redux'
import { usePlatform } from '#src/platform/PlatformContext.ts'
import { happened } from '#src/session/events.ts'

/** @returns signs out; the session flow forgets the rest (SHOP-4). A provider that fails is told in a toast. */
export function useSignOut(): () => void {
  const { identity } = usePlatform()
  const dispatch = useDispatch()
  return () => void identity.signOut().catch(() => dispatch(happened('signOutFailed')))
}
