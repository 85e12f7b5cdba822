import { useId } from 'react'
import { brand } from '#src/copy/brand.ts'
import { home } from '#src/copy/home.ts'
import * as css from '#src/design-system/blocks/Hero.css.ts'
import { ButtonLink } from '#src/design-system/components/ButtonLink.tsx'
import { FigureLabel } from '#src/design-system/components/FigureLabel.tsx'
import { Heading } from '#src/design-system/components/Heading.tsx'
import { Page } from '#src/design-system/components/Page.tsx'
import { Picture } from '#src/design-system/components/Picture.tsx'
import { Row } from '#src/design-system/components/Row.tsx'
import { Text } from '#src/design-system/components/Text.tsx'
import { pictures } from '#src/design-system/pictures/pictures.ts'
import { paths, unnamedDestination } from '#src/domain/paths.ts'

/** The first thing a visitor sees: a full-bleed studio photograph, a headline, two ways in (SPEC 2 Home). */
export function Hero() {
  const headingId = useId()
  const { subject, headline } = home.slides.wheels
  return (
    <section className={css.hero} aria-labelledby={headingId}>
      <div className={css.picture}>
        <Picture src={pictures.heroWheels} alt="" ratio="cover" focus="right" sizes="100vw" priority />
      </div>
      <div className={css.front}>
        <Page space="none">
          <div className={css.text}>
            <FigureLabel tone="accent">{subject}</FigureLabel>
            <div className={css.headline}>
              <Heading level={1} size="display" id={headingId}>
                {headline}
              </Heading>
            </div>
            <Text size="large">{brand.claim}</Text>
            <div className={css.actions}>
              <Row gap={16} wrap>
                <ButtonLink to={unnamedDestination} arrow>
                  {home.explore}
                </ButtonLink>
                <ButtonLink to={paths.parts} tone="secondary">
                  {home.collections}
                </ButtonLink>
              </Row>
            </div>
          </div>
        </Page>
      </div>
    </section>
  )
}
