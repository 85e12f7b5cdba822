import { style, styleVariants } from '@vanilla-extract/css'
import { hairline, vars } from '#src/design-system/theme/contract.css.ts'
import { font, media, motion, size, space } from '#src/design-system/theme/tokens.css.ts'

export const sample = style({ display: 'flex', alignItems: 'center', gap: space[16] })

export const swatches = styleVariants(vars.color, (background) => ({
  flex: 'none',
  width: size.thumbnail,
  height: '36px', // raw: the height of a swatch, which is used only here
  background,
  border: hairline.line,
}))

export const sizes = styleVariants(font.size, (value) => ({ fontSize: value, lineHeight: 1.2 }))

export const bars = styleVariants(space, (width) => ({ width, height: space[16], background: vars.color.accent }))

export const track = style({ padding: space[8], border: hairline.line })
const movingBlock = style({
  width: space[48],
  height: space[48],
  background: vars.color.accent,
  color: vars.color.onAccent,
  selectors: { [`${track}:hover &, ${track}:focus &`]: { translate: '200px 0' } }, // raw: far enough to see it move
})

export const movingBlocks = styleVariants({ quick: vars.motion.quick, steady: vars.motion.steady }, (duration) => [
  movingBlock,
  { transition: `translate ${duration} ${motion.easing}`, '@media': { [media.reducedMotion]: { transition: 'none' } } },
])
