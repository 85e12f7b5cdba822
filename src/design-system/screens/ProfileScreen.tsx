import { profile as copy } from '#src/copy/profile.ts'
import { titles } from '#src/copy/titles.ts'
import { stillWorking } from '#src/copy/waiting.ts'
import { FormSheet } from '#src/design-system/blocks/FormSheet.tsx'
import { RestoreFocus } from '#src/design-system/blocks/RestoreFocus.tsx'
import { LoadFailure } from '#src/design-system/blocks/LoadFailure.tsx'
import { PasswordPanel, type PasswordPanelProps } from '#src/design-system/blocks/PasswordPanel.tsx'
import { ProfileCard, type ProfileOwner } from '#src/design-system/blocks/ProfileCard.tsx'
import { ProfileForm } from '#src/design-system/blocks/ProfileForm.tsx'
import { Notice } from '#src/design-system/components/Notice.tsx'
import { SectionHeading } from '#src/design-system/components/SectionHeading.tsx'
import { Spinner } from '#src/design-system/components/Spinner.tsx'
import { Stack } from '#src/design-system/components/Stack.tsx'
import type { Loadable } from '#src/domain/loadable.ts'
import type { Profile, ProfileForm as ProfileValues } from '#src/domain/profile.ts'
import type { SaveStatus } from '#src/domain/saveStatus.ts'

export interface ProfileScreenProps {
  /** An empty one for a new user (DATA-8). */
  profile: Loadable<Profile>
  owner: ProfileOwner
  onSave: (form: ProfileValues) => void
  saving: SaveStatus
  /** null for accounts without a password (AUTH-20). */
  password: PasswordPanelProps | null
}

/** My Profile (SHOP-2): the update form, the card that comes of it, the password. */
export function ProfileScreen({ profile, owner, onSave, saving, password }: ProfileScreenProps) {
  return (
    <RestoreFocus>
      <Stack gap={32}>
        <SectionHeading level={1}>{titles.profile}</SectionHeading>
        {profile.state === 'loading' && <Spinner label={copy.loading} slowLabel={stillWorking} space="section" />}
        {profile.state === 'failed' && <LoadFailure reason={profile.reason} onRetry={profile.retry} />}
        {profile.state === 'ready' && (
          <>
            {profile.stale && (
              <Notice tone="warning" live="status">
                {copy.stale}
              </Notice>
            )}
            <FormSheet aside={<ProfileCard profile={profile.value} owner={owner} />}>
              <ProfileForm profile={profile.value} onSave={onSave} saving={saving} />
            </FormSheet>
          </>
        )}
        {/* Not before the form has its place, or it would be pushed down. */}
        {password && profile.state !== 'loading' && (
          <FormSheet>
            <PasswordPanel {...password} />
          </FormSheet>
        )}
      </Stack>
    </RestoreFocus>
  )
}
