import { useGetProfileQuery, useSaveProfileMutation } from '#src/api/profiles.ts'
import { ProfileScreen } from '#src/design-system/screens/ProfileScreen.tsx'
import { toProfileBody } from '#src/domain/profile.ts'
import { fullName, knownName } from '#src/domain/account.ts'
import { useRetriedLoadable } from '#src/routes/useRetriedLoadable.ts'
import { useChangePassword } from '#src/routes/useChangePassword.ts'
import { useSavingStatus } from '#src/routes/useSavingStatus.ts'
import { useWrite } from '#src/routes/useWrite.ts'
import { useAccount } from '#src/session/useSession.ts'

export function ProfileRoute() {
  const account = useAccount()
  const profile = useGetProfileQuery({ email: account.email })
  const [saveProfile, saved] = useWrite(useSaveProfileMutation())
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
      onSave={(form) => saveProfile(toProfileBody(form, { ...account, name: knownName(account, storedName) }))}
      saving={useSavingStatus(saved, profile)}
      password={account.hasPassword ? password : null}
    />
  )
}
