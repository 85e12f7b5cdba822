import { style } from '@vanilla-extract/css'

export const content = style({ alignSelf: 'center' })
