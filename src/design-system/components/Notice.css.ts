import { globalStyle, style, styleVariants } from '@vanilla-extract/css'
import { vars } from '#src/design-system/theme/contract.css.ts'
import { font, lineWidth, space } from '#src/design-system/theme/tokens.css.ts'

export const notice = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  columnGap: space[16],
  rowGap: space[12],
  padding: `${space[12]} ${space[16]}`,
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

const iconColor = (color: string) => ({ flex: 'none', color })

export const mark = styleVariants({
  info: iconColor(vars.color.info),
  success: iconColor(vars.color.success),
  danger: iconColor(vars.color.danger),
  warning: iconColor(vars.color.accentText),
})

export const body = style({ display: 'flex', flex: '1 1 240px', gap: space[12], minWidth: 0, color: vars.color.ink }) // raw: with less width, the action wraps below
export const texts = style({ minWidth: 0, overflowWrap: 'anywhere' })
export const title = style({ fontWeight: font.weight.strong })
export const action = style({ alignSelf: 'center' })

/** The text takes its space, but is not there yet for anybody. */
export const silent = style({})
globalStyle(`${silent} > *`, { visibility: 'hidden' })
