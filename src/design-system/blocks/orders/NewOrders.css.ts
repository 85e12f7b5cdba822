import { fallbackVar, style } from '@vanilla-extract/css'
import { vars } from '#src/design-system/theme/contract.css.ts'
import { lettering, bottomInset, screenOnly } from '#src/design-system/theme/mixins.css.ts'
import { font, layer, radius, space } from '#src/design-system/theme/tokens.css.ts'

/** Overlays the page, because inside it the button would move what is being read. */
export const arrivals = style([
  screenOnly,
  {
    position: 'fixed',
    zIndex: layer.bar,
    // Above the bar that ships the selected orders.
    insetBlockEnd: `calc(${fallbackVar(bottomInset, '0px')} + ${space[96]})`,
    insetInline: space[16],
    display: 'flex',
    justifyContent: 'center',
    // The page beside the button stays usable.
    pointerEvents: 'none',
  },
])

export const raised = style({
  pointerEvents: 'auto',
  background: vars.color.surface,
  borderRadius: radius.edge,
  boxShadow: vars.shadow,
})

/** The part, with a mark on its picture, where it takes no room from the table. */
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
