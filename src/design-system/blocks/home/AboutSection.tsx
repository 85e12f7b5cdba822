import { useId } from 'react'
import { about } from '#src/copy/publicPages.ts'
import * as css from '#src/design-system/blocks/home/AboutSection.css.ts'
import { FeatureTiles } from '#src/design-system/blocks/home/FeatureTiles.tsx'
import { ButtonLink } from '#src/design-system/components/Button.tsx'
import { Heading, SectionHeading } from '#src/design-system/components/Heading.tsx'
import { Page, Section, Stack } from '#src/design-system/components/layout.tsx'
import { Picture } from '#src/design-system/components/Picture.tsx'
import { Text } from '#src/design-system/components/Text.tsx'
import { pictures } from '#src/design-system/pictures/pictures.ts'
import { pictureSizes } from '#src/design-system/theme/pictureSizes.css.ts'
import { paths } from '#src/domain/paths.ts'

export interface AboutSectionProps {
  /** Level of its heading: 1 on the About page, 2 on Home. */
  level: 1 | 2
}

/** About the shop. Its anchor is `#aboutus` (PAGE-4). */
export function AboutSection({ level }: AboutSectionProps) {
  const headingId = useId()
  const subheadingLevel = level === 1 ? 2 : 3
  return (
    <Section id="aboutus" labelledBy={headingId}>
      <Page space="none">
        <Stack gap={48}>
          <SectionHeading level={level} id={headingId} note={about.figure}>
            {about.title}
          </SectionHeading>
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
            <div className={css.story}>
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
                <ButtonLink to={paths.parts} arrow>
                  {about.buy}
                </ButtonLink>
              </div>
            </div>
          </div>
          <FeatureTiles level={subheadingLevel} />
        </Stack>
      </Page>
    </Section>
  )
}
