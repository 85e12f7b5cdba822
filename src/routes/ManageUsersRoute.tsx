import { useGetUsersQuery, userCalls, useMakeAdminMutation } from '#src/api/users.ts'
import { ManageUsersScreen } from '#src/design-system/screens/ManageUsersScreen.tsx'
import { userList } from '#src/domain/lists.ts'
import type { User } from '#src/domain/user.ts'
import type { SaveListCsv } from '#src/lib/csv.ts'
import { useRetriedLoadable } from '#src/routes/hooks/useRetriedLoadable.ts'
import { useListQuery } from '#src/routes/hooks/useListQuery.ts'
import { useRowMutation } from '#src/routes/hooks/useRowMutation.ts'

const saveUsers: SaveListCsv<User> = async (...args) => (await import('#src/routes/csvTables.ts')).saveUsers(...args)

export function ManageUsersRoute() {
  const users = useGetUsersQuery()
  const search = useListQuery(userList)
  const [makeAdmin] = useMakeAdminMutation()
  const { busyId, run, trackMutation } = useRowMutation(users.refetch)
  const promote = (email: string) =>
    trackMutation(userCalls.makeAdmin, makeAdmin({ email }), (rows) =>
      rows.some((user) => user.email === email && user.isAdmin),
    )

  return (
    <ManageUsersScreen
      users={useRetriedLoadable(users)}
      search={search}
      csv={saveUsers}
      busyEmail={busyId}
      onMakeAdmin={({ email }) => void run(email, () => promote(email))}
    />
  )
}
