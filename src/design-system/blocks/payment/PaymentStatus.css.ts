import { style } from '@vanilla-extract/css'
import { media } from '#src/design-system/theme/media.css.ts'
import { size } from '#src/design-system/theme/tokens.css.ts'

/** As wide as its text, up to the width of a status column; a long transaction id wraps. */
export const status = style({
  width: 'max-content',
  maxWidth: size.column,
  overflowWrap: 'anywhere',
})

/** Aligned to the end of its cell; narrower in print, for the other columns. */
export const atEnd = style({
  marginInlineStart: 'auto',
  textAlign: 'end',
  '@media': { [media.print]: { maxWidth: size.columnOnPaper } },
})
