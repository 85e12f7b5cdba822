import { shell } from '#src/copy/shell.ts'
import * as css from '#src/design-system/blocks/shell/Navbar.css.ts'
import { Avatar } from '#src/design-system/components/Avatar.tsx'
import { Button, ButtonLink } from '#src/design-system/components/Button.tsx'
import { paths } from '#src/domain/paths.ts'

/** The session as the navbar shows it. pending: not known yet. */
export type Viewer =
  | { state: 'pending' }
  | { state: 'visitor' }
  /**
   * `name`: the first name. `fullName`: for the avatar's initials. `photo`: a URL, or null. `isSigningOut`: LOGOUT was
   * pressed and has not ended.
   */
  | { state: 'signedIn'; name: string; fullName: string; photo: string | null; isSigningOut?: boolean }

export interface AccountActionsProps {
  viewer: Viewer
  onLogout: () => void
  /** row: in the navbar. column: full width, in the menu of small screens. */
  layout: 'row' | 'column'
}

/**
 * LOGIN and SIGNUP for visitors; first name, avatar and LOGOUT for signed-in people (SHOP-2). Empty, with the same
 * height, until the session is known: nothing must move.
 */
export function AccountActions({ viewer, onLogout, layout }: AccountActionsProps) {
  const isColumn = layout === 'column'
  if (viewer.state === 'pending') return <div className={css.actions[layout]} />
  if (viewer.state === 'visitor')
    return (
      <div className={css.actions[layout]}>
        <ButtonLink to={paths.login} tone={isColumn ? 'secondary' : 'quiet'} size="small" stretch={isColumn}>
          {shell.login}
        </ButtonLink>
        <ButtonLink to={paths.signup} size="small" stretch={isColumn}>
          {shell.signup}
        </ButtonLink>
      </div>
    )
  return (
    <div className={css.actions[layout]}>
      <span className={css.person}>
        <Avatar name={viewer.fullName} photo={viewer.photo} size="small" />
        <span className={css.name} title={viewer.name}>
          {viewer.name}
        </span>
      </span>
      <Button
        tone="secondary"
        size="small"
        stretch={isColumn}
        busy={viewer.isSigningOut}
        busyLabel={shell.loggingOut}
        onClick={onLogout}
      >
        {shell.logout}
      </Button>
    </div>
  )
}
