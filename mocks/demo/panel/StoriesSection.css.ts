import { style } from '@vanilla-extract/css'
import { vars } from '#src/design-system/theme/contract.css.ts'
import { focusRingInside, hairline } from '#src/design-system/theme/lines.css.ts'
import { fontSize, letterSpacing, lineHeight, lineWidth, motion, space } from '#src/design-system/theme/tokens.css.ts'

/** As wide as the panel: the rows' text lines up with the other sections, their background does not. */
export const list = style({ marginInline: `calc(-1 * ${space[16]})` })

export const story = style({
  display: 'flex',
  gap: space[12],
  width: '100%',
  padding: `${space[12]} ${space[16]}`,
  borderBlockStart: hairline.line,
  lineHeight: lineHeight.compact,
  transition: `background-color ${vars.motion.quick} ${motion.easing}`,
  selectors: {
    '&:hover, &[aria-current="true"]': { background: vars.color.surface },
    '&[aria-current="true"]': { boxShadow: `inset ${lineWidth.bar} 0 0 ${vars.color.accent}` },
    '&:focus-visible': focusRingInside,
  },
})

export const play = style({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: space[32],
  height: space[32],
  border: hairline.control,
  transition: `background-color ${vars.motion.quick} ${motion.easing}`,
  selectors: {
    [`${story}:hover &, ${story}[aria-current="true"] &`]: {
      background: vars.color.accent,
      borderColor: vars.color.accent,
      color: vars.color.onAccent,
    },
  },
})

export const triangle = style({
  width: '11px',
  height: '14px',
  marginInlineStart: lineWidth.strong,
  background: 'currentColor',
  clipPath: 'polygon(0 0, 100% 50%, 0 100%)',
  forcedColorAdjust: 'none',
})

export const texts = style({ display: 'grid', flex: 1, gap: space[4], minWidth: 0 })
export const line = style({ display: 'flex', alignItems: 'baseline', justifyContent: 'space-between', gap: space[12] })
export const title = style({ fontSize: fontSize.large })
export const count = style({
  flex: 'none',
  fontSize: fontSize.xsmall,
  letterSpacing: letterSpacing.column,
  color: vars.color.inkMuted,
})
export const summary = style({ color: vars.color.inkMuted })
