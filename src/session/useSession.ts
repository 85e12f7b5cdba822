import { useSelector } from 'react-redux'
import type { Account } from '#src/domain/account.ts'
import type { SessionState } from '#src/session/sessionSlice.ts'

export const useSession = (): SessionState => useSelector((state: { session: SessionState }) => state.session)

/**
 * Returns the signed-in account, for pages inside RequireLogin.
 * @throws Error if nobody is signed in
 */
export function useAccount(): Account {
  const session = useSession()
  if (session.phase !== 'signedIn') throw new Error('no RequireLogin')
  return session.account
}
