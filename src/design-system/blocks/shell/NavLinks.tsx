import { type Menu, menuLinks, pageAt, type PageName, pages, parentOf } from '#src/domain/pages.ts'
import { useLocation } from 'react-router-dom'
import { titles } from '#src/copy/titles.ts'
import { Link } from '#src/design-system/components/Link.tsx'
import * as css from '#src/design-system/blocks/shell/NavLinks.css.ts'

/**
 * Finds the menu link to mark as current. A page without a link of its own marks that of its parent: Purchase marks
 * Tools, Payment marks My Orders.
 * @returns a function from a link to its aria-current: 'page' on the page itself, 'true' on a page below it
 */
export function createAriaCurrent(menu: Menu, pathname: string): (link: PageName) => 'page' | 'true' | undefined {
  const page = pageAt(pathname)
  let currentLink = page
  while (currentLink && !pages[currentLink].menus?.includes(menu)) currentLink = parentOf(currentLink)
  return (link) => {
    if (link !== currentLink) return undefined
    return link === page ? 'page' : 'true'
  }
}

export interface NavLinksProps {
  /** Shows the Dashboard link, for signed-in people (SHOP-2). */
  withDashboard: boolean
  /** row: in the navbar. column: in the menu of small screens. footer: small, in two columns. */
  layout: 'row' | 'column' | 'footer'
}

const links = menuLinks('main')

/** Links to the shop's pages; the current one is marked. */
export function NavLinks({ withDashboard, layout }: NavLinksProps) {
  const ariaCurrent = createAriaCurrent('main', useLocation().pathname)
  return (
    <ul className={css.list[layout]}>
      {links
        .filter(({ access }) => withDashboard || access === 'anyone')
        .map(({ name, to, footerTo, title }) => (
          <li key={name}>
            <Link
              to={layout === 'footer' ? footerTo : to}
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
