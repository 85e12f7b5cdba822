import { style } from '@vanilla-extract/css'
import { lineWidth, media, size, underlineOffset } from '#src/design-system/theme/tokens.css.ts'

/** Needs a positioned card around it. */
export const link = style({
  display: 'block',
  textUnderlineOffset: underlineOffset,
  textDecorationThickness: lineWidth.strong,
  // One link for both, over the picture of the card: two would be two stops for a keyboard.
  '::before': {
    content: '',
    position: 'absolute',
    insetBlockStart: 0,
    insetInlineStart: 0,
    width: size.cardPicture,
    aspectRatio: '1',
  },
  '@media': {
    [media.hover]: { ':hover': { textDecorationLine: 'underline' } },
    [media.medium]: { '::before': { width: '100%', aspectRatio: '4 / 3' } },
  },
})
