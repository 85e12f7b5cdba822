import { useSelector } from 'react-redux'
import type { Account } from '#src/domain/user.ts'
import type { SessionState } from '#src/session/sessionSlice.ts'

/** Who is here, and whether their token is ready (AUTH-8). */
export const useSession = (): SessionState => useSelector((state: { session: SessionState }) => state.session)

/**
 * The person who is signed in.
 * @throws Error when nobody is: for pages inside the login wrapper only
 */
export function useAccount(): Account {
  const session = useSession()
  if (session.phase !== 'signedIn') throw new Error('useAccount outside RequireLogin')
  return session.account
}
