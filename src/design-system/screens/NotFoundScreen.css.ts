import { style } from '@vanilla-extract/css'

/** Beside the picture, at the height of its hub. */
export const words = style({ alignSelf: 'center' })
