import { globalStyle, style } from '@vanilla-extract/css'
import { hairline } from '#src/design-system/theme/contract.css.ts'
import { font, lineWidth, media, space } from '#src/design-system/theme/tokens.css.ts'
import { printOnly } from '#src/design-system/theme/looks.css.ts'

export const paper = style([printOnly, { fontSize: font.size.body, lineHeight: font.lineHeight.compact }])

// Nothing else is on the paper. By an attribute of the page: :has() is newer than the supported Firefox.
globalStyle(`html[data-printed] body > *:not(${paper})`, { '@media': { [media.print]: { display: 'none' } } })

/** A box to tick, who gets it, what is packed. */
export const block = style({
  display: 'grid',
  gridTemplateColumns: `auto minmax(0, 1fr) minmax(0, 1fr)`,
  gap: space[24],
  paddingBlock: space[16],
  borderBlockEnd: hairline.ink,
  overflowWrap: 'anywhere',
  breakInside: 'avoid',
})

export const box = style({ width: space[24], height: space[24], border: `${lineWidth.strong} solid` })

export const lines = style({ whiteSpace: 'pre-line' })

export const strong = style({ fontSize: font.size.large, fontWeight: font.weight.strong })
