import { style, styleVariants } from '@vanilla-extract/css'
import { vars } from '#src/design-system/theme/contract.css.ts'
import { fontSize, lineWidth, space } from '#src/design-system/theme/tokens.css.ts'

export const toDo = style({ textWrap: 'pretty' })

/** As high empty as with its lines, so that the panel does not jump under the pointer. */
export const lines = style({ display: 'grid', alignContent: 'start', gap: space[8], minHeight: '4.5rem' }) // raw: three lines of text

/** As wide as the panel: a transaction's id has no spaces. */
export const reports = style({ display: 'grid', gap: space[8], paddingBlockStart: space[8], overflowWrap: 'anywhere' })

export const line = style({
  paddingInlineStart: space[12],
  borderInlineStart: `${lineWidth.bar} solid`,
  fontSize: fontSize.small,
  textWrap: 'pretty',
  selectors: { '&:not(:first-child)': { color: vars.color.inkMuted } },
})

export const tone = styleVariants({
  neutral: { borderColor: vars.color.control },
  good: { borderColor: vars.color.success },
  bad: { borderColor: vars.color.danger },
})
