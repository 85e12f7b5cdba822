import { pageAt } from '#src/domain/pages.ts'

/**
 * Gives a page its own address where a host serves it at others, too (PAGE-9): a folder without its slash, at which the
 * router would render nothing; a file, such as /parts.html; doubled slashes, which the history takes for a host's name.
 * @param basename path the site is served from, with a slash at its end
 */
export function correctAddress(basename: string): void {
  const { pathname, search, hash } = location
  const isPage = (path: string) => pageAt(path, basename) !== undefined
  const path = pathname.replaceAll(/\/+/g, '/')
  const bare = path.replace(/(?:\/index)?\.html$/, '')
  const corrected = [path, bare, `${bare}/`].find(isPage)
  if (corrected !== undefined && corrected !== pathname)
    history.replaceState(history.state, '', corrected + search + hash)
}
