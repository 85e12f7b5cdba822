import { style } from '@vanilla-extract/css'

export const action = style({ whiteSpace: 'nowrap' })

/** Wide enough to show most country names without a line break. */
export const country = style({
  '@container': {
    // raw: wider than a printed page, on which the other columns need the width
    '(min-width: 720px)': { minWidth: '88px' },
  },
})
