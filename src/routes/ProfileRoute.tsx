import { useGetProfileQuery, useSaveProfileMutation } from '#src/api/profiles.ts'
import { ProfileScreen } from '#src/design-system/screens/ProfileScreen.tsx'
import { toProfileBody } from '#src/domain/profile.ts'
import { fullName, knownName } from '#src/domain/account.ts'
import { toSaveStatus } from '#src/routes/useLoadable.ts'
import { useRetriedLoadable } from '#src/routes/useRetriedLoadable.ts'
import { useChangePassword } from '#src/routes/useChangePassword.ts'
import { useSingleFlight } from '#src/routes/useSingleFlight.ts'
import { useAccount } from '#src/session/useSession.ts'

export function ProfileRoute() {
  const account = useAccount()
  const profile = useGetProfileQuery({ email: account.email })
  const [saveProfile, saved] = useSaveProfileMutation()
  const runExclusive = useSingleFlight()
  const password = useChangePassword()
  const storedName = profile.currentData?.name
  const owner = {
    name: fullName(account, storedName),
    accountName: fullName(account),
    email: account.email,
    photo: account.photo,
  }

  return (
    <ProfileScreen
      key={account.id}
      profile={useRetriedLoadable(profile)}
      owner={owner}
      onSave={(form) =>
        void runExclusive(() => saveProfile(toProfileBody(form, { ...account, name: knownName(account, storedName) })))
      }
      saving={toSaveStatus(saved)}
      password={account.hasPassword ? password : null}
    />
  )
}
