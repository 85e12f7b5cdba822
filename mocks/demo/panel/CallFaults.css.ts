import { style } from '@vanilla-extract/css'
import { vars } from '#src/design-system/theme/contract.css.ts'
import { lettering } from '#src/design-system/theme/text.css.ts'
import { space } from '#src/design-system/theme/tokens.css.ts'

export const group = style({ display: 'grid', gap: space[8] })
export const calls = style([group, { paddingBlockStart: space[12] }])
export const heading = style([lettering, { marginBlockStart: space[12], color: vars.color.inkMuted }])
