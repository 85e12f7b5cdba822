import { style } from '@vanilla-extract/css'
import { space } from '#src/design-system/theme/tokens.css.ts'

export const rows = style({ display: 'grid', gap: space[8] })
