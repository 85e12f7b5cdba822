import { memo, useId } from 'react'
import { parts } from '#src/copy/publicPages.ts'
import * as css from '#src/design-system/blocks/parts/PartCard.css.ts'
import { AskAboutPart } from '#src/design-system/blocks/parts/AskAboutPart.tsx'
import { toMinimumOrderFacts, PartPrice } from '#src/design-system/blocks/parts/PartFacts.tsx'
import { PartLink } from '#src/design-system/blocks/parts/PartLink.tsx'
import { ButtonLink } from '#src/design-system/components/Button.tsx'
import { Facts } from '#src/design-system/components/Facts.tsx'
import { Heading } from '#src/design-system/components/Heading.tsx'
import { Picture } from '#src/design-system/components/Picture.tsx'
import { MutedText, Text } from '#src/design-system/components/Text.tsx'
import { cx } from '#src/design-system/theme/cx.ts'
import { pictureSizes } from '#src/design-system/theme/pictureSizes.css.ts'
import { findUnavailableReason, type Part } from '#src/domain/part.ts'
import { paths } from '#src/domain/paths.ts'

export interface PartCardProps {
  part: Part
  /** The part's position in the catalogue, from 1. */
  figureNumber: number
  level: 2 | 3
  /** Loads the picture with high priority. Set it for the card with the largest picture in the initial viewport. */
  priority?: boolean
}

const hasTallScript = (text: string) =>
  /[^\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Common}\p{Script=Inherited}]/u.test(text)

function Card({ part, figureNumber, level, priority = false }: PartCardProps) {
  const id = useId()
  const nameId = `${id}-name`
  const reasonId = `${id}-reason`
  const unavailableReason = findUnavailableReason(part)
  const name = part.name || parts.unnamed
  return (
    <article className={css.card} aria-labelledby={nameId}>
      <div className={css.picture}>
        <Picture
          src={part.image}
          alt={name}
          ratio="part"
          sizes={pictureSizes.cardInset}
          priority={priority}
          ticks
          figure={parts.figure(figureNumber)}
        />
      </div>
      <div className={css.body}>
        <Heading level={level} size="card" id={nameId}>
          <PartLink id={part.id}>
            <span dir="auto" className={cx(css.name, hasTallScript(name) && css.tallName)} title={name}>
              {name}
            </span>
          </PartLink>
        </Heading>
        <div className={cx(css.facts, css.hiddenIfOutdated)}>
          <Facts items={toMinimumOrderFacts(part)} />
        </div>
        <div dir="auto" className={css.fullRow}>
          <MutedText clamp={2}>{part.description}</MutedText>
        </div>
        {unavailableReason && (
          <div className={cx(css.fullRow, css.hiddenIfOutdated)}>
            <Text as="div" size="small">
              <Text as="span" size="inherit" weight="medium" id={reasonId}>
                {parts.unavailableReasons[unavailableReason]}
              </Text>{' '}
              <AskAboutPart name={part.name} />
            </Text>
          </div>
        )}
        <div className={css.footer}>
          <div className={cx(css.price, css.hiddenIfOutdated)}>
            <PartPrice part={part} />
          </div>
          <div className={css.action}>
            <ButtonLink
              to={paths.purchase(part.id)}
              size="small"
              tone={unavailableReason ? 'secondary' : 'primary'}
              arrow
              describedBy={unavailableReason ? `${nameId} ${reasonId}` : nameId}
            >
              {parts.purchaseNow}
            </ButtonLink>
          </div>
        </div>
      </div>
    </article>
  )
}

/**
 * The card of a part. If the part can't be ordered, the card shows the reason (ORDER-1). Memoized, so that a search renders
 * only new cards.
 */
export const PartCard = memo(Card)
