import { style } from '@vanilla-extract/css'

export const notices = style({ display: 'grid' })
