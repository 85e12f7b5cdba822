import { style } from '@vanilla-extract/css'
import { lineWidth, media, underlineOffset } from '#src/design-system/theme/tokens.css.ts'

/** Needs a positioned card around it. */
export const link = style({
  display: 'block',
  textUnderlineOffset: underlineOffset,
  textDecorationThickness: lineWidth.strong,
  '@media': { [media.hover]: { ':hover': { textDecorationLine: 'underline' } } },
  // One link for both, over the square picture at the top of the card: two would be two stops for a keyboard.
  '::before': { content: '', position: 'absolute', insetBlockStart: 0, insetInline: 0, aspectRatio: '1' },
})
