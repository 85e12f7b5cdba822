import { style } from '@vanilla-extract/css'

/** Rows come and go above; the browser may not scroll after them as well. */
export const placed = style({ overflowAnchor: 'none' })
