import { style } from '@vanilla-extract/css'

/** The virtualizer keeps the scroll position: the browser's scroll anchoring would correct it a second time. */
export const windowed = style({ overflowAnchor: 'none' })
