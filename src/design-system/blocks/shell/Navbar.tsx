import { useState } from 'react'
import { useLocation } from 'react-router-dom'
import { Link } from '#src/design-system/components/Link.tsx'
import { brand } from '#src/copy/brand.ts'
import { shell } from '#src/copy/shell.ts'
import * as css from '#src/design-system/blocks/shell/Navbar.css.ts'
import { footerLinksId } from '#src/design-system/blocks/shell/Footer.tsx'
import { NavLinks } from '#src/design-system/blocks/shell/NavLinks.tsx'
import { Avatar } from '#src/design-system/components/Avatar.tsx'
import { Button, ButtonLink } from '#src/design-system/components/Button.tsx'
import { BrandMark } from '#src/design-system/components/BrandMark.tsx'
import { Page } from '#src/design-system/components/layout.tsx'
import { Drawer } from '#src/design-system/components/Drawer.tsx'
import { paths } from '#src/domain/paths.ts'

/** Who is using the shop, as shown in the navbar. pending: the session has not been restored yet. */
export type Viewer =
  | { state: 'pending' }
  | { state: 'visitor' }
  /** `name` is the first name. `fullName` is for the avatar's initials. */
  | { state: 'signedIn'; name: string; fullName: string; photo: string | null; isSigningOut?: boolean }

export interface NavbarProps {
  viewer: Viewer
  onLogout: () => void
}

export function Navbar({ viewer, onLogout }: NavbarProps) {
  const { key } = useLocation()
  // The key of the location at which the menu was opened. A clicked link closes the menu only after the navigation. By then,
  // the user may have opened the menu again on the next page, and that menu must stay open.
  const [openLocationKey, setOpenLocationKey] = useState<string | null>(null)
  if (openLocationKey !== null && openLocationKey !== key) setOpenLocationKey(null)
  const withDashboard = viewer.state === 'signedIn'

  const logOutFromMenu = () => {
    setOpenLocationKey(null)
    onLogout()
  }

  return (
    <Page space="none">
      <div className={css.bar}>
        <Link to={paths.home} className={css.brand}>
          <BrandMark wordmark={brand.wordmark} />
        </Link>
        <nav className={css.links} aria-label={shell.mainNavigation}>
          <NavLinks withDashboard={withDashboard} layout="row" />
        </nav>
        <div className={css.account}>
          <AccountActions viewer={viewer} onLogout={onLogout} layout="row" />
        </div>
        <div className={css.menu}>
          <Drawer
            open={openLocationKey === key}
            onOpenChange={(open) =>
              setOpenLocationKey((locationKey) => (open ? key : locationKey === key ? null : locationKey))
            }
            labels={shell}
            fallbackLinksId={footerLinksId}
          >
            <nav aria-label={shell.mainNavigation}>
              <NavLinks withDashboard={withDashboard} layout="column" />
            </nav>
            <AccountActions viewer={viewer} onLogout={logOutFromMenu} layout="column" />
          </Drawer>
        </div>
      </div>
    </Page>
  )
}

interface AccountActionsProps extends NavbarProps {
  layout: 'row' | 'column'
}

/**
 * LOGIN and SIGNUP for visitors; avatar, first name and LOGOUT for signed-in users (SHOP-2). Until the session has been
 * restored, the area is empty but has the same height, so that nothing moves.
 */
function AccountActions({ viewer, onLogout, layout }: AccountActionsProps) {
  const buttonProps = { size: 'small', stretch: layout === 'column' } as const
  return (
    <div className={css.actions[layout]}>
      {viewer.state === 'visitor' && (
        <>
          <ButtonLink to={paths.login} tone={buttonProps.stretch ? 'secondary' : 'quiet'} {...buttonProps}>
            {shell.login}
          </ButtonLink>
          <ButtonLink to={paths.signup} {...buttonProps} tone="primary">
            {shell.signup}
          </ButtonLink>
        </>
      )}
      {viewer.state === 'signedIn' && (
        <>
          <span className={css.person}>
            <Avatar name={viewer.fullName} photo={viewer.photo} size="small" />
            <span className={css.name} title={viewer.name}>
              {viewer.name}
            </span>
          </span>
          <Button busy={viewer.isSigningOut} busyLabel={shell.loggingOut} onClick={onLogout} {...buttonProps}>
            {shell.logout}
          </Button>
        </>
      )}
    </div>
  )
}
