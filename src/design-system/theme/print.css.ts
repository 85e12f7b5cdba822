import { style } from '@vanilla-extract/css'
import { media } from '#src/design-system/theme/media.css.ts'

/** Hidden in print (STATE-17). */
export const screenOnly = style({ '@media': { [media.print]: { display: 'none' } } })

/** Shown in print only. */
export const printOnly = style({ '@media': { [media.screen]: { display: 'none' } } })
