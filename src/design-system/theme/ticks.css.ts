import { createVar, fallbackVar, style } from '@vanilla-extract/css'
import { vars } from '#src/design-system/theme/contract.css.ts'
import { motion } from '#src/design-system/theme/tokens.css.ts'

/** How far the ticks stand from the edge; a card closes them in by 4 px on hover and focus. */
export const tickInset = createVar()
/** Colour of the ticks: over a photograph, or on the page. */
export const tickColor = createVar()

const stroke = `linear-gradient(${tickColor}, ${tickColor})`
const corners = ['0 0', '100% 0', '0 100%', '100% 100%']

/** Crop marks of 10 px in the four corners of a positioned box. */
export const ticks = style({
  vars: { [tickColor]: vars.color.control },
  '::after': {
    content: '',
    position: 'absolute',
    inset: fallbackVar(tickInset, '8px'),
    pointerEvents: 'none',
    background: corners.flatMap((at) => [`${stroke} ${at} / 10px 1px`, `${stroke} ${at} / 1px 10px`]).join(', '),
    backgroundRepeat: 'no-repeat',
    transition: `inset ${vars.motion.steady} ${motion.easing}`,
  },
})

/** For the card around a picture: its ticks close in while it is pointed at or holds the focus. */
export const closesTicks = style({
  selectors: { '&:hover, &:focus-within': { vars: { [tickInset]: '12px' } } },
})
