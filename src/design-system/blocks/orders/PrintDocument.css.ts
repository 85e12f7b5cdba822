import { globalStyle, style } from '@vanilla-extract/css'
import { hairline } from '#src/design-system/theme/contract.css.ts'
import { font, media, space } from '#src/design-system/theme/tokens.css.ts'

export const printDocument = style({
  display: 'grid',
  gap: space[24],
  fontSize: font.size.small,
  lineHeight: font.lineHeight.compact,
  // This rule is not the shared `printOnly` class, because the `display` above could override that class.
  '@media': { [media.screen]: { display: 'none' } },
})

// Hides everything else in print. The attribute replaces `:has()`, which the oldest supported Firefox lacks.
globalStyle(`html[data-printed] body > *:not(${printDocument})`, { '@media': { [media.print]: { display: 'none' } } })

/** The first column, with names, is aligned to the start, and the columns with numbers to the end. */
export const table = style({ width: '100%' })
globalStyle(`${table} :is(th, td)`, { paddingBlock: space[4], borderBlockEnd: hairline.line, textAlign: 'start' })
globalStyle(`${table} tr`, { breakInside: 'avoid' })
globalStyle(`${table} :is(th, td):not(:first-child)`, {
  paddingInlineStart: space[24],
  textAlign: 'end',
  whiteSpace: 'nowrap',
})
