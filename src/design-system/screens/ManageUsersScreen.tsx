import { manageUsers as copy } from '#src/copy/adminPages.ts'
import { customerOrders } from '#src/copy/customerOrders.ts'
import { titles } from '#src/copy/titles.ts'
import { type Confirmation, useConfirm } from '#src/design-system/components/hooks/useConfirm.tsx'
import { ListPage } from '#src/design-system/blocks/lists/ListPage.tsx'
import { PersonName, UserCell, UserOrdersLink, UserRole } from '#src/design-system/blocks/users/userCells.tsx'
import type { Column } from '#src/design-system/components/Table.tsx'
import { type SearchOf, userList } from '#src/domain/lists.ts'
import type { Loadable } from '#src/domain/status.ts'
import type { SaveListCsv } from '#src/lib/csv.ts'
import type { User } from '#src/domain/user.ts'

export interface ManageUsersScreenProps {
  users: Loadable<User[]>
  csv: SaveListCsv<User>
  search: SearchOf<typeof userList>
  busyEmail: string | null
  onMakeAdmin: (user: User) => void
}

const getEmailElementId = (index: number): string => `user-${index}`

/** The Manage Current Users page: admins make other users admins. */
export function ManageUsersScreen({ users, search, csv, busyEmail, onMakeAdmin }: ManageUsersScreenProps) {
  const [confirm, confirmDialog] = useConfirm()
  const toPromotionConfirmation = (user: User): Confirmation => ({
    ...copy.makeAdminConfirmation,
    text: copy.makeAdminConfirmation.text(user.name, user.email),
    tone: 'primary',
    onConfirm: () => onMakeAdmin(user),
  })

  const getColumns = (): Column<User>[] => [
    {
      key: 'email',
      header: copy.email,
      kind: 'title',
      cell: (user, index) => <UserCell user={user} id={getEmailElementId(index)} />,
    },
    { key: 'name', header: copy.name, cell: ({ name }) => <PersonName name={name} /> },
    {
      key: 'orders',
      header: customerOrders.header,
      screenOnly: true,
      cell: (user, index) => <UserOrdersLink user={user} describedBy={getEmailElementId(index)} />,
    },
    {
      key: 'role',
      header: copy.role,
      kind: 'actions',
      cell: (user, index) => (
        <UserRole
          user={user}
          describedBy={getEmailElementId(index)}
          busyEmail={busyEmail}
          onMakeAdmin={() => confirm(toPromotionConfirmation(user))}
        />
      ),
    },
  ]

  return (
    <ListPage
      confirmDialog={confirmDialog}
      labels={{ pageName: titles.manageUsers, ...copy }}
      list={users}
      search={{ searchable: userList, ...search }}
      csv={csv}
      getColumns={getColumns}
      busyKey={busyEmail}
    />
  )
}
