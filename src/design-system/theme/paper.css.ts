import { style } from '@vanilla-extract/css'
import { media } from '#src/design-system/theme/media.css.ts'

/** What paper has no use for (STATE-17). */
export const screenOnly = style({ '@media': { [media.print]: { display: 'none' } } })

/** What only paper needs, for it is read without the page around it. */
export const paperOnly = style({ '@media': { [media.screen]: { display: 'none' } } })
