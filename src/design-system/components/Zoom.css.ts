import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '#src/design-system/theme/contract.css.ts'
import { media, motion } from '#src/design-system/theme/tokens.css.ts'

export const zoom = style({})

globalStyle(`${zoom} img`, {
  '@media': { [media.motion]: { transition: `scale ${vars.motion.steady} ${motion.easing}` } },
})
globalStyle(`${zoom}:hover img`, { '@media': { [media.hover]: { scale: '2' } } })
