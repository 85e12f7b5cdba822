import { style } from '@vanilla-extract/css'
import { hairline, vars } from '#src/design-system/theme/contract.css.ts'
import { font, inset, media, size, space } from '#src/design-system/theme/tokens.css.ts'

export const list = style({
  borderBlockStart: hairline.line,
  fontSize: font.size.compact,
  lineHeight: font.lineHeight.compact,
})

/** Term, value and button on one line. On small screens, the term is above its value. */
export const item = style({
  display: 'grid',
  gridTemplate: '"term button" "value button" / minmax(0, 1fr) auto',
  columnGap: space[16],
  alignItems: 'center',
  minHeight: size.tableRow,
  paddingBlock: inset.label,
  borderBlockEnd: hairline.line,
  '@media': { [media.medium]: { gridTemplate: '"term value button" / 30% minmax(0, 1fr) auto' } },
})

export const term = style({ gridArea: 'term', color: vars.color.inkMuted })

export const value = style({
  gridArea: 'value',
  fontWeight: font.weight.medium,
  whiteSpace: 'pre-line',
  overflowWrap: 'anywhere',
})

export const button = style({ gridArea: 'button' })
