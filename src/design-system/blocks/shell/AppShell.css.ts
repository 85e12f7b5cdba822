import { globalStyle, style } from '@vanilla-extract/css'
import { hairline, vars } from '#src/design-system/theme/contract.css.ts'
import { font, layer, media, radius, size, space } from '#src/design-system/theme/tokens.css.ts'

export const shell = style({ display: 'contents' })

export const header = style({
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: layer.bar,
  borderBlockEnd: hairline.line,
  background: vars.color.background,
  '@media': { [media.print]: { display: 'none' } },
})

/** At least as tall as the window, so that the footer stays out of view while a page loads. */
export const main = style({
  ':focus': { outline: 'none' },
  '@media': { [media.screen]: { minHeight: `calc(100svh - ${size.bar})` } },
})

/** Sticky rather than fixed, so that the bars cover nothing at the end of the page. */
export const statusBars = style({
  position: 'sticky',
  insetBlockEnd: 0,
  zIndex: layer.bar,
  '@media': { [media.print]: { display: 'none' } },
})

// Keeps link targets and focused elements clear of the bars, even if a bar wraps on a small screen. The padding is at most a
// third of the window, so that at 400 % zoom a control still fits between the navbar and the bars.
globalStyle(`html:has(${statusBars}:not(:empty))`, { scrollPaddingBottom: `min(2 * ${size.bar}, 33vh)` }) // raw: a third of the window

export const skipLink = style({
  position: 'fixed',
  zIndex: layer.bar + 1,
  top: space[8],
  left: space[8],
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: size.target,
  paddingInline: space[24],
  background: vars.color.ink,
  color: vars.color.background,
  borderRadius: radius.edge,
  fontWeight: font.weight.strong,
  selectors: { '&:not(:focus)': { translate: '0 -200%' } },
})

export const statusBar = style({
  borderBlockStart: hairline.line,
  background: vars.color.infoTint,
})

export const statusLine = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${space[8]} ${space[24]}`,
  paddingBlock: space[8],
})

export const statusMessage = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[12],
  fontSize: font.size.small,
  fontWeight: font.weight.medium,
  lineHeight: font.lineHeight.compact,
})
