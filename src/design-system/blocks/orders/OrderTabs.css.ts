import { style } from '@vanilla-extract/css'
import { vars } from '#src/design-system/theme/contract.css.ts'
import { focusRingInside, hairline } from '#src/design-system/theme/lines.css.ts'
import { media } from '#src/design-system/theme/media.css.ts'
import { screenOnly } from '#src/design-system/theme/print.css.ts'
import { fontSize, fontWeight, lineWidth, motion, size, space } from '#src/design-system/theme/tokens.css.ts'

export const tabs = screenOnly

export const list = style({
  display: 'flex',
  // As wide as all tabs: the line also runs below those outside the view.
  width: 'max-content',
  minWidth: '100%',
  borderBlockEnd: hairline.line,
})

export const tab = style({
  display: 'flex',
  alignItems: 'baseline',
  gap: space[8],
  minHeight: size.target,
  paddingBlock: space[12],
  paddingInline: space[12],
  borderBlockEnd: `${lineWidth.bar} solid transparent`,
  color: vars.color.inkMuted,
  fontSize: fontSize.compact,
  fontWeight: fontWeight.medium,
  lineHeight: 1.2,
  whiteSpace: 'nowrap',
  transition: `color ${vars.motion.quick} ${motion.easing}`,
  ...focusRingInside,
  ':hover': { color: vars.color.ink },
  selectors: {
    '&[aria-current]': { borderColor: vars.color.accent, color: vars.color.ink, fontWeight: fontWeight.strong },
  },
  '@media': {
    [media.medium]: { paddingInline: space[16] },
    // Forced-colours mode draws transparent borders: hide them except on the current tab.
    [media.forcedColors]: { borderColor: 'Canvas', selectors: { '&[aria-current]': { borderColor: 'Highlight' } } },
  },
})

export const count = style({
  color: vars.color.inkMuted,
  fontSize: fontSize.small,
  fontWeight: fontWeight.regular,
  fontVariantNumeric: 'tabular-nums',
})
