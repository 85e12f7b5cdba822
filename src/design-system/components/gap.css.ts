import { styleVariants } from '@vanilla-extract/css'
import { space } from '#src/design-system/theme/tokens.css.ts'

/** Space between children, for Stack, Row and Grid. */
export const gap = styleVariants(space, (value) => ({ gap: value }))
