import { useGetUsersQuery, useMakeAdminMutation } from '#src/api/users.ts'
import { ManageUsersScreen } from '#src/design-system/screens/ManageUsersScreen.tsx'
import { userList } from '#src/domain/lists.ts'
import { useLoadable } from '#src/routes/useLoadable.ts'
import { useCsv } from '#src/routes/useCsv.ts'
import { useListQuery } from '#src/routes/useListQuery.ts'
import { useSingleFlight } from '#src/routes/useSingleFlight.ts'

const loadSave = async () => (await import('#src/routes/csvTables.ts')).saveUsers

/** The Manage Current Users page. */
export function ManageUsersRoute() {
  const users = useGetUsersQuery()
  const search = useListQuery(userList)
  const csv = useCsv(loadSave)
  const [makeAdmin, promotion] = useMakeAdminMutation()
  const runExclusive = useSingleFlight()

  return (
    <ManageUsersScreen
      users={useLoadable(users)}
      search={search}
      csv={csv}
      busyEmail={promotion.isLoading ? (promotion.originalArgs?.email ?? null) : null}
      onMakeAdmin={({ email }) => void runExclusive(() => makeAdmin({ email }))}
    />
  )
}
