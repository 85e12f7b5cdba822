import { style } from '@vanilla-extract/css'

/** Wide enough for most countries' names, which then are not torn apart; a card has room enough. */
export const country = style({
  '@container': {
    // raw: wider than paper, where the other columns need the room
    '(min-width: 720px)': { minWidth: '88px' },
  },
})
