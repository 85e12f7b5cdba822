import { style } from '@vanilla-extract/css'

/** Vertically centred beside the picture. */
export const texts = style({ alignSelf: 'center' })
