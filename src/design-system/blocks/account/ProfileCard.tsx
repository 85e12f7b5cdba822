import { useId } from 'react'
import { profile as copy } from '#src/copy/customerPages.ts'
import * as css from '#src/design-system/blocks/account/ProfileCard.css.ts'
import { Avatar } from '#src/design-system/components/Avatar.tsx'
import { MutedText, Text } from '#src/design-system/components/Text.tsx'
import { EmailAddress } from '#src/design-system/components/EmailAddress.tsx'
import { Facts } from '#src/design-system/components/Facts.tsx'
import { FigureLabel, Heading } from '#src/design-system/components/Heading.tsx'
import { TextLink } from '#src/design-system/components/Link.tsx'
import { toLinkedinHref, type Profile } from '#src/domain/profile.ts'

export interface ProfileOwner {
  name: string
  /** The account's name rather than the profile's, so that the avatar matches the one in the navbar. */
  accountName: string
  email: string
  photo: string | null
}

export interface ProfileCardProps {
  profile: Profile
  owner: ProfileOwner
}

/** A saved profile. The details are shown only if the profile has a LinkedIn value (SHOP-2). */
export function ProfileCard({ profile, owner }: ProfileCardProps) {
  const nameId = useId()
  const { education, address, linkedin, country, phone } = profile
  const href = toLinkedinHref(linkedin)
  const renderValue = (value: string) => <span dir="auto">{value || copy.notGiven}</span>
  return (
    <article className={css.card} aria-labelledby={nameId}>
      <FigureLabel>{copy.cardLabel}</FigureLabel>
      <div className={css.owner}>
        <Avatar name={owner.accountName} photo={owner.photo} size="medium" />
        <div className={css.ownerDetails}>
          <Heading level={2} size="card" id={nameId}>
            <span dir="auto">{owner.name}</span>
          </Heading>
          <MutedText>
            <EmailAddress>{owner.email}</EmailAddress>
          </MutedText>
        </div>
      </div>
      {linkedin === '' ? (
        <MutedText>{copy.noLinkedin}</MutedText>
      ) : (
        <>
          <Facts
            items={[
              { term: copy.education, value: renderValue(education) },
              { term: copy.address, value: renderValue(address) },
              { term: copy.country, value: renderValue(country) },
              { term: copy.phone, value: renderValue(phone) },
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
