import { style } from '@vanilla-extract/css'
import { media, size, space } from '#src/design-system/theme/tokens.css.ts'
import { closesTicks } from '#src/design-system/theme/looks.css.ts'
import { hairline } from '#src/design-system/theme/contract.css.ts'

/** Stays visible while a long form scrolls. */
export const picture = style([
  closesTicks,
  {
    '@media': {
      [media.medium]: { position: 'sticky', insetBlockStart: `calc(${size.bar} + ${space[24]})`, alignSelf: 'start' },
    },
  },
])

export const facts = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[24],
  alignContent: 'start',
  minWidth: 0,
  overflowWrap: 'anywhere',
})

export const form = style({ display: 'grid', gap: space[24], paddingBlockStart: space[8] })

export const pairs = style({
  display: 'grid',
  alignItems: 'start',
  gap: space[24],
  '@media': { [media.large]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
})

export const total = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: space[8],
  borderBlockStart: hairline.ink,
  paddingBlockStart: space[16],
})
