import { style } from '@vanilla-extract/css'
import { focusRing, withoutHasSelector, vars } from '#src/design-system/theme/contract.css.ts'
import { coverParentRule } from '#src/design-system/theme/mixins.css.ts'
import { font, radius, size, space } from '#src/design-system/theme/tokens.css.ts'

export const line = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: `${space[8]} ${space[12]}` })

/** A focus ring around the stars but not around the padding at the start. */
const starsFocusRing = {
  content: '',
  position: 'absolute',
  inset: `0 0 0 calc(${size.target} / 2)`,
  borderRadius: radius.edge,
  ...focusRing,
} as const

/** A click on the padding at the start, which is half a star wide, sets the rating to zero. Vertical swipes still scroll. */
export const stars = style({
  position: 'relative',
  display: 'flex',
  paddingInlineStart: `calc(${size.target} / 2)`,
  marginInlineStart: `calc(${size.target} / -2)`,
  cursor: 'pointer',
  touchAction: 'pan-y',
  selectors: { '&:has(:focus-visible)::after': starsFocusRing },
  '@supports': { [withoutHasSelector]: { selectors: { '&:focus-within::after': starsFocusRing } } },
})

/** An invisible input for keyboards and assistive technology. The stars behind it receive the pointer events. */
export const input = style({ ...coverParentRule, opacity: 0, pointerEvents: 'none' })

export const valueText = style({
  color: vars.color.inkMuted,
  fontSize: font.size.small,
  fontWeight: font.weight.medium,
  lineHeight: font.lineHeight.compact,
})
