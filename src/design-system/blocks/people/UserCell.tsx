import { manageUsers } from '#src/copy/adminPages.ts'
import * as css from '#src/design-system/blocks/people/UserCell.css.ts'
import { Avatar } from '#src/design-system/components/Avatar.tsx'
import { EmailAddress } from '#src/design-system/components/EmailAddress.tsx'
import { Text } from '#src/design-system/components/Text.tsx'
import type { User } from '#src/domain/user.ts'

export interface UserCellProps {
  user: User
  /** Id of the address; the row's button uses it as its description. */
  id: string
}

/** A user's initials and e-mail address; every user has an address, but not a name. A placeholder for one who can't be read (DATA-14). */
export function UserCell({ user, id }: UserCellProps) {
  return (
    <div className={css.user}>
      <Avatar name={user.name || user.email} photo={null} />
      <Text as="span" size="inherit" weight="medium" tone={user.isUnreadable ? 'muted' : 'ink'} id={id}>
        {user.isUnreadable ? manageUsers.unreadable(user.email) : <EmailAddress>{user.email}</EmailAddress>}
      </Text>
    </div>
  )
}
