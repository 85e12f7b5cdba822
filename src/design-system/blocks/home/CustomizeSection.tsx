import { useId } from 'react'
import { customize, parts } from '#src/copy/publicPages.ts'
import * as css from '#src/design-system/blocks/home/CustomizeSection.css.ts'
import { ButtonLink } from '#src/design-system/components/Button.tsx'
import { FigureLabel, Heading, TitledSection } from '#src/design-system/components/Heading.tsx'
import { Grid, type SectionProps } from '#src/design-system/components/layout.tsx'
import { Picture, type PictureSource } from '#src/design-system/components/Picture.tsx'
import { pictures } from '#src/design-system/pictures/pictures.ts'
import { pictureSizes } from '#src/design-system/theme/pictureSizes.css.ts'
import { paths, type ContactSubject } from '#src/domain/paths.ts'

const cards: readonly { title: string; figure: string; picture: string; src: PictureSource }[] = [
  { ...customize.exhausts, src: pictures.exhaust },
  { ...customize.wheels, src: pictures.wheels },
  { ...customize.bodyKits, src: pictures.bodyKit },
]

/** The custom work that the shop offers. The anchor is `#customize` (PAGE-2). */
export function CustomizeSection({ tone = 'graphite' }: { tone?: SectionProps['tone'] }) {
  return (
    <TitledSection id="customize" tone={tone} title={customize.title}>
      <Grid columns={3} as="ul">
        {cards.map((card) => (
          <li key={card.title}>
            <CustomizeCard {...card} />
          </li>
        ))}
      </Grid>
    </TitledSection>
  )
}

function CustomizeCard({ title, figure, picture, src }: (typeof cards)[number]) {
  const titleId = useId()
  const subject: ContactSubject = { customWork: title }
  return (
    <article className={css.card} aria-labelledby={titleId}>
      <Picture src={src} alt={picture} ratio="scene" sizes={pictureSizes.card} />
      <div className={css.strip}>
        <div className={css.label}>
          <FigureLabel>{figure}</FigureLabel>
          <Heading level={3} id={titleId}>
            {title}
          </Heading>
        </div>
        <ButtonLink to={paths.contact} state={subject} size="small" arrow describedBy={titleId}>
          {parts.purchaseNow}
        </ButtonLink>
      </div>
    </article>
  )
}
