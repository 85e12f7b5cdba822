import { style } from '@vanilla-extract/css'
import { media } from '#src/design-system/theme/media.css.ts'
import { size } from '#src/design-system/theme/tokens.css.ts'

/** As wide as its text, up to the width of a status column. */
export const notice = style({
  width: 'max-content',
  maxWidth: size.column,
  marginInlineStart: 'auto',
  textAlign: 'end',
  textWrap: 'balance',
  overflowWrap: 'anywhere',
  '@media': { [media.print]: { maxWidth: size.columnOnPaper } },
})
