import { style } from '@vanilla-extract/css'
import { space } from '#src/design-system/theme/tokens.css.ts'

export const excerpt = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: space[12], minWidth: 0 })
export const text = style({ minWidth: 0, overflowWrap: 'anywhere', whiteSpace: 'pre-line' })
export const button = style({ flex: 'none' })
