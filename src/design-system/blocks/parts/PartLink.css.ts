import { style } from '@vanilla-extract/css'
import { lineWidth, media, size, space, underlineOffset } from '#src/design-system/theme/tokens.css.ts'

export const link = style({
  display: 'block',
  textUnderlineOffset: underlineOffset,
  textDecorationThickness: lineWidth.strong,
  '@media': { [media.hover]: { ':hover': { textDecorationLine: 'underline' } } },
})

/** Needs a positioned card around it. Name and picture share one link, because two would be two tab stops. */
export const overPicture = style({
  '::before': {
    content: '',
    position: 'absolute',
    insetBlockStart: 0,
    insetInlineStart: 0,
    // Measured from the card's edge, so the padding before the picture is added.
    width: `calc(${size.cardPicture} + ${space[12]})`,
    aspectRatio: '1',
  },
  '@media': { [media.medium]: { '::before': { width: '100%', aspectRatio: '4 / 3' } } },
})
