import { style } from '@vanilla-extract/css'
import { space } from '#src/design-system/theme/tokens.css.ts'

export const scroll = style({ overflowX: 'auto', marginBlock: space[16] })

export const call = style({ textAlign: 'start' })

export const toast = style({ display: 'block' })
