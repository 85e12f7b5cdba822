import { style } from '@vanilla-extract/css'
import { focusRingInside, hairline, vars } from '#src/design-system/theme/contract.css.ts'
import { font, lineWidth, media, motion, size, space } from '#src/design-system/theme/tokens.css.ts'

/** The width of the amber bar that marks the current page, beside the link or below the tab. */
const bar = lineWidth.bar

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

export const list = style({
  display: 'flex',
  borderBlockEnd: hairline.line,
  // As wide as all tabs, so that the line also extends below the tabs that are scrolled out of view.
  width: 'max-content',
  minWidth: '100%',
  '@media': { [media.large]: { display: 'block', width: 'auto', borderBlockEnd: 'none' } },
})

export const item = style({ flex: 'none' })

export const link = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: space[8],
  minHeight: size.field,
  paddingInline: space[16],
  borderBlockEnd: `${bar} solid transparent`,
  color: vars.color.inkMuted,
  fontWeight: font.weight.medium,
  transition: `color ${vars.motion.quick} ${motion.easing}`,
  ...focusRingInside,
  selectors: {
    '&[aria-current]': { borderColor: vars.color.accent, background: vars.color.surface, color: vars.color.ink },
  },
  '@media': {
    [media.hover]: { ':hover': { color: vars.color.ink } },
    // Leaves space for a badge.
    [media.belowLarge]: { minHeight: `calc(${size.field} + ${space[8]})`, paddingBlockEnd: space[8] },
    [media.large]: { borderBlockEnd: 'none', borderInlineStart: `${bar} solid transparent` },
    // Forced-colours mode shows transparent borders, so hide them except on the current page.
    [media.forcedColors]: { borderColor: 'Canvas', selectors: { '&[aria-current]': { borderColor: 'Highlight' } } },
  },
})

/** The number of pending orders. In a tab, it is below the label, so that nothing moves when it appears with the data. */
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
  paddingInlineStart: `calc(${space[16]} + ${bar})`,
  '@media': { [media.belowLarge]: { paddingInlineStart: 0 } },
})
