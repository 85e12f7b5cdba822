import { style } from '@vanilla-extract/css'
import { hairline, vars } from '#src/design-system/theme/contract.css.ts'
import { font, media, space } from '#src/design-system/theme/tokens.css.ts'
import { condensed } from '#src/design-system/theme/mixins.css.ts'

export const grid = style({
  display: 'grid',
  gap: space[48],
  '@media': { [media.large]: { gridTemplateColumns: '1.4fr 4fr', alignItems: 'end' } },
})

export const title = style({ display: 'grid', gap: space[16] })

export const counters = style({
  display: 'grid',
  gap: space[32],
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  '@media': { [media.medium]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' } },
})

export const figure = style([
  condensed,
  { display: 'block', fontSize: font.size.display, letterSpacing: font.letterSpacing.heading },
])

/** A small raised plus sign. */
export const plus = style({
  color: vars.color.accentText,
  fontSize: '0.45em', // raw: in proportion to the number
  verticalAlign: '0.7em', // raw: aligns with the top of the digits
})

export const label = style({
  display: 'block',
  marginBlockStart: space[12],
  borderBlockStart: hairline.line,
  paddingBlockStart: space[12],
  color: vars.color.inkMuted,
  fontSize: font.size.compact,
})
