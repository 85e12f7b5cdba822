import { fallbackVar, globalStyle, style } from '@vanilla-extract/css'
import { hairline, vars } from '#src/design-system/theme/contract.css.ts'
import { roomBelow, screenOnly, visuallyHiddenRule } from '#src/design-system/theme/looks.css.ts'
import { font, layer, room, size, space } from '#src/design-system/theme/tokens.css.ts'

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

/** In a table's heading the box alone; above cards its label, too. */
export const all = style({ letterSpacing: 'normal' })
globalStyle(`${all} span`, { '@container': { [room.table]: visuallyHiddenRule } })
globalStyle(`${all} label`, {
  fontFamily: font.family.text,
  color: vars.color.ink,
  '@container': {
    [room.table]: { justifyContent: 'center', width: size.target, marginInline: `-${space[12]}` },
  },
})

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
