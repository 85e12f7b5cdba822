import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '#src/design-system/theme/contract.css.ts'
import { media } from '#src/design-system/theme/media.css.ts'
import { layer, size } from '#src/design-system/theme/tokens.css.ts'

export const shell = style({ display: 'flex', flexDirection: 'column', minHeight: '100svh' })

export const header = style({
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: layer.bar,
  borderBlockEnd: `1px solid ${vars.color.line}`,
  background: vars.color.paper,
  '@media': { [media.print]: { display: 'none' } },
})

/** The footer stays at the bottom of a short page. */
export const main = style({ flex: '1 0 auto', ':focus': { outline: 'none' } })

// With a bar below it the header is taller: nothing that is jumped to, focused or sticks may end up under it.
globalStyle(`html:has(${header} [role="status"]:not(:empty))`, { vars: { [vars.barHeight]: `calc(${size.bar} * 2)` } })
