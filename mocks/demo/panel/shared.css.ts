// What several parts of the panel have in common.
import { style } from '@vanilla-extract/css'
import { vars } from '#src/design-system/theme/contract.css.ts'
import { focusRingInside, hairline } from '#src/design-system/theme/lines.css.ts'
import { lineHeight, lineWidth, motion, space } from '#src/design-system/theme/tokens.css.ts'

/** The current one of several buttons side by side. */
export const underlined = {
  background: vars.color.surface,
  boxShadow: `inset 0 -${lineWidth.bar} 0 ${vars.color.accent}`,
}

/** As wide as the panel: the rows' text lines up with the other sections, their background does not. */
export const list = style({ marginInline: `calc(-1 * ${space[16]})` })

/** A button that is a row of such a list. */
export const rowButton = style({
  width: '100%',
  padding: `${space[12]} ${space[16]}`,
  borderBlockStart: hairline.line,
  lineHeight: lineHeight.compact,
  transition: `background-color ${vars.motion.quick} ${motion.easing}`,
  selectors: { '&:focus-visible': focusRingInside },
})

/** Fields or buttons, two of equal width in a row. */
export const twoColumns = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: `${space[12]} ${space[8]}`,
})
