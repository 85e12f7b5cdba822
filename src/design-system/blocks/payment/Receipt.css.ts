import { style } from '@vanilla-extract/css'
import { screenOnly } from '#src/design-system/theme/print.css.ts'

export const actions = screenOnly

/** Keeps the line breaks of the address. */
export const lines = style({ whiteSpace: 'pre-line' })
