import { style } from '@vanilla-extract/css'

/** The column is as wide as its words. */
export const action = style({ whiteSpace: 'nowrap' })
