import { useId } from 'react'
import { useLocation } from 'react-router-dom'
import { Link } from '#src/design-system/components/Link.tsx'
import { badges, dashboard } from '#src/copy/dashboard.ts'
import { titles } from '#src/copy/titles.ts'
import { createAriaCurrent } from '#src/design-system/blocks/shell/NavLinks.tsx'
import * as css from '#src/design-system/blocks/shell/DashboardMenu.css.ts'
import { TabRow } from '#src/design-system/blocks/shell/TabRow.tsx'
import { LoadingIndicator } from '#src/design-system/blocks/feedback/LoadingIndicator.tsx'
import { TextButton } from '#src/design-system/components/Button.tsx'
import { Heading } from '#src/design-system/components/Heading.tsx'
import { MutedText } from '#src/design-system/components/Text.tsx'
import type { Loadable } from '#src/domain/status.ts'
import { listMenuLinks, type PageName } from '#src/domain/pages.ts'

type DashboardRole = 'customer' | 'admin'

export interface DashboardMenuProps {
  role: Loadable<DashboardRole>
  /** The number of orders to pay or to ship. The badge is hidden if the number is 0 or unknown (PAGE-27). */
  pendingOrders?: { toPay: number; toShip: number } | undefined
}

const getBadgeText = (
  name: PageName,
  { toPay, toShip }: NonNullable<DashboardMenuProps['pendingOrders']>,
): string | null => {
  if (name === 'myOrders' && toPay > 0) return badges.toPay(toPay)
  return name === 'manageAllOrders' && toShip > 0 ? badges.toShip(toShip) : null
}

const links = listMenuLinks('dashboard')

/**
 * The side menu of the dashboard, or a row of tabs on small screens. The title and the links depend on the role (SHOP-2).
 * Until the role has loaded, only the links that both roles have in common are shown (ADMIN-4).
 */
export function DashboardMenu({ role, pendingOrders = { toPay: 0, toShip: 0 } }: DashboardMenuProps) {
  const id = useId()
  const ariaCurrent = createAriaCurrent('dashboard', useLocation().pathname)
  const loadedRole = role.state === 'ready' ? role.value : null
  return (
    <nav aria-label={titles.dashboard} className={css.menu}>
      <div className={css.title}>
        {role.state === 'loading' ? (
          <LoadingIndicator label={dashboard.loading} space="inline" onRetry={role.retry} />
        ) : (
          <Heading level={2}>{role.state === 'ready' ? dashboard.titles[role.value] : titles.dashboard}</Heading>
        )}
      </div>
      <TabRow>
        <ul className={css.list}>
          {links
            .filter(({ access }) => access === 'login' || access === loadedRole)
            .map(({ name, to, title }) => {
              const badge = getBadgeText(name, pendingOrders)
              return (
                <li key={name} className={css.item}>
                  <Link
                    to={to}
                    className={css.link}
                    aria-current={ariaCurrent(name)}
                    aria-describedby={badge === null ? undefined : `${id}-${name}`}
                  >
                    {titles[title]}
                    {badge !== null && (
                      // The badge describes the link, but is not part of its accessible name.
                      <span id={`${id}-${name}`} className={css.badge} aria-hidden>
                        {badge}
                      </span>
                    )}
                  </Link>
                </li>
              )
            })}
        </ul>
      </TabRow>
      {role.state === 'failed' && (
        <div className={css.failure}>
          <MutedText>{dashboard.failed}</MutedText>
          <TextButton onClick={role.retry}>{dashboard.retry}</TextButton>
        </div>
      )}
    </nav>
  )
}
