import { encodeText, parseUrl, withParams } from '#src/lib/url.ts'
import { findPage, pageNames, pages, type PageName, type PathOf } from '#src/domain/pages.ts'

/**
 * Percent-encodes text as one segment of a path. Text that can't be a segment ('', '.', '..' or half a surrogate pair) becomes
 * '?' or U+FFFD, so that the server finds no row (DATA-6).
 */
export const encodeSegment = (text: string): string => encodeText(text.replace(/^\.{0,2}$/, '?'))

type Paths = {
  readonly [Name in PageName]: PathOf<Name> extends `${string}:id` ? (id: string) => string : PathOf<Name>
}

/** The path of each page, or a function that inserts the percent-encoded id (DATA-6). */
export const paths = Object.fromEntries(
  pageNames.map((name) => {
    const { path } = pages[name]
    return [name, path.includes(':') ? (id: string) => path.replace(':id', encodeSegment(id)) : path]
  }),
) as Paths

/**
 * Reads the id from the path of a page. `useParams` is not used, because it decodes twice and would turn the id `a%2Fb` into
 * `a/b`.
 * @returns null for the path of a different page and for invalid percent-encoding
 */
export function readIdFromPath(name: 'purchase' | 'payment', path: string | null): string | null {
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
 * Returns the URL of the Tools page with a part open in a dialog over the list (ORDER-16).
 * @param search the page's current query string, so that the list behind the dialog stays the same
 */
export const toPartUrl = (id: string, search = ''): string =>
  `${paths.parts}?${withParams(search, { part: id }).toString()}`

/** Returns the path of a part's own page. Only some parts have such a page (PAGE-40). */
export const toPartPagePath = (id: string): string => `/part/${id}`

/** The router state of a link from a list to a row that opens in a dialog. Closing the dialog then goes back (ORDER-16). */
export const openedFromListState = { isFromList: true }

/** The router state of a link to the Contact page, with the subject of the message (ORDER-19). */
export type ContactSubject = { part: string } | { customWork: string }

/** The id of the parts section on Home. EXPLORE NOW scrolls to it (PAGE-2). */
export const partsAnchor = 'parts'

export function isAdminPath(path: string): boolean {
  const name = findPage(path)
  return name !== undefined && pages[name].access === 'admin'
}

/** The router state of a redirect to /login (AUTH-11). */
export interface LoginRedirectState {
  from: string
}

/** Reads a string from the unchecked router state. */
export const readRouterStateText = (state: unknown, key: string): string | null => {
  const text: unknown = typeof state === 'object' && state !== null ? Reflect.get(state, key) : null
  return typeof text === 'string' ? text : null
}

/**
 * Reads the path of the page that redirected to /login (AUTH-11).
 * @returns null for the URL of a different site and for /login and /signup
 */
export function readReturnPath(state: unknown): string | null {
  const from = readRouterStateText(state, 'from')
  const url = from === null ? null : parseUrl(from, 'https://shop.invalid')
  if (!from?.startsWith('/') || url?.origin !== 'https://shop.invalid') return null
  const path = url.pathname.toLowerCase()
  return path.startsWith(paths.login) || path.startsWith(paths.signup) ? null : from
}
