import type { ReactNode } from 'react'
import * as css from '#src/design-system/blocks/parts/purchase.css.ts'
import { purchase } from '#src/copy/customerPages.ts'
import { parts } from '#src/copy/publicPages.ts'
import { Facts } from '#src/design-system/components/Facts.tsx'
import { FigureLabel, Heading } from '#src/design-system/components/Heading.tsx'
import { Grid } from '#src/design-system/components/layout.tsx'
import { Money } from '#src/design-system/components/Money.tsx'
import { Picture } from '#src/design-system/components/Picture.tsx'
import { Text } from '#src/design-system/components/Text.tsx'
import { pictureSizes } from '#src/design-system/theme/pictureSizes.css.ts'
import type { Part } from '#src/domain/part.ts'

export interface PurchaseLayoutProps {
  part: Part
  /** Content below the facts: the order form. */
  children: ReactNode
}

/** One part in detail: its picture, and beside it name, facts, description and the order form. */
export function PurchaseLayout({ part, children }: PurchaseLayoutProps) {
  const name = part.name || parts.unnamed
  return (
    <Grid columns="split">
      <div className={css.picture}>
        <Picture
          src={part.image}
          alt={name}
          ratio="square"
          sizes={pictureSizes.half}
          priority
          ticks
          figure={parts.figure(1)}
        />
      </div>
      <div className={css.facts}>
        <FigureLabel tone="accent">{purchase.sheet}</FigureLabel>
        <Heading level={1}>
          <span dir="auto">{name}</span>
        </Heading>
        <Facts
          items={[
            { term: parts.minimumOrder, value: parts.pieces(part.minimumQuantity) },
            { term: parts.availableNow, value: parts.pieces(part.available) },
            { term: purchase.unitPrice, value: <Money price={part.price} unavailable={parts.noPrice} /> },
          ]}
        />
        <div dir="auto">
          <Text tone="muted">{part.description}</Text>
        </div>
        {children}
      </div>
    </Grid>
  )
}
