import { style } from '@vanilla-extract/css'
import { vars } from '#src/design-system/theme/contract.css.ts'
import { media, size, space } from '#src/design-system/theme/tokens.css.ts'
import { ticks } from '#src/design-system/theme/mixins.css.ts'

export const message = style([
  ticks,
  {
    position: 'relative',
    // The drawing and the text are side by side if both fit, whatever the width of the window.
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    rowGap: space[24],
    columnGap: space[48],
    padding: `${space[32]} ${space[24]}`,
    '@media': { [media.medium]: { padding: space[48] } },
  },
])

export const drawing = style({ width: '100%', maxWidth: '220px' }) // raw: in a larger drawing, the lines would look thin
export const content = style({
  display: 'grid',
  gap: space[12],
  minWidth: 0,
  maxWidth: size.measure,
  // Breaks long words, because a title may quote a search term.
  gridTemplateColumns: 'minmax(0, 1fr)',
})
export const description = style({ color: vars.color.inkMuted })
export const action = style({ paddingTop: space[12] })
