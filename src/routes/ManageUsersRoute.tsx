import { useGetUsersQuery, useMakeAdminMutation } from '#src/api/users.ts'
import { ManageUsersScreen } from '#src/design-system/screens/ManageUsersScreen.tsx'
import { userList } from '#src/domain/lists.ts'
import type { User } from '#src/domain/user.ts'
import type { ListCsv } from '#src/domain/status.ts'
import { useRetriedLoadable } from '#src/routes/useRetriedLoadable.ts'
import { useListQuery } from '#src/routes/useListQuery.ts'
import { useSingleFlight } from '#src/routes/useSingleFlight.ts'

const saveUsers: ListCsv<User> = async (...args) => (await import('#src/routes/csvTables.ts')).saveUsers(...args)

export function ManageUsersRoute() {
  const users = useGetUsersQuery()
  const search = useListQuery(userList)
  const [makeAdmin, promotion] = useMakeAdminMutation()
  const runExclusive = useSingleFlight()

  return (
    <ManageUsersScreen
      users={useRetriedLoadable(users)}
      search={search}
      csv={saveUsers}
      busyEmail={promotion.isLoading ? (promotion.originalArgs?.email ?? null) : null}
      onMakeAdmin={({ email }) => void runExclusive(() => makeAdmin({ email }))}
    />
  )
}
