import { style } from '@vanilla-extract/css'

/** Wide enough for most countries' names, which then are not torn apart. */
export const country = style({ minWidth: '88px' })
