import { style } from '@vanilla-extract/css'

/** Wide enough for most countries' names, which then are not torn apart; a card has room enough. */
export const country = style({ '@container': { '(min-width: 720px)': { minWidth: '88px' } } })
