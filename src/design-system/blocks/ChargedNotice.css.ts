import { style } from '@vanilla-extract/css'
import { media } from '#src/design-system/theme/media.css.ts'

/** As wide as a column of a table may be; on a card, as wide as the card. */
export const notice = style({
  width: 'max-content',
  maxWidth: '240px',
  marginInlineStart: 'auto',
  textAlign: 'end',
  textWrap: 'balance',
  overflowWrap: 'anywhere',
  '@media': { [media.print]: { maxWidth: '170px' } },
})
