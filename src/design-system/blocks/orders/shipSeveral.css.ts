import { fallbackVar, style } from '@vanilla-extract/css'
import { hairline, vars } from '#src/design-system/theme/contract.css.ts'
import { roomBelow, screenOnly } from '#src/design-system/theme/looks.css.ts'
import { font, layer, space } from '#src/design-system/theme/tokens.css.ts'

/** Stays in view below a long list, so that the orders can be chosen while scrolling. */
export const bar = style([
  screenOnly,
  {
    position: 'sticky',
    zIndex: layer.sticky,
    bottom: fallbackVar(roomBelow, '0px'),
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: space[12],
    padding: `${space[12]} ${space[16]}`,
    background: vars.color.surface,
    border: hairline.line,
    borderBlockStart: hairline.ink,
  },
])

/** At the end the action; at the start, or below it if both don't fit, the box. */
export const all = style([
  screenOnly,
  {
    display: 'flex',
    flexFlow: 'row-reverse wrap',
    alignItems: 'center',
    gap: space[24],
    marginBlockEnd: space[8],
  },
])

export const box = style({ marginInlineEnd: 'auto' })

/** Scrolls by itself, so that title and buttons stay in view. */
export const orders = style({
  maxHeight: 'min(40svh, 360px)', // raw: about six orders
  marginBlock: space[12],
  overflow: 'auto',
  border: hairline.line,
})

export const order = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: space[16],
  padding: `${space[8]} ${space[12]}`,
  fontSize: font.size.small,
  lineHeight: font.lineHeight.compact,
  overflowWrap: 'anywhere',
  selectors: { '& + &': { borderBlockStart: hairline.line } },
})

export const name = style({ flex: '1 1 200px', minWidth: 0, color: vars.color.ink }) // raw: with less width, the result stands below
