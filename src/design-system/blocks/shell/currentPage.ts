import { pageAt, pages, parentOf, type Menu, type PageName } from '#src/domain/pages.ts'

/**
 * Finds the menu link to mark as current. A page without a link of its own marks that of its parent: Purchase marks
 * Tools, Payment marks My Orders.
 * @returns a function from a link to its aria-current: 'page' on the page itself, 'true' on a page below it
 */
export function currentPage(menu: Menu, pathname: string): (link: PageName) => 'page' | 'true' | undefined {
  const page = pageAt(pathname)
  let marked = page
  while (marked && !pages[marked].menus?.includes(menu)) marked = parentOf(marked)
  return (link) => {
    if (link !== marked) return undefined
    return link === page ? 'page' : 'true'
  }
}
