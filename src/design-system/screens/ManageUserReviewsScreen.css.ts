import { style } from '@vanilla-extract/css'

/** Wide enough to keep most country names unbroken in a table. */
export const country = style({
  '@container': {
    // raw: wider than paper, where the other columns need the room
    '(min-width: 720px)': { minWidth: '88px' },
  },
})
