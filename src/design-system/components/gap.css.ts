import { styleVariants } from '@vanilla-extract/css'
import { space } from '#src/design-system/theme/tokens.css.ts'

/** Space between children, for Stack, Row and Grid. Twice the class: it replaces a grid's own gap, which may come later. */
export const gap = styleVariants(space, (value) => ({ selectors: { '&&': { gap: value } } }))
