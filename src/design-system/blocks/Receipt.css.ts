import { style } from '@vanilla-extract/css'
import { screenOnly } from '#src/design-system/theme/paper.css.ts'

export const actions = screenOnly

/** An address as it was typed, line by line. */
export const lines = style({ whiteSpace: 'pre-line' })
