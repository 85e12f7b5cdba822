import { parts } from '#src/copy/publicPages.ts'
import { Money } from '#src/design-system/components/Money.tsx'
import { Text } from '#src/design-system/components/Text.tsx'
import { multiply } from '#src/domain/money.ts'
import type { Part } from '#src/domain/part.ts'

export const stockFacts = ({ minimumQuantity, available }: Part) => [
  { term: parts.minimumOrder, value: parts.pieces(minimumQuantity) },
  { term: parts.availableNow, value: parts.pieces(available) },
]

/** What the minimum order costs, so that nobody multiplies. */
export const smallestOrder = ({ price, minimumQuantity }: Part) =>
  price === null
    ? []
    : [
        {
          term: parts.smallestOrder,
          value: <Money cents={multiply(price, minimumQuantity)} unavailable={parts.noPrice} />,
        },
      ]

/** What one piece costs, or that the price is unknown (DATA-2). */
export const PartPrice = ({ part: { price } }: { part: Part }) => (
  <>
    {price !== null && (
      <Text as="span" size="xsmall" tone="muted">
        {parts.perPiece}
      </Text>
    )}
    <Money price={price} unavailable={parts.noPrice} size="large" />
  </>
)
