import { useLocation } from 'react-router-dom'
import { titles } from '#src/copy/titles.ts'
import { Link } from '#src/design-system/components/Link.tsx'
import { currentPage } from '#src/design-system/blocks/shell/currentPage.ts'
import * as css from '#src/design-system/blocks/shell/NavLinks.css.ts'
import { menuLinks } from '#src/domain/pages.ts'

export interface NavLinksProps {
  /** Shows the Dashboard link, for signed-in people (SHOP-2). */
  withDashboard: boolean
  /** row: in the navbar. column: in the menu of small screens. footer: small, in two columns. */
  layout: 'row' | 'column' | 'footer'
}

const links = menuLinks('main')

/** Links to the shop's pages; the current one is marked. */
export function NavLinks({ withDashboard, layout }: NavLinksProps) {
  const current = currentPage('main', useLocation().pathname)
  return (
    <ul className={css.list[layout]}>
      {links
        .filter(({ access }) => withDashboard || access === 'anyone')
        .map(({ name, to, footerTo, title }) => (
          <li key={name}>
            <Link to={layout === 'footer' ? footerTo : to} className={css.link[layout]} aria-current={current(name)}>
              {titles[title]}
            </Link>
          </li>
        ))}
    </ul>
  )
}
