import { paths } from '#src/domain/paths.ts'
import { parseUrl } from '#src/format/parseUrl.ts'

/** The router state of a redirect to /login (AUTH-11). */
export interface OriginState {
  from: string
}

const isOriginState = (state: unknown): state is OriginState =>
  typeof state === 'object' && state !== null && 'from' in state && typeof state.from === 'string'

/**
 * Reads the page that redirected to /login (AUTH-11).
 * @param state the router's state, unchecked
 * @returns a path of this shop; null for other sites, for /login and /signup, and for any other value
 */
export function readOrigin(state: unknown): string | null {
  if (!isOriginState(state)) return null
  const { from } = state
  const url = parseUrl(from, 'https://shop.invalid')
  if (!from.startsWith('/') || url?.origin !== 'https://shop.invalid') return null
  const path = url.pathname.toLowerCase()
  return path.startsWith(paths.login) || path.startsWith(paths.signup) ? null : from
}
