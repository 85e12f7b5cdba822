import { Link, useLocation } from 'react-router-dom'
import { currentPage } from '#src/design-system/blocks/currentPage.ts'
import * as css from '#src/design-system/blocks/NavLinks.css.ts'
import { menuLinks } from '#src/domain/pages.ts'

export interface NavLinksProps {
  /** Dashboard is for people who are logged in (SHOP-2). */
  withDashboard: boolean
  /** A row in the navbar, a column in the menu sheet, small in the footer. */
  layout: 'row' | 'column' | 'footer'
}

const links = menuLinks('main')

/** The shop's pages, with the current one marked. */
export function NavLinks({ withDashboard, layout }: NavLinksProps) {
  const current = currentPage('main', useLocation().pathname)
  return (
    <ul className={css.list[layout]}>
      {links
        .filter(({ access }) => withDashboard || access === 'anyone')
        .map(({ name, to, label }) => (
          <li key={name}>
            <Link to={to} className={css.link[layout]} aria-current={current(name)}>
              {label}
            </Link>
          </li>
        ))}
    </ul>
  )
}
