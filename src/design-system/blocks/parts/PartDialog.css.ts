import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '#src/design-system/theme/contract.css.ts'
import { media, space } from '#src/design-system/theme/tokens.css.ts'
import { movesTicksInwards } from '#src/design-system/theme/mixins.css.ts'

/** The picture, with the facts beside or below it. */
export const layout = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[24],
  '@media': {
    [media.medium]: { gridTemplateColumns: 'minmax(0, 11fr) minmax(0, 9fr)', alignItems: 'start' },
    [media.large]: { gap: space[32] },
  },
})

/** The picture stays in view beside a long description. */
export const picture = style([
  movesTicksInwards,
  { position: 'relative', '@media': { [media.medium]: { position: 'sticky', insetBlockStart: 0 } } },
])

/** The arrow buttons, in the corner of the picture like the arrows of the hero. */
export const navigation = style({
  position: 'absolute',
  insetBlockEnd: space[16],
  insetInlineEnd: space[16],
  display: 'flex',
  background: vars.color.surface,
})

export const facts = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[16] })

/** The price and the share buttons on one line. The label of the price is above both. */
export const priceLine = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'baseline',
  columnGap: space[16],
})

export const price = style({ display: 'contents' })
globalStyle(`${price} > :not(:last-child)`, { gridColumn: '1 / -1' })
