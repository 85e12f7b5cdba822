import { style } from '@vanilla-extract/css'
import { depth } from '#mocks/demo/panel/dock.css.ts'
import { vars } from '#src/design-system/theme/contract.css.ts'
import { hairline } from '#src/design-system/theme/lines.css.ts'
import { lineWidth, radius, size, space } from '#src/design-system/theme/tokens.css.ts'

export const badge = style({
  position: 'fixed',
  zIndex: depth,
  insetInlineStart: `max(${space[8]}, env(safe-area-inset-left))`,
  insetBlockEnd: `max(${space[8]}, env(safe-area-inset-bottom))`,
  display: 'flex',
  alignItems: 'center',
  gap: space[8],
  maxWidth: `calc(100vw - 2 * ${space[8]})`,
  minHeight: size.target,
  padding: `${space[4]} ${space[12]}`,
  border: hairline.control,
  borderRadius: radius.edge,
  selectors: {
    '&:hover': { borderColor: vars.color.ink },
    // The panel's head shows the same.
    '&[aria-expanded="true"]': { visibility: 'hidden' },
  },
  '@media': {
    print: { display: 'none' },
  },
})

/** A ring while all is calm, a filled red dot while something is made to fail. */
export const dot = style({
  flex: 'none',
  width: space[12],
  height: space[12],
  border: `${lineWidth.bar} solid ${vars.color.success}`,
  borderRadius: radius.round,
})
export const failing = style({ borderColor: vars.color.danger, background: vars.color.danger })

export const name = style({ color: vars.color.accentText })
