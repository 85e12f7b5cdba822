import { style } from '@vanilla-extract/css'
import { media } from '#src/design-system/theme/media.css.ts'

/** As wide as its words, but no wider than a column of a table may be; then even a reference wraps. */
export const status = style({
  width: 'max-content',
  maxWidth: '240px',
  overflowWrap: 'anywhere',
})

/** Against the end of its cell; on paper the other columns need the room. */
export const atEnd = style({
  marginInlineStart: 'auto',
  textAlign: 'end',
  '@media': { [media.print]: { maxWidth: '170px' } },
})
