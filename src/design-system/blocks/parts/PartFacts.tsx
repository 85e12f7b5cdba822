import { parts } from '#src/copy/publicPages.ts'
import { Picture } from '#src/design-system/components/Picture.tsx'
import { Money } from '#src/design-system/components/Money.tsx'
import { Text } from '#src/design-system/components/Text.tsx'
import { preLine } from '#src/design-system/theme/mixins.css.ts'
import { pictureSizes } from '#src/design-system/theme/pictureSizes.css.ts'
import { calculateTotal } from '#src/domain/money.ts'
import type { Part } from '#src/domain/part.ts'

export const toStockFacts = ({ minimumQuantity, available }: Part) => [
  { term: parts.minimumOrder, value: parts.pieces(minimumQuantity) },
  { term: parts.availableNow, value: parts.pieces(available) },
]

/** The stock facts and the price of the minimum order, so that customers don't have to multiply. */
export const toMinimumOrderFacts = (part: Part) => {
  const total = <Money cents={calculateTotal(part.price, part.minimumQuantity)} fallback={parts.noPrice} />
  return [...toStockFacts(part), ...(part.price === null ? [] : [{ term: parts.minimumTotal, value: total }])]
}

/**
 * The large picture of a part.
 * @param figureNumber the part's position in the catalogue; null while the position is unknown
 */
export const PartPicture = ({ part, figureNumber }: { part: Part; figureNumber: number | null }) => (
  <Picture
    src={part.image}
    alt={part.name || parts.unnamed}
    sizes={pictureSizes.half}
    priority
    ticks
    figure={figureNumber === null ? undefined : parts.figure(figureNumber)}
  />
)

/** The description of a part, with the author's line breaks. */
export const PartDescription = ({ part: { description } }: { part: Part }) =>
  description !== '' && (
    <div dir="auto" className={preLine}>
      <Text>{description}</Text>
    </div>
  )

/** The price per piece, or a message that the price is unknown (DATA-2). */
export const PartPrice = ({ part: { price } }: { part: Part }) => (
  <>
    {price !== null && (
      <Text as="span" size="xsmall" tone="muted">
        {parts.perPiece}
      </Text>
    )}
    <Money price={price} fallback={parts.noPrice} size="large" />
  </>
)
