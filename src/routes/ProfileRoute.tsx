import { useGetProfileQuery, useSaveProfileMutation } from '#src/api/profiles.ts'
import { pageTitle, titles } from '#src/copy/titles.ts'
import { ProfileScreen } from '#src/design-system/screens/ProfileScreen.tsx'
import { toProfileBody } from '#src/domain/profile.ts'
import { fullName } from '#src/domain/user.ts'
import { toLoadable } from '#src/routes/loadable.ts'
import { PageMeta } from '#src/routes/PageMeta.tsx'
import { toSaving } from '#src/routes/saving.ts'
import { useChangePassword } from '#src/routes/useChangePassword.ts'
import { useSingleFlight } from '#src/routes/useSingleFlight.ts'
import { useAccount } from '#src/session/useSession.ts'

/** `/dashboard` (SHOP-2). */
export function ProfileRoute() {
  const account = useAccount()
  const profile = useGetProfileQuery(account.email)
  const [saveProfile, saved] = useSaveProfileMutation()
  const one = useSingleFlight()
  const password = useChangePassword()
  const owner = {
    name: fullName(account, profile.currentData?.name),
    accountName: fullName(account),
    email: account.email,
    photo: account.photo,
  }

  return (
    <>
      <PageMeta title={pageTitle(titles.myProfile)} />
      <ProfileScreen
        key={account.id}
        profile={toLoadable(profile)}
        owner={owner}
        onSave={(form) => void one(() => saveProfile(toProfileBody(form, owner)))}
        saving={toSaving(saved)}
        password={account.hasPassword ? password : null}
      />
    </>
  )
}
