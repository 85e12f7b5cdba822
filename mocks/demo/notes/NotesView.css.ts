import { style } from '@vanilla-extract/css'
import { vars } from '#src/design-system/theme/contract.css.ts'
import { hairline } from '#src/design-system/theme/lines.css.ts'
import { condensed } from '#src/design-system/theme/text.css.ts'
import { fontSize, lineHeight, lineWidth, size, space } from '#src/design-system/theme/tokens.css.ts'

export const page = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[24],
  maxWidth: size.narrow,
  minHeight: '100svh',
  marginInline: 'auto',
  padding: `${space[12]} ${space[16]} ${space[32]}`,
})

export const head = style({
  position: 'sticky',
  insetBlockStart: 0,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[16],
  paddingBlock: space[12],
  background: vars.color.paper,
  borderBottom: hairline.ink,
})

export const clock = style([condensed, { fontSize: fontSize.title, fontVariantNumeric: 'tabular-nums' }])

/** Read at a glance, from a standing person's distance. */
export const notes = style({ fontSize: fontSize.card, lineHeight: lineHeight.compact, textWrap: 'pretty' })

export const quote = style({
  paddingInlineStart: space[16],
  borderInlineStart: `${lineWidth.bar} solid ${vars.color.accent}`,
  fontSize: fontSize.large,
  lineHeight: lineHeight.compact,
})
