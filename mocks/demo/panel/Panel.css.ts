import { globalStyle, style } from '@vanilla-extract/css'
import { depth, dock, panelSize } from '#mocks/demo/panel/dock.css.ts'
import { vars } from '#src/design-system/theme/contract.css.ts'
import { hairline } from '#src/design-system/theme/lines.css.ts'
import { media } from '#src/design-system/theme/media.css.ts'
import { layer, letterSpacing, size, space } from '#src/design-system/theme/tokens.css.ts'

const wideBelow = `${dock.below} and ${media.medium}`

export const panel = style({
  position: 'fixed',
  zIndex: depth,
  insetInlineEnd: 0,
  insetBlockEnd: 0,
  overflow: 'auto',
  overscrollBehavior: 'contain',
  // Keeps focused elements clear of the head.
  scrollPaddingTop: `calc(${size.bar} + ${space[8]})`,
  background: vars.color.paper,
  color: vars.color.ink,
  selectors: { '&:focus': { outline: 'none' } },
  '@media': {
    [dock.beside]: { insetBlockStart: 0, width: panelSize.width, borderInlineStart: hairline.control },
    [dock.below]: { insetInlineStart: 0, height: panelSize.height, borderBlockStart: hairline.control },
    [media.print]: { display: 'none' },
  },
})

/** As high as the shop's navbar: their lower edges are one line. */
export const head = style({
  position: 'sticky',
  zIndex: layer.sticky,
  insetBlockStart: 0,
  display: 'flex',
  alignItems: 'center',
  gap: space[12],
  minHeight: size.bar,
  paddingInline: `${space[16]} ${space[8]}`,
  borderBlockEnd: hairline.line,
  '@media': { [dock.below]: { minHeight: size.targetLarge } },
})

export const name = style({ display: 'grid', flex: 1, gap: space[4], minWidth: 0 })

export const shortcut = style({
  letterSpacing: letterSpacing.column,
  color: vars.color.inkMuted,
  '@media': { [media.belowMedium]: { display: 'none' } },
})

/** Two columns where the panel is wide: below the shop on medium windows. */
export const columns = style({
  display: 'grid',
  '@media': { [wideBelow]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
})

export const column = style({
  minWidth: 0,
  '@media': { [wideBelow]: { selectors: { '& + &': { borderInlineStart: hairline.line } } } },
})
globalStyle(`${columns} > :first-child > :first-child`, { borderTop: 0 })
globalStyle(`${column} > :first-child`, { '@media': { [wideBelow]: { borderTop: 0 } } })
