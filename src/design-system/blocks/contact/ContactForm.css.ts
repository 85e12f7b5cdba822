import { style } from '@vanilla-extract/css'

/** A live region must exist before its text appears; while empty it takes no space. */
export const status = style({ selectors: { '&:empty': { position: 'absolute' } } })
