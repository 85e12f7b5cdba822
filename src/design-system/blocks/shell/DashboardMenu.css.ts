import { style } from '@vanilla-extract/css'
import * as row from '#src/design-system/blocks/shell/TabRow.css.ts'
import { hairline, vars } from '#src/design-system/theme/contract.css.ts'
import { font, lineWidth, media, size, space } from '#src/design-system/theme/tokens.css.ts'

export const menu = style({
  '@media': {
    // The menu stays in view beside a long list, and is scrollable if the window is not tall enough.
    [media.large]: {
      position: 'sticky',
      insetBlockStart: `calc(${size.bar} + ${space[32]})`,
      maxHeight: `calc(100svh - ${size.bar} - ${space[48]})`,
      overflowY: 'auto',
    },
    [media.print]: { display: 'none' },
  },
})

export const title = style({
  display: 'flex',
  alignItems: 'center',
  minHeight: space[32],
  marginBlockEnd: space[8],
  '@media': {
    [media.large]: { marginBlockEnd: 0, paddingBlockEnd: space[16], borderBlockEnd: hairline.line },
  },
})

export const list = style([
  row.list,
  { '@media': { [media.large]: { display: 'block', width: 'auto', borderBlockEnd: 'none' } } },
])

export const item = style({ flex: 'none' })

/** The amber bar that marks the current page is below the tab or, on large screens, beside the link. */
export const link = style([
  row.tab,
  {
    position: 'relative',
    alignItems: 'center',
    paddingInline: space[16],
    selectors: { '&[aria-current]': { background: vars.color.surface } },
    '@media': {
      // Leaves space for a badge.
      [media.belowLarge]: { minHeight: `calc(${size.field} + ${space[8]})`, paddingBlockEnd: space[8] },
      [media.large]: { borderBlockEndWidth: 0, borderInlineStartWidth: lineWidth.bar },
    },
  },
])

/** The number of pending orders. In a tab, it is below the label, so that nothing moves when the number loads. */
export const badge = style({
  marginInlineStart: 'auto',
  color: vars.color.accentText,
  fontSize: font.size.xsmall,
  fontWeight: font.weight.strong,
  whiteSpace: 'nowrap',
  '@media': {
    [media.belowLarge]: {
      position: 'absolute',
      insetBlockEnd: space[4],
      insetInlineStart: space[16],
      lineHeight: 1.2,
    },
  },
})

export const failure = style({
  marginBlockStart: space[16],
  paddingInlineStart: `calc(${space[16]} + ${lineWidth.bar})`,
  '@media': { [media.belowLarge]: { paddingInlineStart: 0 } },
})
