import { style } from '@vanilla-extract/css'

/** Wide enough for most names; long e-mail addresses break at the @ first. */
export const customer = style({ minWidth: '136px', overflowWrap: 'anywhere' }) // raw: names wrap between words
