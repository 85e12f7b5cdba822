import { style } from '@vanilla-extract/css'
import { media } from '#src/design-system/theme/media.css.ts'
import { closesTicks } from '#src/design-system/theme/ticks.css.ts'
import { size, space } from '#src/design-system/theme/tokens.css.ts'

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
