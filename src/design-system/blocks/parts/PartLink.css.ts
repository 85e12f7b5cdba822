import { style } from '@vanilla-extract/css'
import { lineWidth, media, size, space, underlineOffset } from '#src/design-system/theme/tokens.css.ts'

export const link = style({
  display: 'block',
  textUnderlineOffset: underlineOffset,
  textDecorationThickness: lineWidth.strong,
  '@media': { [media.hover]: { ':hover': { textDecorationLine: 'underline' } } },
})

/** Extends the link over the card's picture, because a second link would be a second tab stop. The card must be positioned. */
export const overPicture = style({
  '::before': {
    content: '',
    position: 'absolute',
    insetBlockStart: 0,
    insetInlineStart: 0,
    // The width includes the padding between the edge of the card and the picture.
    width: `calc(${size.cardPicture} + ${space[12]})`,
    aspectRatio: '1',
  },
  '@media': { [media.medium]: { '::before': { width: '100%', aspectRatio: '4 / 3' } } },
})
