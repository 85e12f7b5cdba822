import { useEffect, useEffectEvent } from 'react'
import { useGetProfileQuery, useSaveProfileMutation } from '#src/api/profiles.ts'
import { ProfileScreen } from '#src/design-system/screens/ProfileScreen.tsx'
import { isSaved, toProfileBody, type Profile, type ProfileBody } from '#src/domain/profile.ts'
import { fullName, knownName } from '#src/domain/account.ts'
import type { SendStatus } from '#src/domain/status.ts'
import { toSendStatus, type MutationResult } from '#src/routes/useLoadable.ts'
import { useRetriedLoadable } from '#src/routes/useRetriedLoadable.ts'
import { useChangePassword } from '#src/routes/useChangePassword.ts'
import { useWrite } from '#src/routes/useWrite.ts'
import { useAccount } from '#src/session/useSession.ts'

interface SavedProfile extends MutationResult {
  originalArgs?: ProfileBody | undefined
  startedTimeStamp?: number | undefined
}

interface ReadProfile {
  currentData?: Profile | undefined
  fulfilledTimeStamp?: number | undefined
  isFetching: boolean
  isError: boolean
  refetch: () => unknown
}

/** The status of saving. If the response is lost or overdue, the profile is read again, and shows what was saved (ORDER-6). */
function useSavingStatus(saved: SavedProfile, read: ReadProfile): SendStatus {
  const status = toSendStatus(saved)
  const readAgain = useEffectEvent(() => void read.refetch())
  useEffect(() => {
    if (saved.isUnanswered) readAgain()
  }, [saved.isUnanswered])

  const isReadSince = (read.fulfilledTimeStamp ?? 0) > (saved.startedTimeStamp ?? 0)
  if (status !== 'unknown' || !saved.originalArgs || !isReadSince) return status
  if (isSaved(read.currentData, saved.originalArgs)) return 'done'
  return saved.isLoading || read.isFetching || read.isError ? 'unknown' : 'failed'
}

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
