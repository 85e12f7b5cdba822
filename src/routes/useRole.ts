import { useGetAdminQuery } from '#src/api/access.ts'
import type { Loadable } from '#src/domain/loadable.ts'
import { toLoadable } from '#src/routes/loadable.ts'

/** @returns what the person with this e-mail is in the shop (SHOP-6); a check that failed is not a "customer" (ADMIN-1). */
export function useRole(email: string): Loadable<'customer' | 'admin'> {
  const isAdmin = toLoadable(useGetAdminQuery({ email }))
  return isAdmin.state === 'ready' ? { ...isAdmin, value: isAdmin.value ? 'admin' : 'customer' } : isAdmin
}
