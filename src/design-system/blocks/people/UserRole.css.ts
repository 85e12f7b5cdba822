import { style } from '@vanilla-extract/css'

/** Makes the column as wide as its text. */
export const action = style({ whiteSpace: 'nowrap' })
