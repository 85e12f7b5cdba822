import { style } from '@vanilla-extract/css'
import { fontFamily, fontSize, fontWeight, letterSpacing, lineHeight } from '#src/design-system/theme/tokens.css.ts'

/** Condensed capitals, for headings and amounts. */
export const condensed = style({
  fontFamily: fontFamily.heading,
  fontWeight: fontWeight.heading,
  letterSpacing: letterSpacing.heading,
  lineHeight: lineHeight.heading,
  textTransform: 'uppercase',
})

/** Small condensed capitals, for figure labels, column headings and notes. */
export const lettering = style({
  fontFamily: fontFamily.heading,
  fontWeight: fontWeight.heading,
  fontSize: fontSize.small,
  lineHeight: lineHeight.heading,
  letterSpacing: letterSpacing.figure,
  textTransform: 'uppercase',
  fontVariantNumeric: 'tabular-nums',
})

/** Hides an element but keeps it in the accessibility tree. */
export const visuallyHiddenRule = {
  position: 'absolute',
  width: '1px',
  height: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
} as const

/** Hides text visually; screen readers still read it. */
export const visuallyHidden = style({ ...visuallyHiddenRule, whiteSpace: 'nowrap' })
