import { about } from '#src/copy/publicPages.ts'
import * as css from '#src/design-system/blocks/home/AboutSection.css.ts'
import { ButtonLink } from '#src/design-system/components/Button.tsx'
import { Heading, TitledSection } from '#src/design-system/components/Heading.tsx'
import { Stack } from '#src/design-system/components/layout.tsx'
import { Picture } from '#src/design-system/components/Picture.tsx'
import { MutedText, Text } from '#src/design-system/components/Text.tsx'
import { pictures } from '#src/design-system/pictures/pictures.ts'
import { pictureSizes } from '#src/design-system/theme/pictureSizes.css.ts'
import { paths } from '#src/domain/paths.ts'

/** Each icon is a path on a 48 px grid. */
const features = [
  // A gear.
  {
    name: 'manufacturing',
    icon: 'M21 4h6l1 5 4 1.7 4.3-2.9 4.2 4.2-2.9 4.3 1.7 4 5 1v6l-5 1-1.7 4 2.9 4.3-4.2 4.2-4.3-2.9-4 1.7-1 5h-6l-1-5-4-1.7-4.3 2.9-4.2-4.2 2.9-4.3-1.7-4-5-1v-6l5-1 1.7-4-2.9-4.3 4.2-4.2 4.3 2.9 4-1.7zM24 15.5a8.5 8.5 0 1 0 0 17a8.5 8.5 0 1 0 0-17zM22 15.7v4h4v-4',
  },
  // A trophy.
  {
    name: 'award',
    icon: 'M14 5h20v13a10 10 0 0 1-20 0zM14 9H6v4a8 8 0 0 0 8.5 8M34 9h8v4a8 8 0 0 1-8.5 8M24 28v8M17 36h14v6H17zM12 42h24M20 11v6',
  },
  // A factory and a rising line.
  {
    name: 'growth',
    icon: 'M4 43V29l10-7v7l10-7v7l10-7v21zM34 43h10V14h-6l-1 8M4 43h40M11 35h4v8M21 35h6M4 17l11-7 8 4L37 4M31 4h6v6',
  },
  // A globe and a check mark.
  {
    name: 'certified',
    icon: 'M42.5 20A19 19 0 1 0 24 43M24 5c-6 5-8 11.5-8 19s2 14 8 19M24 5c5 4.2 7.3 9.3 7.9 15M6 17.5h36M5.5 30.5H22M27 35.5l6 6L45 28',
  },
] as const

/** A section about the shop. The anchor is `#aboutus` (PAGE-4). */
export function AboutSection({ level }: { level: 1 | 2 }) {
  const subheadingLevel = level === 1 ? 2 : 3
  return (
    <TitledSection id="aboutus" title={about.title} level={level} note={about.figure}>
      <div className={css.split}>
        <div className={css.picture}>
          <Picture
            src={pictures.about}
            alt={about.picture}
            ratio="cover"
            sizes={pictureSizes.halfCropped}
            priority={level === 1}
          />
        </div>
        <div className={css.companyStory}>
          <span className={css.years} aria-hidden="true">
            {about.years}
          </span>
          <Heading level={subheadingLevel} size="title">
            {about.welcome}
          </Heading>
          <Text size="large" weight="medium">
            {about.claim}
          </Text>
          {about.paragraphs.map((paragraph) => (
            <Text key={paragraph} tone="muted">
              {paragraph}
            </Text>
          ))}
          <div className={css.action}>
            <ButtonLink to={paths.parts} arrow tone="primary">
              {about.buy}
            </ButtonLink>
          </div>
        </div>
      </div>
      <ul role="list" className={css.tiles}>
        {features.map(({ name, icon }) => (
          <li key={name} className={css.tile}>
            <svg className={css.icon} viewBox="0 0 48 48" aria-hidden="true">
              <path d={icon} />
            </svg>
            <Stack gap={8}>
              <Heading level={subheadingLevel} size="card">
                {about.features[name].title}
              </Heading>
              <MutedText>{about.features[name].text}</MutedText>
            </Stack>
          </li>
        ))}
      </ul>
    </TitledSection>
  )
}
