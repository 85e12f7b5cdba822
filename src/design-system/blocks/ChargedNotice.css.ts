import { style } from '@vanilla-extract/css'
import { media } from '#src/design-system/theme/media.css.ts'
import { size } from '#src/design-system/theme/tokens.css.ts'

/** As wide as a column of a table may be; on a card, as wide as the card. */
export const notice = style({
  width: 'max-content',
  maxWidth: size.column,
  marginInlineStart: 'auto',
  textAlign: 'end',
  textWrap: 'balance',
  overflowWrap: 'anywhere',
  '@media': { [media.print]: { maxWidth: size.columnOnPaper } },
})
