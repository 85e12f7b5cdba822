import { useId } from 'react'
import { profile as copy } from '#src/copy/profile.ts'
import * as css from '#src/design-system/blocks/ProfileCard.css.ts'
import { Avatar } from '#src/design-system/components/Avatar.tsx'
import { EmailAddress } from '#src/design-system/components/EmailAddress.tsx'
import { Facts } from '#src/design-system/components/Facts.tsx'
import { FigureLabel } from '#src/design-system/components/FigureLabel.tsx'
import { Heading } from '#src/design-system/components/Heading.tsx'
import { Text } from '#src/design-system/components/Text.tsx'
import { TextLink } from '#src/design-system/components/TextLink.tsx'
import { linkedinHref, type Profile } from '#src/domain/profile.ts'

/** Whose profile it is, by their account. */
export interface ProfileOwner {
  name: string
  /** The account's own name, without the profile's: the avatar is the one of the navbar. */
  accountName: string
  email: string
  photo: string | null
}

export interface ProfileCardProps {
  /** As it is stored. */
  profile: Profile
  owner: ProfileOwner
}

/** The profile as the shop keeps it: details only once a LinkedIn value exists (SHOP-2). */
export function ProfileCard({ profile, owner }: ProfileCardProps) {
  const nameId = useId()
  const { education, address, linkedin, country, phone } = profile
  const href = linkedinHref(linkedin)
  const shown = (value: string) => <span dir="auto">{value || copy.notGiven}</span>
  return (
    <article className={css.card} aria-labelledby={nameId}>
      <FigureLabel>{copy.cardLabel}</FigureLabel>
      <div className={css.owner}>
        <Avatar name={owner.accountName} photo={owner.photo} size="medium" />
        <div className={css.words}>
          <Heading level={2} size="card" id={nameId}>
            <span dir="auto">{owner.name}</span>
          </Heading>
          <Text size="small" tone="muted">
            <EmailAddress>{owner.email}</EmailAddress>
          </Text>
        </div>
      </div>
      {linkedin === '' ? (
        <Text size="small" tone="muted">
          {copy.noLinkedin}
        </Text>
      ) : (
        <>
          <Facts
            items={[
              { term: copy.education, value: shown(education) },
              { term: copy.address, value: shown(address) },
              { term: copy.country, value: shown(country) },
              { term: copy.phone, value: shown(phone) },
            ]}
          />
          <div className={css.linkedin}>
            <FigureLabel>{copy.cardLinkedin}</FigureLabel>
            <Text size="small">{href === null ? linkedin : <TextLink href={href}>{linkedin}</TextLink>}</Text>
          </div>
        </>
      )}
    </article>
  )
}
