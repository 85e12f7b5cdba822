import { encodeSegment } from '#src/domain/encodeSegment.ts'
import { pageAt, pageNames, pages, type PageName, type PathOf } from '#src/domain/pages.ts'

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

/** The destination of buttons for which the specification gives none (PAGE-2). */
export const unnamedDestination = paths.parts

/** Whether a path is an admin page (ADMIN-2), ignoring case and trailing slashes (PAGE-9). */
export function isAdminPath(path: string): boolean {
  const name = pageAt(path)
  return name !== undefined && pages[name].access === 'admin'
}
