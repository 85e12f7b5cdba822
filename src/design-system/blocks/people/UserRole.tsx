import { manageUsers as copy } from '#src/copy/adminPages.ts'
import * as css from '#src/design-system/blocks/people/UserRole.css.ts'
import { Button } from '#src/design-system/components/Button.tsx'
import { Tag } from '#src/design-system/components/Tag.tsx'
import type { User } from '#src/domain/user.ts'

export interface UserRoleProps {
  user: User
  /** Id of the element that names the user. */
  describedBy: string
  /** E-mail of the user who is being made an admin; the other buttons are disabled meanwhile (ADMIN-7). */
  busyEmail: string | null
  /** Asks to make the user an admin. */
  onMakeAdmin: () => void
}

/** A user's role: a tag for an admin, otherwise a button to make the user one. There is no undo (SHOP-4). */
export function UserRole({ user, describedBy, busyEmail, onMakeAdmin }: UserRoleProps) {
  if (user.isUnreadable) return null
  if (user.isAdmin) return <Tag tone="info">{copy.admin}</Tag>
  const busy = busyEmail === user.email
  return (
    <span className={css.action}>
      <Button
        tone="secondary"
        size="small"
        busy={busy}
        busyLabel={copy.making}
        disabled={busyEmail !== null && !busy}
        describedBy={describedBy}
        onClick={onMakeAdmin}
      >
        {copy.makeAdmin}
      </Button>
    </span>
  )
}
