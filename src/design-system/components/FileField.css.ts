import { style } from '@vanilla-extract/css'
import { invalidRule } from '#src/design-system/components/FieldFrame.css.ts'
import { focusRing, hairline, withoutHasSelector, vars } from '#src/design-system/theme/contract.css.ts'
import { coverParentRule, ticks } from '#src/design-system/theme/mixins.css.ts'
import {
  font,
  inset,
  media,
  motion,
  radius,
  size,
  space,
  underlineOffset,
} from '#src/design-system/theme/tokens.css.ts'

export const dropZone = style([
  ticks,
  {
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    gap: space[16],
    minHeight: '104px', // raw: leaves space for the corner ticks around the icon
    padding: `${space[16]} ${inset.form}`,
    border: hairline.dashed,
    borderRadius: radius.edge,
    background: vars.color.background,
    fontSize: font.size.compact,
    lineHeight: font.lineHeight.compact,
    transition: `background-color ${vars.motion.quick} ${motion.easing}, border-color ${vars.motion.quick} ${motion.easing}`,
    '@media': { [media.hover]: { selectors: { '&:hover:has(:enabled)': { borderColor: vars.color.ink } } } },
    selectors: {
      '&:has(:focus-visible)': focusRing,
      '&:has([aria-invalid="true"])': invalidRule,
      '&:has(:disabled)': { color: vars.color.inkMuted },
    },
    '@supports': { [withoutHasSelector]: { selectors: { '&:focus-within': focusRing } } },
  },
])

export const dragOver = style({
  borderStyle: 'solid',
  borderColor: vars.color.accentText,
  background: vars.color.accentTint,
})

export const iconBox = style({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: size.targetLarge,
  height: size.targetLarge,
  background: vars.color.surface,
  border: hairline.line,
})

export const content = style({ minWidth: 0, overflowWrap: 'anywhere' })
export const name = style({ fontWeight: font.weight.medium })
export const note = style({ color: vars.color.inkMuted })
export const action = style({
  fontWeight: font.weight.medium,
  textDecoration: 'underline',
  textUnderlineOffset: underlineOffset,
})

export const input = style({
  ...coverParentRule,
  opacity: 0,
  cursor: 'pointer',
  ':disabled': { cursor: 'not-allowed' },
})
