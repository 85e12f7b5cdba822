import { encodeText, parseUrl } from '#src/lib/url.ts'
import { pageAt, pageNames, pages, type PageName, type PathOf } from '#src/domain/pages.ts'

/**
 * Percent-encodes a text as one segment of a path (DATA-6). No path can hold '', '.', '..' and half a surrogate pair: they
 * become '?' and U+FFFD, for which the server finds nothing.
 */
export const encodeSegment = (text: string): string => encodeText(text.replace(/^\.{0,2}$/, '?'))

/** A page's path; for a path with an id, a function from the id to the path. */
type Paths = {
  readonly [Name in PageName]: PathOf<Name> extends `${string}:id` ? (id: string) => string : PathOf<Name>
}

/** The paths for links to each page; ids are percent-encoded (DATA-6). */
export const paths = Object.fromEntries(
  pageNames.map((name) => {
    const { path } = pages[name]
    return [name, path.includes(':') ? (id: string) => path.replace(':id', encodeSegment(id)) : path]
  }),
) as Paths

/**
 * Reads the id from a path of a page. Not `useParams`, which decodes twice: it takes the id `a%2Fb` for `a/b`.
 * @returns null for another page's path, and for a broken percent-encoding
 */
export function readIdInPath(name: 'purchase' | 'payment', path: string | null): string | null {
  const pattern = new RegExp(`^${pages[name].path.replace(':id', '([^/?#]+)')}`, 'i')
  const segment = pattern.exec(path ?? '')?.[1]
  if (!segment) return null
  try {
    return decodeURIComponent(segment)
  } catch {
    return null
  }
}

/**
 * The address of a part on Tools, where anybody can read it (ORDER-16).
 * @param search of Tools, when one is there: the list behind the part stays as it is
 */
export function toPartUrl(id: string, search = ''): string {
  const params = new URLSearchParams(search)
  params.set('part', id)
  return `${paths.parts}?${params.toString()}`
}

/** The path of a part's own page, a file of the build; only some ids have one (PAGE-40). */
export const toPartPagePath = (id: string): string => `/part/${id}`

/** The router state of a link from a list to one of its rows, which opens in a dialog: Back closes it (ORDER-16, ADMIN-14). */
export const fromListState = { isFromList: true }

/** The router state of a link to Contact: what the message is about, a part (ORDER-19) or custom work (PAGE-2). */
export type ContactSubject = { part: string } | { customWork: string }

/** The parts on Home: where EXPLORE NOW scrolls to (PAGE-2). */
export const partsAnchor = 'parts'

export function isAdminPath(path: string): boolean {
  const name = pageAt(path)
  return name !== undefined && pages[name].access === 'admin'
}

/** The router state of a redirect to /login (AUTH-11). */
export interface ReturnToState {
  from: string
}

const isReturnToState = (state: unknown): state is ReturnToState =>
  typeof state === 'object' && state !== null && 'from' in state && typeof state.from === 'string'

/** Reads the path that redirected to /login (AUTH-11); null for other sites, for /login and /signup. */
export function readReturnTo(state: unknown): string | null {
  if (!isReturnToState(state)) return null
  const { from } = state
  const url = parseUrl(from, 'https://shop.invalid')
  if (!from.startsWith('/') || url?.origin !== 'https://shop.invalid') return null
  const path = url.pathname.toLowerCase()
  return path.startsWith(paths.login) || path.startsWith(paths.signup) ? null : from
}
