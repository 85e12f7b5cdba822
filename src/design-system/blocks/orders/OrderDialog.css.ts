import { style } from '@vanilla-extract/css'
import { vars } from '#src/design-system/theme/contract.css.ts'
import { hairline } from '#src/design-system/theme/lines.css.ts'
import { media } from '#src/design-system/theme/media.css.ts'
import { fontSize, fontWeight, inset, lineHeight, size, space } from '#src/design-system/theme/tokens.css.ts'

export const list = style({
  borderBlockStart: hairline.line,
  fontSize: fontSize.compact,
  lineHeight: lineHeight.compact,
  fontVariantNumeric: 'tabular-nums',
})

/** Term, value and button; on small screens the term stands above its value. */
export const item = style({
  display: 'grid',
  gridTemplate: '"term button" "value button" / minmax(0, 1fr) auto',
  columnGap: space[16],
  alignItems: 'center',
  minHeight: size.row,
  paddingBlock: inset.label,
  borderBlockEnd: hairline.line,
  '@media': { [media.medium]: { gridTemplate: '"term value button" / 30% minmax(0, 1fr) auto' } },
})

export const term = style({ gridArea: 'term', color: vars.color.inkMuted })

export const value = style({
  gridArea: 'value',
  fontWeight: fontWeight.medium,
  whiteSpace: 'pre-line',
  overflowWrap: 'anywhere',
})

export const button = style({ gridArea: 'button' })
