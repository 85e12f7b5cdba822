import { pageAt, pageNames, pages, type PageName, type PathOf } from '#src/domain/pages.ts'

/** A path, or for a page that shows one thing a function from its id to the path. */
type Paths = {
  readonly [Name in PageName]: PathOf<Name> extends `${string}:id` ? (id: string) => string : PathOf<Name>
}

/** What a link to each page of the shop leads to; ids are percent-encoded (DATA-6). */
export const paths = Object.fromEntries(
  pageNames.map((name) => {
    const { path } = pages[name]
    return [name, path.includes(':') ? (id: string) => path.replace(':id', encodeURIComponent(id)) : path]
  }),
) as Paths

/** Where the buttons lead whose destination the specification does not show (PAGE-2). */
export const unnamedDestination = paths.parts

/** Whether a path is one of the admin pages (ADMIN-2), whatever its case and trailing slash (PAGE-9). */
export function isAdminPath(path: string): boolean {
  const name = pageAt(path)
  return name !== undefined && pages[name].access === 'admin'
}
