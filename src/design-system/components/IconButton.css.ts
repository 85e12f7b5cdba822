import { style, styleVariants } from '@vanilla-extract/css'
import { hairline, vars } from '#src/design-system/theme/contract.css.ts'
import { media, motion, radius, size as measure } from '#src/design-system/theme/tokens.css.ts'

export const button = style({
  display: 'inline-grid',
  placeItems: 'center',
  flex: 'none',
  border: hairline.transparent,
  borderRadius: radius.edge,
  color: 'inherit',
  transition: `background-color ${vars.motion.quick} ${motion.easing}`,
  ':active': { background: `color-mix(in oklab, transparent 84%, ${vars.color.ink})` },
  '@media': {
    [media.hover]: {
      selectors: { '&:hover:not(:active)': { background: `color-mix(in oklab, transparent 92%, ${vars.color.ink})` } },
    },
    [media.print]: { display: 'none' },
    [media.forcedColors]: { background: 'Canvas' },
  },
})

export const icon = style({ display: 'inline-flex' })

export const tone = styleVariants({ plain: {}, outlined: { borderColor: vars.color.control } })

export const size = styleVariants({
  medium: { width: measure.target, height: measure.target },
  large: { width: measure.targetLarge, height: measure.targetLarge },
})
