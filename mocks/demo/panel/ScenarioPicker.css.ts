import { style } from '@vanilla-extract/css'
import { vars } from '#src/design-system/theme/contract.css.ts'
import { focusRingInside, hairline } from '#src/design-system/theme/lines.css.ts'
import { fontSize, fontWeight, lineHeight, lineWidth, motion, space } from '#src/design-system/theme/tokens.css.ts'

/** As wide as the panel: the rows' text lines up with the other sections, their background does not. */
export const list = style({ marginInline: `calc(-1 * ${space[16]})` })

export const scenario = style({
  display: 'grid',
  gap: lineWidth.strong,
  width: '100%',
  padding: `${space[12]} ${space[16]}`,
  borderBlockStart: hairline.line,
  borderInlineStart: `${lineWidth.bar} solid transparent`,
  paddingInlineStart: `calc(${space[16]} - ${lineWidth.bar})`,
  lineHeight: lineHeight.compact,
  transition: `background-color ${vars.motion.quick} ${motion.easing}`,
  selectors: {
    '&:hover:not([aria-disabled="true"])': { background: vars.color.surface },
    '&[aria-current="true"]': { background: vars.color.surface, borderInlineStartColor: vars.color.accent },
    '&[aria-disabled="true"]': { cursor: 'progress' },
    '&:focus-visible': focusRingInside,
  },
})

export const title = style({ fontSize: fontSize.small, fontWeight: fontWeight.strong })
export const sentence = style({ fontSize: fontSize.small, color: vars.color.inkMuted })
export const none = style({ color: vars.color.inkMuted })
