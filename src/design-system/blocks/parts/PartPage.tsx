import { brand } from '#src/copy/brand.ts'
import { partPage as copy } from '#src/copy/partPage.ts'
import { parts } from '#src/copy/publicPages.ts'
import { AskAboutPart } from '#src/design-system/blocks/parts/AskAboutPart.tsx'
import { PartDescription, PartPicture, PartPrice, toStockFacts } from '#src/design-system/blocks/parts/PartFacts.tsx'
import * as css from '#src/design-system/blocks/parts/PartPage.css.ts'
import { BrandMark } from '#src/design-system/components/BrandMark.tsx'
import { ButtonLink } from '#src/design-system/components/Button.tsx'
import { Facts } from '#src/design-system/components/Facts.tsx'
import { Heading } from '#src/design-system/components/Heading.tsx'
import { Grid, Page } from '#src/design-system/components/layout.tsx'
import { Link, TextLink } from '#src/design-system/components/Link.tsx'
import { Notice } from '#src/design-system/components/Notice.tsx'
import { MutedText } from '#src/design-system/components/Text.tsx'
import { movesTicksInwards } from '#src/design-system/theme/mixins.css.ts'
import { findUnavailableReason, type Part } from '#src/domain/part.ts'
import { paths, toPartUrl } from '#src/domain/paths.ts'
import { formatDay } from '#src/lib/formatMoment.ts'

export interface PartPageProps {
  part: Part
  /** When price and stock were loaded, in milliseconds since 1970. */
  snapshotTakenAt: number
}

/**
 * The page of one part, for link previews, search engines and visitors without scripts (PAGE-40). It is rendered at build time
 * and has no scripts, so every action is a link.
 */
export function PartPage({ part, snapshotTakenAt }: PartPageProps) {
  const name = part.name || parts.unnamed
  const unavailableReason = findUnavailableReason(part)
  return (
    <>
      <header className={css.header}>
        <Page space="none">
          <Link to={paths.home} className={css.brand}>
            <BrandMark wordmark={brand.wordmark} />
          </Link>
        </Page>
      </header>
      <main>
        <Page>
          <Grid columns="split">
            <div className={movesTicksInwards}>
              <PartPicture part={part} figureNumber={null} />
            </div>
            <div className={css.facts}>
              <Heading level={1}>
                <span dir="auto">{name}</span>
              </Heading>
              <Facts items={toStockFacts(part)} />
              <div className={css.price}>
                <PartPrice part={part} />
                <MutedText>{copy.asOf(formatDay(snapshotTakenAt))}</MutedText>
              </div>
              {unavailableReason && (
                <Notice
                  tone="warning"
                  action={<AskAboutPart name={part.name} />}
                  text={parts.unavailableReasons[unavailableReason]}
                />
              )}
              <div className={css.actions}>
                <ButtonLink to={paths.purchase(part.id)} tone={unavailableReason ? 'secondary' : 'primary'} arrow>
                  {parts.purchaseNow}
                </ButtonLink>
                <TextLink to={toPartUrl(part.id)}>{copy.open}</TextLink>
                <TextLink to={paths.parts}>{copy.all}</TextLink>
              </div>
              <PartDescription part={part} />
            </div>
          </Grid>
        </Page>
      </main>
    </>
  )
}
