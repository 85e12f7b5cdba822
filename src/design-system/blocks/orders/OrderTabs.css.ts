import { style } from '@vanilla-extract/css'
import { focusRingInside, hairline, vars } from '#src/design-system/theme/contract.css.ts'
import { font, lineWidth, media, motion, size, space } from '#src/design-system/theme/tokens.css.ts'
import { screenOnly } from '#src/design-system/theme/mixins.css.ts'

export const tabs = screenOnly

export const list = style({
  display: 'flex',
  columnGap: space[4],
  // As wide as all tabs together, so that the line continues below the tabs that are scrolled out of view.
  width: 'max-content',
  minWidth: '100%',
  borderBlockEnd: hairline.line,
})

export const tab = style({
  display: 'flex',
  alignItems: 'baseline',
  gap: space[8],
  minHeight: size.field,
  paddingBlock: space[16],
  paddingInline: space[8],
  borderBlockEnd: `${lineWidth.bar} solid transparent`,
  color: vars.color.inkMuted,
  fontSize: font.size.compact,
  fontWeight: font.weight.medium,
  lineHeight: 1.2,
  whiteSpace: 'nowrap',
  transition: `color ${vars.motion.quick} ${motion.easing}`,
  ...focusRingInside,
  selectors: {
    '&[aria-current]': { borderColor: vars.color.accent, color: vars.color.ink, fontWeight: font.weight.strong },
  },
  '@media': {
    [media.hover]: { ':hover': { color: vars.color.ink } },
    // Forced-colours mode makes transparent borders visible, so they get the background colour, except on the current tab.
    [media.forcedColors]: { borderColor: 'Canvas', selectors: { '&[aria-current]': { borderColor: 'Highlight' } } },
  },
})

export const count = style({
  color: vars.color.inkMuted,
  fontSize: font.size.small,
  fontWeight: font.weight.regular,
})
