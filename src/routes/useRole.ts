import { useGetAdminQuery } from '#src/api/access.ts'
import type { Loadable } from '#src/domain/loadable.ts'
import { toLoadable } from '#src/routes/loadable.ts'

/** @returns the user's role; a failed check is 'failed', not 'customer' (ADMIN-1) */
export function useRole(email: string): Loadable<'customer' | 'admin'> {
  const isAdmin = toLoadable(useGetAdminQuery({ email }))
  return isAdmin.state === 'ready' ? { ...isAdmin, value: isAdmin.value ? 'admin' : 'customer' } : isAdmin
}
