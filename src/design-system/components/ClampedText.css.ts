import { style } from '@vanilla-extract/css'
import { fontSize, fontWeight, lineWidth, size, underlineOffset } from '#src/design-system/theme/tokens.css.ts'

export const text = style({ overflowWrap: 'anywhere', whiteSpace: 'pre-line' })

export const clamped = style({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 6,
  overflow: 'hidden',
})

export const more = style({
  minHeight: size.target,
  fontSize: fontSize.compact,
  fontWeight: fontWeight.medium,
  textDecoration: 'underline',
  textUnderlineOffset: underlineOffset,
  ':hover': { textDecorationThickness: lineWidth.strong },
})
