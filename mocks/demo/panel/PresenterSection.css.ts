import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '#src/design-system/theme/contract.css.ts'
import { space } from '#src/design-system/theme/tokens.css.ts'

/** Each row: a button, and what it opens. */
export const tools = style({
  display: 'grid',
  gridTemplateColumns: '120px minmax(0, 1fr)', // raw: the longest label on one line
  alignItems: 'center',
  gap: space[12],
})
globalStyle(`${tools} > button`, { paddingInline: space[8] })

export const hint = style({ color: vars.color.inkMuted, textWrap: 'pretty' })
