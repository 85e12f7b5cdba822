import { type Menu, listMenuLinks, findPage, type PageName, pages, getParentPage } from '#src/domain/pages.ts'
import { useLocation } from 'react-router-dom'
import { titles } from '#src/copy/titles.ts'
import { Link } from '#src/design-system/components/Link.tsx'
import * as css from '#src/design-system/blocks/shell/NavLinks.css.ts'

/**
 * Creates a function that returns the `aria-current` of a menu link: 'page' on the linked page, 'true' on its subpages. On a
 * page without a menu link, the link of the parent page is current, for example the My Orders link on the Payment page.
 */
export function createAriaCurrent(menu: Menu, pathname: string): (link: PageName) => 'page' | 'true' | undefined {
  const currentPage = findPage(pathname)
  let currentLink = currentPage
  while (currentLink && !pages[currentLink].menus?.includes(menu)) currentLink = getParentPage(currentLink)
  return (link) => {
    if (link !== currentLink) return undefined
    return link === currentPage ? 'page' : 'true'
  }
}

export interface NavLinksProps {
  /** Shows the links for signed-in users (SHOP-2). */
  withDashboard: boolean
  /** row: for the navbar. column: for the menu of small screens. footer: for the footer, in two columns. */
  layout: 'row' | 'column' | 'footer'
}

const links = listMenuLinks('main')

export function NavLinks({ withDashboard, layout }: NavLinksProps) {
  const ariaCurrent = createAriaCurrent('main', useLocation().pathname)
  return (
    <ul className={css.list[layout]}>
      {links
        .filter(({ access }) => withDashboard || access === 'anyone')
        .map(({ name, to, footerPath, title }) => (
          <li key={name}>
            <Link
              to={layout === 'footer' ? footerPath : to}
              className={css.link[layout]}
              aria-current={ariaCurrent(name)}
            >
              {titles[title]}
            </Link>
          </li>
        ))}
    </ul>
  )
}
