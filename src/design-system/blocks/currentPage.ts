import { pageAt, pages, parentOf, type Menu, type PageName } from '#src/domain/pages.ts'

/**
 * How each link of a menu stands to the page one is on, for its aria-current: 'page' on the page itself, 'true' on a page
 * that has no link of its own there but is part of it (Purchase of Tools, Payment of My Orders).
 */
export function currentPage(menu: Menu, pathname: string): (link: PageName) => 'page' | 'true' | undefined {
  const here = pageAt(pathname)
  let marked = here
  while (marked && !pages[marked].menus?.[menu]) marked = parentOf(marked)
  return (link) => {
    if (link !== marked) return undefined
    return link === here ? 'page' : 'true'
  }
}
