import { globalStyle, style } from '@vanilla-extract/css'
import { hairline } from '#src/design-system/theme/contract.css.ts'
import { font, lineWidth, media, space } from '#src/design-system/theme/tokens.css.ts'
import { printOnly } from '#src/design-system/theme/looks.css.ts'

export const paper = style([
  printOnly,
  { display: 'grid', gap: space[24], fontSize: font.size.small, lineHeight: font.lineHeight.compact },
])

// Nothing else is on the paper. By an attribute of the page: :has() is newer than the supported Firefox.
globalStyle(`html[data-printed] body > *:not(${paper})`, { '@media': { [media.print]: { display: 'none' } } })

export const head = style({
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  paddingBlockEnd: space[8],
  borderBlockEnd: `${lineWidth.strong} solid`,
})

/** What to fetch: part, orders, pieces. */
export const pick = style({ width: '100%' })
globalStyle(`${pick} :is(th, td)`, { paddingBlock: space[4], borderBlockEnd: hairline.line, textAlign: 'start' })
globalStyle(`${pick} tr`, { breakInside: 'avoid' })
globalStyle(`${pick} :is(th, td):not(:first-child)`, {
  paddingInlineStart: space[24],
  textAlign: 'end',
  whiteSpace: 'nowrap',
})

/** Who gets it, and what is packed. */
export const block = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)',
  gap: space[24],
  paddingBlock: space[12],
  borderBlockEnd: hairline.ink,
  overflowWrap: 'anywhere',
  breakInside: 'avoid',
})

/** A box to tick, the pieces and the part of each order. */
export const line = style({
  display: 'grid',
  gridTemplateColumns: 'auto 6em minmax(0, 1fr)', // raw: "1,200 pcs"
  gap: space[12],
  paddingBlockEnd: space[8],
})

export const box = style({ width: space[16], height: space[16], border: `${lineWidth.hairline} solid` })

export const lines = style({ whiteSpace: 'pre-line' })

export const strong = style({ fontSize: font.size.body, fontWeight: font.weight.strong })
