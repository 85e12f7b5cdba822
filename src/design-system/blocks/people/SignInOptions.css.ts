import { style } from '@vanilla-extract/css'
import { hairline } from '#src/design-system/theme/lines.css.ts'
import { fontSize, fontWeight, space } from '#src/design-system/theme/tokens.css.ts'

/** A line on both sides of the text. */
export const or = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[16],
  '::before': { content: '', flex: 1, borderBlockStart: hairline.line },
  '::after': { content: '', flex: 1, borderBlockStart: hairline.line },
})

/** A separate box: these accounts are not the visitor's own. */
export const demo = style({
  display: 'grid',
  gap: space[12],
  border: hairline.dashed,
  padding: space[16],
})

export const title = style({ fontSize: fontSize.small, fontWeight: fontWeight.medium })
