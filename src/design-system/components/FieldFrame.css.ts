import { style } from '@vanilla-extract/css'
import { hairline, vars } from '#src/design-system/theme/contract.css.ts'
import { font, inset, lineWidth, media, motion, radius, size, space } from '#src/design-system/theme/tokens.css.ts'

export const field = style({ display: 'flex', flexDirection: 'column', gap: inset.label, minWidth: 0 })

export const label = style({
  fontSize: font.size.compact,
  fontWeight: font.weight.medium,
  lineHeight: font.lineHeight.compact,
})

export const invalidRule = {
  borderColor: vars.color.danger,
  boxShadow: `inset 0 0 0 ${lineWidth.hairline} ${vars.color.danger}`,
}

/** Shared by input, textarea and select. */
export const control = style({
  width: '100%',
  minHeight: size.field,
  padding: `11px ${inset.control}`, // raw: a field with borders and one line of text is `size.field` tall
  background: vars.color.surface,
  color: vars.color.ink,
  border: hairline.control,
  borderRadius: radius.edge,
  // Phones zoom into a field whose text is smaller than 16 px.
  fontSize: font.size.body,
  lineHeight: 1.5,
  transition: `border-color ${vars.motion.quick} ${motion.easing}`,
  '@media': { [media.hover]: { selectors: { '&:hover:enabled': { borderColor: vars.color.ink } } } },
  '::placeholder': { color: vars.color.inkMuted, opacity: 1 },
  selectors: {
    '&[readonly], &:disabled': { background: 'transparent', color: vars.color.inkMuted, borderStyle: 'dashed' },
    '&:disabled': { cursor: 'not-allowed', opacity: 1 },
    '&[aria-invalid="true"]': invalidRule,
  },
})

export const textArea = style({ minHeight: `calc(3 * ${size.field})`, resize: 'vertical' })
export const select = style({ appearance: 'none', cursor: 'pointer' })

export const withEndSlot = style({ position: 'relative' })
export const endPadding = style({ paddingInlineEnd: space[48] })
/** Positions a button or an icon inside the control, at its end. */
export const endSlot = style({
  position: 'absolute',
  insetBlock: 0,
  insetInlineEnd: lineWidth.strong,
  display: 'grid',
  placeItems: 'center',
})
export const chevron = style([
  endSlot,
  { insetInlineEnd: inset.control, pointerEvents: 'none', color: vars.color.inkMuted },
])

const noteBase = style({ fontSize: font.size.small, lineHeight: font.lineHeight.compact, overflowWrap: 'anywhere' })
export const hint = style([noteBase, { color: vars.color.inkMuted }])
export const error = style([noteBase, { color: vars.color.danger, fontWeight: font.weight.medium }])
