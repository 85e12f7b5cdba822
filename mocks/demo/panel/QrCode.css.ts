import { style } from '@vanilla-extract/css'

/** Always dark on light: not every phone reads an inverted code. */
export const code = style({ width: '240px', maxWidth: '100%', background: '#FFFFFF', fill: '#000000' }) // raw: read from across a table
