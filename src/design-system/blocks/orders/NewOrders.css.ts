import { fallbackVar, style } from '@vanilla-extract/css'
import { vars } from '#src/design-system/theme/contract.css.ts'
import { lettering, bottomInset, screenOnly } from '#src/design-system/theme/mixins.css.ts'
import { font, layer, radius, space } from '#src/design-system/theme/tokens.css.ts'

/** The button overlays the page, so that it doesn't move the rows that the admin is reading. */
export const overlay = style([
  screenOnly,
  {
    position: 'fixed',
    zIndex: layer.bar,
    // Keeps the button above the bar that ships the selected orders.
    insetBlockEnd: `calc(${fallbackVar(bottomInset, '0px')} + ${space[96]})`,
    insetInline: space[16],
    display: 'flex',
    justifyContent: 'center',
    // Keeps the page to the left and right of the button clickable.
    pointerEvents: 'none',
  },
])

export const buttonBackground = style({
  pointerEvents: 'auto',
  background: vars.color.surface,
  borderRadius: radius.edge,
  boxShadow: vars.shadow,
})

/** The cell of a new order. The mark overlaps the picture, so that it doesn't widen the table. */
export const newOrderCell = style({ position: 'relative' })

export const newMark = style([
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
    letterSpacing: font.letterSpacing.column,
  },
])
