import { styleVariants } from '@vanilla-extract/css'
import { space } from '#src/design-system/theme/tokens.css.ts'

/** Distance between children, for whatever lays them out. */
export const gap = styleVariants(space, (value) => ({ gap: value }))
