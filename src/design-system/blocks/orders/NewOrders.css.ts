import { style } from '@vanilla-extract/css'
import { vars } from '#src/design-system/theme/contract.css.ts'
import { lettering, screenOnly } from '#src/design-system/theme/looks.css.ts'
import { font, layer, radius, size, space } from '#src/design-system/theme/tokens.css.ts'

/** Over the page, below the navbar: in the page it would move what is being read. */
export const arrivals = style([
  screenOnly,
  {
    position: 'fixed',
    zIndex: layer.bar,
    insetBlockStart: `calc(${size.bar} + ${space[12]})`,
    insetInline: space[16],
    display: 'flex',
    justifyContent: 'center',
    // Beside the button the page can be used.
    pointerEvents: 'none',
  },
])

export const raised = style({
  pointerEvents: 'auto',
  background: vars.color.surface,
  borderRadius: radius.edge,
  boxShadow: vars.shadow,
})

/** The part, with a mark on its picture: there it takes no room from the table. */
export const marked = style({ position: 'relative' })

export const mark = style([
  lettering,
  screenOnly,
  {
    position: 'absolute',
    insetBlockStart: `-${space[4]}`,
    insetInlineStart: `-${space[4]}`,
    padding: space[4],
    background: vars.color.accent,
    color: vars.color.onAccent,
    fontSize: font.size.xsmall,
    letterSpacing: font.spacing.column,
  },
])
