import * as z from 'zod/mini'
import { pages } from '#src/domain/pages.ts'
import { paths } from '#src/domain/paths.ts'

const stateSchema = z.object({ from: z.string() })

/** What the login wrapper puts into the router's state (SHOP-2, AUTH-11). */
export type OriginState = z.infer<typeof stateSchema>

/**
 * The page a person was sent to log in from (AUTH-11).
 * @param state the router's state, which may hold anything
 * @returns a path of this shop; null for other sites' addresses, for /login and /signup themselves, and for nonsense
 */
export function readOrigin(state: unknown): string | null {
  const parsed = stateSchema.safeParse(state)
  if (!parsed.success) return null
  const { from } = parsed.data
  const here = URL.parse(from, 'https://shop.invalid')
  if (!from.startsWith('/') || here?.origin !== 'https://shop.invalid') return null
  const path = here.pathname.toLowerCase()
  return path.startsWith(paths.login) || path.startsWith(paths.signup) ? null : from
}

const purchasePath = new RegExp(`^${pages.purchase.path.replace(':id', '([^/?#]+)')}`, 'i')

/** @returns the id of the part whose purchase page a path is, else null. */
export function readPurchasePartId(path: string | null): string | null {
  const segment = purchasePath.exec(path ?? '')?.[1]
  if (!segment) return null
  try {
    return decodeURIComponent(segment)
  } catch {
    return null
  }
}
