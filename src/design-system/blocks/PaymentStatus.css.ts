import { style } from '@vanilla-extract/css'
import { media } from '#src/design-system/theme/media.css.ts'
import { size } from '#src/design-system/theme/tokens.css.ts'

/** As wide as its words, but no wider than a column of a table may be; then even a reference wraps. */
export const status = style({
  width: 'max-content',
  maxWidth: size.column,
  overflowWrap: 'anywhere',
})

/** Against the end of its cell; on paper the other columns need the room. */
export const atEnd = style({
  marginInlineStart: 'auto',
  textAlign: 'end',
  '@media': { [media.print]: { maxWidth: size.columnOnPaper } },
})
