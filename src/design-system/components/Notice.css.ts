import { style, styleVariants } from '@vanilla-extract/css'
import { vars } from '#src/design-system/theme/contract.css.ts'
import { font, lineWidth, size, space } from '#src/design-system/theme/tokens.css.ts'

/** The padding reserves a column for the icon, so that an action on the next line is aligned with the text. */
export const notice = style({
  position: 'relative',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  columnGap: space[16],
  rowGap: space[12],
  padding: `${space[12]} ${space[16]}`,
  paddingInlineStart: `calc(${space[16]} + ${size.icon} + ${space[12]})`,
  borderInlineStart: `${lineWidth.bar} solid`,
  fontSize: font.size.compact,
  lineHeight: font.lineHeight.compact,
})

export const tone = styleVariants({
  info: { background: vars.color.infoTint, borderColor: vars.color.info },
  success: { background: vars.color.successTint, borderColor: vars.color.success },
  danger: { background: vars.color.dangerTint, borderColor: vars.color.danger },
  warning: { background: vars.color.accentTint, borderColor: vars.color.accent },
})

const { info, success, danger, accentText } = vars.color
const toneColors = { info, success, danger, warning: accentText }

export const icon = styleVariants(toneColors, (color) => ({ position: 'absolute', insetInlineStart: space[16], color }))

export const content = style({ flex: '1 1 208px', minWidth: 0, color: vars.color.ink, overflowWrap: 'anywhere' }) // raw: in less space, the action wraps
export const title = style({ fontWeight: font.weight.strong })
export const largeTitle = styleVariants(toneColors, (color) => ({
  color,
  fontSize: font.size.large,
  lineHeight: font.lineHeight.text,
}))
export const action = style({ alignSelf: 'center' })
