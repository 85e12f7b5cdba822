import { useGetProfileQuery, useSaveProfileMutation } from '#src/api/profiles.ts'
import { ProfileScreen } from '#src/design-system/screens/ProfileScreen.tsx'
import { isProfileSaved, profileDraftSchema, toProfileBody, type ProfileForm } from '#src/domain/profile.ts'
import { getFullName, findKnownName } from '#src/domain/account.ts'
import { useRetriedLoadable } from '#src/routes/hooks/useRetriedLoadable.ts'
import { useChangePassword } from '#src/routes/hooks/useChangePassword.ts'
import { useDraft } from '#src/routes/hooks/useDraft.ts'
import { useSavingStatus } from '#src/routes/hooks/useSavingStatus.ts'
import { useFormMutation } from '#src/routes/hooks/useFormMutation.ts'
import { useAccount } from '#src/session/useSession.ts'

export function ProfileRoute() {
  const account = useAccount()
  const profile = useGetProfileQuery({ email: account.email })
  const [saveProfile, saveMutation] = useFormMutation(useSaveProfileMutation())
  const { changePassword, ...password } = useChangePassword()
  const { draft, formKey, isSubmittedElsewhere, saveDraft, submitDraft } = useDraft('profile', profileDraftSchema)
  /** Returns null for a form whose values are already saved, because it needs no draft. */
  const discardIfSaved = (form: ProfileForm | null) =>
    form && (isProfileSaved(profile.currentData, form) || isProfileSaved(saveMutation.originalArgs, form)) ? null : form
  const storedName = profile.currentData?.name
  const owner = {
    name: getFullName(account, storedName),
    accountName: getFullName(account),
    email: account.email,
    photo: account.photo,
  }

  return (
    <ProfileScreen
      key={`${account.id} ${formKey}`}
      profile={useRetriedLoadable(profile)}
      owner={owner}
      draft={discardIfSaved(draft)}
      isSubmittedElsewhere={isSubmittedElsewhere}
      onDraftChange={(form) => saveDraft(discardIfSaved(form))}
      onSave={(form) =>
        saveProfile(toProfileBody(form, { ...account, name: findKnownName(account, storedName) }), submitDraft())
      }
      saveStatus={useSavingStatus(saveMutation, profile)}
      password={account.hasPassword ? { ...password, onChange: changePassword } : null}
    />
  )
}
