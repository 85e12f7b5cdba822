import { style } from '@vanilla-extract/css'
import { vars } from '#src/design-system/theme/contract.css.ts'
import { hairline } from '#src/design-system/theme/lines.css.ts'
import { fontWeight, motion, size, space } from '#src/design-system/theme/tokens.css.ts'

export const button = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[8],
  width: '100%',
  minHeight: size.target,
  borderBlock: hairline.line,
  fontWeight: fontWeight.medium,
})

export const label = style({ flex: 1 })

export const note = style({ color: vars.color.inkMuted })

export const chevron = style({
  display: 'inline-flex',
  rotate: '-90deg',
  color: vars.color.inkMuted,
  transition: `rotate ${vars.motion.quick} ${motion.easing}`,
  selectors: { '[aria-expanded="true"] > &': { rotate: '0deg' } },
})
