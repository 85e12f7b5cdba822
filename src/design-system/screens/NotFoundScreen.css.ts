import { style } from '@vanilla-extract/css'

export const texts = style({ alignSelf: 'center' })
