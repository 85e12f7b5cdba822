import * as css from '#src/design-system/blocks/UserCell.css.ts'
import { Avatar } from '#src/design-system/components/Avatar.tsx'
import { EmailAddress } from '#src/design-system/components/EmailAddress.tsx'
import { Text } from '#src/design-system/components/Text.tsx'
import type { User } from '#src/domain/user.ts'

export interface UserCellProps {
  user: User
  /** So that the row's button can be described by the address. */
  id: string
}

/** Who a row is about: initials and e-mail address, the one thing every user has. */
export function UserCell({ user, id }: UserCellProps) {
  return (
    <div className={css.user}>
      <Avatar name={user.name || user.email} photo={null} />
      <Text as="span" size="inherit" weight="medium" id={id}>
        <EmailAddress>{user.email}</EmailAddress>
      </Text>
    </div>
  )
}
