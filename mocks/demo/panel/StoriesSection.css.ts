import { style } from '@vanilla-extract/css'
import { rowButton } from '#mocks/demo/panel/shared.css.ts'
import { vars } from '#src/design-system/theme/contract.css.ts'
import { hairline } from '#src/design-system/theme/lines.css.ts'
import { fontSize, letterSpacing, lineWidth, motion, space } from '#src/design-system/theme/tokens.css.ts'

export const story = style([
  rowButton,
  {
    display: 'flex',
    gap: space[12],
    selectors: {
      '&:hover, &[aria-current="true"]': { background: vars.color.surface },
      '&[aria-current="true"]': { boxShadow: `inset ${lineWidth.bar} 0 0 ${vars.color.accent}` },
    },
  },
])

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
