import { style } from '@vanilla-extract/css'
import { vars } from '#src/design-system/theme/contract.css.ts'
import { focusRing } from '#src/design-system/theme/lines.css.ts'
import { fontSize, fontWeight, lineHeight, radius, size, space } from '#src/design-system/theme/tokens.css.ts'

export const line = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: `${space[8]} ${space[12]}` })

/** Half a star of room before the first one is the zero. Sideways is ours, up and down stays the page's. */
export const stars = style({
  position: 'relative',
  display: 'flex',
  paddingInlineStart: `calc(${size.target} / 2)`,
  marginInlineStart: `calc(${size.target} / -2)`,
  cursor: 'pointer',
  touchAction: 'pan-y',
  selectors: {
    // round the stars, without the room before them
    '&:has(:focus-visible)::after': {
      content: '',
      position: 'absolute',
      inset: `0 0 0 calc(${size.target} / 2)`,
      borderRadius: radius.edge,
      ...focusRing,
    },
  },
})

/** There for keys and assistive technology; the pointer goes through it to the stars. */
export const input = style({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  margin: 0,
  opacity: 0,
  pointerEvents: 'none',
})

export const words = style({
  color: vars.color.inkMuted,
  fontSize: fontSize.small,
  fontWeight: fontWeight.medium,
  lineHeight: lineHeight.compact,
  fontVariantNumeric: 'tabular-nums',
})
