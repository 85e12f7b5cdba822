import { Link, useLocation } from 'react-router-dom'
import { shell } from '#src/copy/shell.ts'
import { currentPage } from '#src/design-system/blocks/currentPage.ts'
import * as css from '#src/design-system/blocks/NavLinks.css.ts'
import { paths } from '#src/domain/paths.ts'

export interface NavLinksProps {
  /** Dashboard is for people who are logged in (SHOP-2). */
  withDashboard: boolean
  /** A row in the navbar, a column in the menu sheet, small in the footer. */
  layout: 'row' | 'column' | 'footer'
}

/** The addresses that light up a link: its own first, then its twins (PAGE-1) and what lies below it. */
const links: readonly { label: string; at: readonly [string, ...string[]] }[] = [
  { label: shell.links.home, at: [paths.home, '/home'] },
  { label: shell.links.parts, at: [paths.parts, '/purchase'] },
  { label: shell.links.about, at: [paths.about, '/aboutus'] },
  { label: shell.links.contact, at: [paths.contact] },
]

const dashboard: (typeof links)[number] = { label: shell.links.dashboard, at: [paths.dashboard] }

/** The shop's pages, with the current one marked. */
export function NavLinks({ withDashboard, layout }: NavLinksProps) {
  const { pathname } = useLocation()
  return (
    <ul className={css.list[layout]}>
      {[...links, ...(withDashboard ? [dashboard] : [])].map(({ label, at }) => (
        <li key={label}>
          <Link to={at[0]} className={css.link[layout]} aria-current={currentPage(pathname, at)}>
            {label}
          </Link>
        </li>
      ))}
    </ul>
  )
}
