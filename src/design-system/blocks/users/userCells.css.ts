import { style } from '@vanilla-extract/css'
import { space } from '#src/design-system/theme/tokens.css.ts'

export const user = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[12],
  minWidth: 0,
  overflowWrap: 'anywhere',
})

export const action = style({ whiteSpace: 'nowrap' })

/** Wide enough to keep most country names unbroken in a table. */
export const country = style({
  '@container': {
    // raw: wider than a printed page, where the other columns need the width
    '(min-width: 720px)': { minWidth: '88px' },
  },
})
