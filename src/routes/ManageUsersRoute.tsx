import { useGetUsersQuery, useMakeAdminMutation } from '#src/api/users.ts'
import { pageTitle, titles } from '#src/copy/titles.ts'
import { ManageUsersScreen } from '#src/design-system/screens/ManageUsersScreen.tsx'
import { toLoadable } from '#src/routes/loadable.ts'
import { useSingleFlight } from '#src/routes/useSingleFlight.ts'

/** `/dashboard/makeadmin` (SPEC 2 Manage Current Users). */
export function ManageUsersRoute() {
  const users = useGetUsersQuery()
  const [makeAdmin, made] = useMakeAdminMutation()
  const one = useSingleFlight()

  return (
    <>
      <title>{pageTitle(titles.manageUsers)}</title>
      <ManageUsersScreen
        users={toLoadable(users)}
        busyEmail={made.isLoading ? (made.originalArgs ?? null) : null}
        onMakeAdmin={({ email }) => void one(() => makeAdmin(email))}
      />
    </>
  )
}
