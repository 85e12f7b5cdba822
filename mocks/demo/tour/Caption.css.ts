import { style } from '@vanilla-extract/css'
import { hairline, vars } from '#src/design-system/theme/contract.css.ts'
import { inset, lineWidth, media, motion, radius, space } from '#src/design-system/theme/tokens.css.ts'
import { lettering } from '#src/design-system/theme/looks.css.ts'

export const card = style({
  position: 'relative',
  display: 'grid',
  gap: space[12],
  // raw: two lines of a caption, and its buttons in one row
  width: 'min(600px, calc(100vw - 48px))',
  padding: `${space[16]} ${space[24]}`,
  overflow: 'hidden',
  pointerEvents: 'auto',
  background: vars.color.surface,
  color: vars.color.ink,
  border: hairline.line,
  borderRadius: radius.edge,
  boxShadow: vars.shadow,
  '@media': {
    [media.belowMedium]: { width: '100%', padding: `${space[12]} ${space[16]}`, borderInline: 0 },
    [media.forcedColors]: { border: hairline.current },
  },
})

export const head = style([
  lettering,
  { display: 'flex', justifyContent: 'space-between', gap: space[16], color: vars.color.inkMuted },
])

/** Two lines high at least, so that the card keeps its height from step to step. */
export const text = style({ minHeight: '3.2em', display: 'grid', alignContent: 'center' })

/** The labels of the quiet buttons are in line with the text. */
export const buttons = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[8],
  marginInlineStart: `-${inset.button}`,
})
export const main = style({ display: 'flex', gap: space[8], marginInlineStart: 'auto' })

export const progress = style({
  position: 'absolute',
  insetInline: 0,
  top: 0,
  height: lineWidth.bar,
  background: vars.color.accent,
  transformOrigin: 'left',
  transition: `scale ${vars.motion.steady} ${motion.easing}`,
})
