import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '#src/design-system/theme/contract.css.ts'
import { lettering } from '#src/design-system/theme/text.css.ts'
import { letterSpacing, space } from '#src/design-system/theme/tokens.css.ts'

export const status = style([
  lettering,
  { display: 'flex', flexWrap: 'wrap', columnGap: space[8], letterSpacing: letterSpacing.brand, whiteSpace: 'nowrap' },
])

export const part = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[4],
  selectors: { '& + &::before': { content: '·', marginInlineEnd: space[4], color: vars.color.inkMuted } },
})

export const check = style({ color: vars.color.success })
globalStyle(`${check} svg`, { width: '14px', height: '14px', strokeWidth: 2.4 })
