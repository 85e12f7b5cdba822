import { style } from '@vanilla-extract/css'

/** Narrow enough for a column of a table, wide enough for most names; longer addresses break at the @ first. */
export const customer = style({ minWidth: '136px', overflowWrap: 'anywhere' }) // raw: room for names to wrap between their words
