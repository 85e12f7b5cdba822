import { style } from '@vanilla-extract/css'
import { vars } from '#src/design-system/theme/contract.css.ts'
import { fontSize, fontWeight, space } from '#src/design-system/theme/tokens.css.ts'

/** A hairline on either side of the word. */
export const or = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[16],
  '::before': { content: '', flex: 1, borderBlockStart: `1px solid ${vars.color.line}` },
  '::after': { content: '', flex: 1, borderBlockStart: `1px solid ${vars.color.line}` },
})

/** A box of its own: these are not the visitor's accounts. */
export const demo = style({
  display: 'grid',
  gap: space[12],
  border: `1px dashed ${vars.color.control}`,
  padding: space[16],
})

export const title = style({ fontSize: fontSize.small, fontWeight: fontWeight.medium })
