import { style } from '@vanilla-extract/css'
import { vars } from '#src/design-system/theme/contract.css.ts'
import { space } from '#src/design-system/theme/tokens.css.ts'

export const block = style({
  display: 'grid',
  border: `1px solid ${vars.color.ink}`,
  fontStyle: 'normal',
  overflowWrap: 'anywhere',
})

export const cell = style({
  display: 'grid',
  gap: space[12],
  padding: `${space[16]} ${space[24]} ${space[24]}`,
  selectors: { '& + &': { borderBlockStart: `1px solid ${vars.color.line}` } },
})

export const line = style({ display: 'block' })
