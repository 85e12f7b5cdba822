import { brand } from '#src/copy/brand.ts'
import { carousel, home } from '#src/copy/publicPages.ts'
import { homeTitle } from '#src/copy/titles.ts'
import * as css from '#src/design-system/blocks/home/HeroCarousel.css.ts'
import { ButtonLink } from '#src/design-system/components/Button.tsx'
import { Carousel } from '#src/design-system/components/Carousel.tsx'
import { FigureLabel, Heading } from '#src/design-system/components/Heading.tsx'
import { Page } from '#src/design-system/components/layout.tsx'
import { Picture, type PictureProps } from '#src/design-system/components/Picture.tsx'
import { Text } from '#src/design-system/components/Text.tsx'
import { VisuallyHidden } from '#src/design-system/components/VisuallyHidden.tsx'
import { pictures } from '#src/design-system/pictures/pictures.ts'
import { pictureSizes } from '#src/design-system/theme/pictureSizes.css.ts'
import { partsAnchor, paths } from '#src/domain/paths.ts'

interface Slide extends Pick<PictureProps, 'src' | 'focalPoint' | 'priority'> {
  name: keyof typeof css.pictures
  subject: string
  headline: string
}

const slides: readonly Slide[] = [
  { name: 'engine', ...home.slides.engine, src: pictures.heroEngine, focalPoint: 'left', priority: true },
  { name: 'tires', ...home.slides.tires, src: pictures.heroTires, focalPoint: 'left' },
  { name: 'wheels', ...home.slides.wheels, src: pictures.heroWheels, focalPoint: 'right' },
]

/**
 * The hero of the Home page, with a photograph, a headline and two links on each slide (SHOP-2). The h1 of the page is
 * visually hidden and doesn't change with the slide.
 */
export function HeroCarousel() {
  return (
    <div className={css.hero}>
      <VisuallyHidden>
        <Heading level={1}>{homeTitle}</Heading>
      </VisuallyHidden>
      <Carousel
        label={brand.name}
        labels={carousel}
        slides={slides.map((slide) => ({ label: slide.subject, content: <HeroSlide {...slide} /> }))}
      />
    </div>
  )
}

function HeroSlide({ name, subject, headline, ...picture }: Slide) {
  return (
    <div className={css.slide}>
      <div className={css.pictures[name]}>
        <Picture {...picture} alt="" ratio="cover" sizes={pictureSizes.hero} />
      </div>
      <div className={css.foreground}>
        <Page space="none">
          <div className={css.text}>
            <FigureLabel tone="accent">{subject}</FigureLabel>
            <div className={css.headline}>
              <Heading level={2} size="display">
                {headline}
              </Heading>
            </div>
            <div className={css.claim}>
              <Text size="large">{brand.claim}</Text>
            </div>
            <div className={css.actions}>
              <ButtonLink to={`#${partsAnchor}`} arrow tone="primary">
                {home.explore}
              </ButtonLink>
              <ButtonLink to={paths.parts}>{home.collections}</ButtonLink>
            </div>
          </div>
        </Page>
      </div>
    </div>
  )
}
