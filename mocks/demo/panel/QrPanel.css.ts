import { style } from '@vanilla-extract/css'
import { hairline } from '#src/design-system/theme/lines.css.ts'
import { vars } from '#src/design-system/theme/contract.css.ts'
import { space } from '#src/design-system/theme/tokens.css.ts'

/** As high before the code is drawn: the panel does not jump. */
export const panel = style({
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'end',
  gap: space[12],
  minHeight: '320px', // raw: the code, two lines of text, and the padding
  padding: space[16],
  background: vars.color.surface,
  border: hairline.line,
  textAlign: 'center',
})
