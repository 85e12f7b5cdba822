import { StaleBar } from '#src/design-system/blocks/shell/ShellBars.tsx'
import { profile as copy } from '#src/copy/customerPages.ts'
import { titles } from '#src/copy/titles.ts'
import { FormLayout } from '#src/design-system/blocks/forms/FormLayout.tsx'
import { RestoreFocus } from '#src/design-system/blocks/feedback/RestoreFocus.tsx'
import { LoadFailure } from '#src/design-system/blocks/feedback/LoadFailure.tsx'
import { PasswordPanel, type PasswordPanelProps } from '#src/design-system/blocks/account/PasswordPanel.tsx'
import { ProfileCard, type ProfileCardProps } from '#src/design-system/blocks/account/ProfileCard.tsx'
import { ProfileForm, type ProfileFormProps } from '#src/design-system/blocks/account/ProfileForm.tsx'
import { LoadingIndicator } from '#src/design-system/blocks/feedback/LoadingIndicator.tsx'
import { SectionHeading } from '#src/design-system/components/Heading.tsx'
import { Stack } from '#src/design-system/components/layout.tsx'
import type { Loadable } from '#src/domain/status.ts'
import type { Profile } from '#src/domain/profile.ts'

export interface ProfileScreenProps extends Omit<ProfileFormProps, 'profile'>, Pick<ProfileCardProps, 'owner'> {
  /** The saved profile; empty for a new user (DATA-8). */
  profile: Loadable<Profile>
  /** The props of the password form; null if the account has no password (AUTH-20). */
  password: Omit<PasswordPanelProps, 'email'> | null
}

/** The My Profile page: the profile form, the profile card and the password form. */
export function ProfileScreen({ profile, owner, password, ...formProps }: ProfileScreenProps) {
  return (
    <RestoreFocus>
      <Stack gap={32}>
        <SectionHeading level={1} size="compact">
          {titles.profile}
        </SectionHeading>
        {profile.state === 'loading' && <LoadingIndicator label={copy.loading} onRetry={profile.retry} />}
        {profile.state === 'failed' && <LoadFailure reason={profile.reason} onRetry={profile.retry} />}
        {profile.state === 'ready' && (
          <>
            {profile.stale && <StaleBar>{copy.stale}</StaleBar>}
            <FormLayout aside={<ProfileCard profile={profile.value} owner={owner} />}>
              <ProfileForm profile={profile.value} {...formProps} />
            </FormLayout>
          </>
        )}
        {/* Shown only after loading, so that the profile form doesn't push the password form down. */}
        {password && profile.state !== 'loading' && (
          <FormLayout>
            <PasswordPanel {...password} email={owner.email} />
          </FormLayout>
        )}
      </Stack>
    </RestoreFocus>
  )
}
