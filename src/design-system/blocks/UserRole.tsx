import { manageUsers as copy } from '#src/copy/manageUsers.ts'
import * as css from '#src/design-system/blocks/UserRole.css.ts'
import { Button } from '#src/design-system/components/Button.tsx'
import { Tag } from '#src/design-system/components/Tag.tsx'
import type { User } from '#src/domain/user.ts'

export interface UserRoleProps {
  user: User
  /** Id of what names the person. */
  describedBy: string
  /** E-mail of who is being made an admin; the others wait for it (ADMIN-7). */
  busyEmail: string | null
  onMakeAdmin: () => void
}

/** What somebody is in the shop: an admin, or somebody who can be made one; there is no way back (SHOP-4). */
export function UserRole({ user, describedBy, busyEmail, onMakeAdmin }: UserRoleProps) {
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
