import { style } from '@vanilla-extract/css'
import { thumbnailSize } from '#stories/support/thumbnailSize.ts'
import { focusRing, vars } from '#src/design-system/theme/contract.css.ts'
import { font, lineWidth, space, underlineOffset } from '#src/design-system/theme/tokens.css.ts'

/** Not wider than the picture file, so that the picture stays sharp. */
export const inTheShop = style({ maxWidth: thumbnailSize.width })

export const toggle = style({ marginBlock: space[24] })

export const cards = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 340px), 1fr))', // raw: two side by side on a tablet
  gap: `${space[32]} ${space[24]}`,
})

export const cardsWithLead = style([cards, { rowGap: space[16] }])

/** Positioned, so that the link can cover the whole card. A lead card spans the rows of the other cards. */
export const card = style({
  position: 'relative',
  display: 'grid',
  alignContent: 'start',
  gap: space[8],
  selectors: { [`${cardsWithLead} > &:first-child`]: { gridRow: 'span 12' } },
})

export const link = style({
  fontWeight: font.weight.strong,
  lineHeight: font.lineHeight.compact,
  textDecoration: 'underline',
  textDecorationColor: vars.color.accent,
  textUnderlineOffset: underlineOffset,
  '::after': { content: '', position: 'absolute', inset: 0 },
  ':hover': { textDecorationThickness: lineWidth.strong },
  selectors: { '&:focus-visible': { outline: 'none' }, '&:focus-visible::after': focusRing },
})

/** Positioned above the area that the link covers. */
export const demo = style({
  position: 'relative',
  justifySelf: 'start',
  fontSize: font.size.small,
  textDecoration: 'underline',
  textUnderlineOffset: underlineOffset,
})
