import { style } from '@vanilla-extract/css'

/** There from the start, so that its words are announced; while it has none, it takes no room. */
export const status = style({ selectors: { '&:empty': { position: 'absolute' } } })
