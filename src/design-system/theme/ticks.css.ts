import { createVar, fallbackVar, style } from '@vanilla-extract/css'
import { vars } from '#src/design-system/theme/contract.css.ts'
import { motion } from '#src/design-system/theme/tokens.css.ts'

/** Distance of the ticks from the edge; cards add 4 px on hover and focus. */
const tickInset = createVar()
/** Colour of the ticks; it differs on a photograph. */
export const tickColor = createVar()

const stroke = `linear-gradient(${tickColor}, ${tickColor})`
const corners = ['0 0', '100% 0', '0 100%', '100% 100%']

/** Ticks of 10 px in the four corners of a positioned box. */
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

/** For a card around a picture: its ticks move inwards on hover and focus. */
export const closesTicks = style({
  selectors: { '&:hover, &:focus-within': { vars: { [tickInset]: '12px' } } },
})
