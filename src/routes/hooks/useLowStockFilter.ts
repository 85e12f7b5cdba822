import { skipToken } from '@reduxjs/toolkit/query'
import { usersApi } from '#src/api/users.ts'
import { readStockLimit, toStockParams } from '#src/domain/lowStock.ts'
import { useFilterParams } from '#src/routes/hooks/useFilterParams.ts'
import { useSession } from '#src/session/useSession.ts'

/**
 * Keeps the filter for parts with low stock in the URL (ADMIN-22). Admins see the filter only if another page has already loaded
 * their role, because the Tools page does not request it.
 */
export function useLowStockFilter() {
  const [params, setFilters] = useFilterParams()
  const session = useSession()
  const { isAdmin } = usersApi.endpoints.getAdmin.useQueryState(
    session.phase === 'signedIn' ? { email: session.account.email } : skipToken,
    { selectFromResult: ({ currentData }) => ({ isAdmin: currentData === true }) },
  )
  const limit = readStockLimit(params)
  return {
    limit,
    isVisible: isAdmin || limit !== null,
    setLimit: (next: number | null) => setFilters(toStockParams(next)),
  }
}
