import { useGetAdminQuery } from '#src/api/users.ts'
import type { Loadable } from '#src/domain/loadable.ts'
import { useLoadable } from '#src/routes/useLoadable.ts'

/** @returns the user's role; a failed check is 'failed', not 'customer' (ADMIN-1) */
export function useRole(email: string): Loadable<'customer' | 'admin'> {
  const isAdmin = useLoadable(useGetAdminQuery({ email }))
  return isAdmin.state === 'ready' ? { ...isAdmin, value: isAdmin.value ? 'admin' : 'customer' } : isAdmin
}
