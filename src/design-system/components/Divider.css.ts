import { style } from '@vanilla-extract/css'
import { vars } from '#src/design-system/theme/contract.css.ts'

export const divider = style({ width: '100%', height: 0, border: 0, borderTop: `1px solid ${vars.color.line}` })
