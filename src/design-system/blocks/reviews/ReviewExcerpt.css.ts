import { style } from '@vanilla-extract/css'
import { vars } from '#src/design-system/theme/contract.css.ts'
import { motion, size, space } from '#src/design-system/theme/tokens.css.ts'

export const excerpt = style({ display: 'flex', justifyContent: 'space-between', columnGap: space[12], minWidth: 0 })

/** Its first line is aligned with the button. */
export const text = style({
  minWidth: 0,
  paddingBlock: `calc((${size.target} - 1lh) / 2)`,
  overflowWrap: 'anywhere',
  textWrap: 'pretty',
  whiteSpace: 'pre-line',
})

export const button = style({
  flex: 'none',
  height: size.target,
  transition: `rotate ${vars.motion.steady} ${motion.easing}`,
})
export const open = style({ rotate: '180deg' })
