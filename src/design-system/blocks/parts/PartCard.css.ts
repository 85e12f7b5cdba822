import { style } from '@vanilla-extract/css'
import { hairline, vars } from '#src/design-system/theme/contract.css.ts'
import { closesTicks } from '#src/design-system/theme/looks.css.ts'
import { space } from '#src/design-system/theme/tokens.css.ts'

export const card = style([
  closesTicks,
  {
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    minWidth: 0,
    height: '100%',
    border: hairline.line,
    background: vars.color.surface,
    // A word of 10,000 letters must not widen the page (STATE-11).
    overflowWrap: 'anywhere',
  },
])

export const picture = style({ padding: `${space[12]} ${space[12]} 0` })

export const body = style({
  display: 'flex',
  flex: 1,
  flexDirection: 'column',
  gap: space[12],
  margin: `${space[16]} ${space[24]} ${space[24]}`,
})

/** Cut to three lines; the title attribute has the whole name. */
export const name = style({
  display: '-webkit-box',
  overflow: 'hidden',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 3,
})

/** Arabic, Bangla, Thai: their strokes reach further below the line, where `name` would cut them off. */
export const tallName = style({ lineHeight: 1.5 })

/** Price and action, at the bottom of the card. */
export const foot = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-end',
  gap: space[12],
  marginBlockStart: 'auto',
  paddingBlockStart: space[8],
})

/**
 * Beside the action if both fit: the flex basis is then 0, otherwise more than a line. A container query would take a slow
 * phone as long as the rest of the card.
 */
export const price = style({
  display: 'flex',
  flexDirection: 'column',
  flexGrow: 99_999,
  flexBasis: 'calc((316px - 100%) * 999)', // raw: below, price and action don't fit side by side
  minWidth: 0,
})

/** As wide as its label beside the price, full width below it. */
export const action = style({ display: 'grid', flexGrow: 1 })
