import { style } from '@vanilla-extract/css'
import { hairline, vars } from '#src/design-system/theme/contract.css.ts'
import { font, lineWidth, media, radius, size, space } from '#src/design-system/theme/tokens.css.ts'
import { coverParentRule, lettering } from '#src/design-system/theme/mixins.css.ts'

export const group = style({ display: 'grid', gap: space[12], justifyItems: 'start' })
export const legend = style([lettering, { color: vars.color.inkMuted, marginBottom: space[12] }])
export const options = style({
  display: 'flex',
  flexWrap: 'wrap',
  border: hairline.control,
  borderRadius: radius.edge,
})

export const option = style({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[8],
  minHeight: size.target,
  // Small enough to fit three options on one line in a window 320 px wide.
  paddingInline: space[8],
  color: vars.color.inkMuted,
  fontSize: font.size.small,
  fontWeight: font.weight.medium,
  cursor: 'pointer',
  '@media': { [media.medium]: { paddingInline: space[12] }, [media.hover]: { ':hover': { color: vars.color.ink } } },
  selectors: { '&:has(:checked)': { color: vars.color.ink } },
})

/** Covers the whole option, so that the selection and the focus are visible even in browsers without `:has`. */
export const radio = style({
  ...coverParentRule,
  appearance: 'none',
  cursor: 'pointer',
  // A border rather than a shadow, which forced-colours mode would remove.
  ':checked': { borderBlockEnd: `${lineWidth.bar} solid ${vars.color.accent}` },
})
