import { style } from '@vanilla-extract/css'
import { vars } from '#src/design-system/theme/contract.css.ts'
import { hairline } from '#src/design-system/theme/lines.css.ts'
import { closesTicks } from '#src/design-system/theme/ticks.css.ts'
import { space } from '#src/design-system/theme/tokens.css.ts'

export const card = style([
  closesTicks,
  {
    display: 'flex',
    flexDirection: 'column',
    minWidth: 0,
    height: '100%',
    border: hairline.line,
    background: vars.color.surface,
    // One word of 10,000 letters may not widen the page (STATE-11).
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
  containerType: 'inline-size',
})

/** Three lines at the most; the whole name is in the title. */
export const name = style({
  display: '-webkit-box',
  overflow: 'hidden',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 3,
})

/** Price and action stand on the card's lower edge, whatever is above them. */
export const foot = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-end',
  justifyContent: 'space-between',
  gap: space[12],
  marginBlockStart: 'auto',
  paddingBlockStart: space[8],
})

export const price = style({ display: 'flex', flexDirection: 'column' })

/** Beside the price where there is room, else over the whole width below it. */
export const action = style({
  display: 'grid',
  '@container': { '(max-width: 315px)': { flexBasis: '100%' } }, // raw: with less, price and button don't fit side by side
})
