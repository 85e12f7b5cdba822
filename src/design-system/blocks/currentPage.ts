const normal = (path: string): string => path.toLowerCase().replace(/(?<=.)\/+$/, '')

/**
 * How a link to one of these addresses stands to the page one is on, for its aria-current: 'page' on the page itself, 'true'
 * on a page below it; slash and case are forgiven (PAGE-9).
 */
export function currentPage(pathname: string, addresses: readonly string[]): 'page' | 'true' | undefined {
  const path = normal(pathname)
  const pages = addresses.map(normal)
  if (pages.includes(path)) return 'page'
  return pages.some((page) => path.startsWith(`${page}/`)) ? 'true' : undefined
}
