import { fallbackVar, globalStyle, style } from '@vanilla-extract/css'
import { hairline, vars } from '#src/design-system/theme/contract.css.ts'
import { bottomInset, screenOnly, visuallyHiddenRule } from '#src/design-system/theme/mixins.css.ts'
import { font, layer, container, size, space } from '#src/design-system/theme/tokens.css.ts'

/** Stays in view below a long list, so that its buttons stay within reach. */
export const bar = style([
  screenOnly,
  {
    position: 'sticky',
    zIndex: layer.sticky,
    bottom: fallbackVar(bottomInset, '0px'),
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

// Keeps a focused element from being scrolled behind the bar, even in a very short window, such as at 400 % zoom.
globalStyle(`html:has(${bar})`, { scrollPaddingBottom: `min(${space[96]}, 33vh)` }) // raw: a third of the window

/** In the header of a table, only the checkbox is visible. Above cards, its label is visible too. */
export const selectAll = style({ letterSpacing: 'normal' })
globalStyle(`${selectAll} span`, { '@container': { [container.table]: visuallyHiddenRule } })
globalStyle(`${selectAll} label`, {
  fontFamily: font.family.text,
  color: vars.color.ink,
  '@container': {
    [container.table]: { justifyContent: 'center', width: size.target, marginInline: `-${space[12]}` },
  },
})

/** The buttons that print or save lists of the orders to ship. */
export const listButtons = style([
  screenOnly,
  {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: `${space[8]} ${space[12]}`,
    marginBlockEnd: space[12],
  },
])
