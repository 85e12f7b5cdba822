import { style } from '@vanilla-extract/css'
import { fontFamily, fontSize, fontWeight, letterSpacing, lineHeight } from '#src/design-system/theme/tokens.css.ts'

/** Condensed capitals of headings and amounts. */
export const condensed = style({
  fontFamily: fontFamily.heading,
  fontWeight: fontWeight.heading,
  letterSpacing: letterSpacing.heading,
  lineHeight: lineHeight.heading,
  textTransform: 'uppercase',
})

/** The small "FIG. 03" lettering: figure labels, column headings, notes. */
export const lettering = style({
  fontFamily: fontFamily.heading,
  fontWeight: fontWeight.heading,
  fontSize: fontSize.small,
  lineHeight: lineHeight.heading,
  letterSpacing: letterSpacing.figure,
  textTransform: 'uppercase',
  fontVariantNumeric: 'tabular-nums',
})

/** Takes no room and is not painted, but stays in the accessibility tree. */
export const outOfSight = {
  position: 'absolute',
  width: '1px',
  height: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
} as const

/** Read aloud, not shown. */
export const visuallyHidden = style({ ...outOfSight, whiteSpace: 'nowrap' })
