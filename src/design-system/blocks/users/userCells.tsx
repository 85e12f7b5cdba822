import { lists } from '#src/copy/shared.ts'
import { Text } from '#src/design-system/components/Text.tsx'
import { EmailAddress } from '#src/design-system/components/EmailAddress.tsx'
import { manageUsers as copy } from '#src/copy/adminPages.ts'
import { customerOrders } from '#src/copy/customerOrders.ts'
import * as css from '#src/design-system/blocks/users/userCells.css.ts'
import { Avatar } from '#src/design-system/components/Avatar.tsx'
import { toCustomerOrdersUrl } from '#src/domain/customerOrders.ts'
import type { User } from '#src/domain/user.ts'
import { Button, ButtonLink, getBusyProps } from '#src/design-system/components/Button.tsx'
import { Row } from '#src/design-system/components/layout.tsx'
import { Tag } from '#src/design-system/components/Tag.tsx'

export function PersonName({ name, id }: { name: string; id?: string }) {
  return (
    <Text as="span" size="inherit" tone={name === '' ? 'muted' : 'ink'} id={id}>
      <span dir="auto">{name || lists.noName}</span>
    </Text>
  )
}

/** The initials and email address of a user, or a placeholder for an unreadable row (DATA-14). */
export function UserCell({ user, id }: { user: User; id: string }) {
  return (
    <Row gap={12} wrap={false}>
      <Avatar name={user.name || user.email} photo={null} />
      <Text as="span" size="inherit" weight="medium" tone={user.isUnreadable ? 'muted' : 'ink'} id={id}>
        {user.isUnreadable ? copy.unreadable(user.email) : <EmailAddress>{user.email}</EmailAddress>}
      </Text>
    </Row>
  )
}

export function UserOrdersLink({ user, describedBy }: { user: User; describedBy: string }) {
  if (user.isUnreadable) return null
  return (
    <ButtonLink to={toCustomerOrdersUrl(user.email)} tone="link" size="small" describedBy={describedBy}>
      {customerOrders.link}
    </ButtonLink>
  )
}

export interface UserRoleProps {
  user: User
  describedBy: string
  /** Email address of the user who is being made an admin. Meanwhile, the buttons of all other users are disabled (ADMIN-7). */
  busyEmail: string | null
  onMakeAdmin: () => void
}

/** A tag for an admin. For any other user, a button that makes the user an admin, which can't be undone (SHOP-4). */
export function UserRole({ user, describedBy, busyEmail, onMakeAdmin }: UserRoleProps) {
  if (user.isUnreadable) return null
  if (user.isAdmin) return <Tag tone="info">{copy.admin}</Tag>
  return (
    <span className={css.action}>
      <Button
        size="small"
        {...getBusyProps(busyEmail, user.email)}
        busyLabel={copy.making}
        describedBy={describedBy}
        onClick={onMakeAdmin}
      >
        {copy.makeAdmin}
      </Button>
    </span>
  )
}
